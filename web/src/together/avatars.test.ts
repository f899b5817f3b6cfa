import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { animals, anyAvatar, colours, otherAvatar, readAvatar } from './avatars'

const messages = readFileSync(new URL('../../../src/copse/server/protocol/messages.py', import.meta.url), 'utf8')

it('knows the same animals and colours as the server', () => {
  const [, wild] = /\^\(\(([a-z|]+)\)"/.exec(messages)!
  const [, bright] = /"-\(([a-z|]+)\)\)\?\$"/.exec(messages)!
  expect(wild.split('|')).toEqual(animals)
  expect(bright.split('|')).toEqual(colours)
})

it('reads what it makes, and nothing else', () => {
  expect(readAvatar(anyAvatar())).not.toBeNull()
  for (const wrong of ['', 'fox', 'fox-', 'dog-red', 'fox-pink']) expect(readAvatar(wrong)).toBeNull()
})

it('gives people at one device faces that nobody confuses', () => {
  const faces = ['fox-red']
  while (faces.length < 6) faces.push(otherAvatar(faces))
  expect(new Set(faces.map((face) => face.split('-')[0])).size).toBe(6)
  expect(new Set(faces.map((face) => face.split('-')[1])).size).toBe(6)
})
