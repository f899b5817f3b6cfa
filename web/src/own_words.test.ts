// The screens that have a catalogue of their own: `page_NAME.ftl` for the folder NAME.
import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from './words.svelte'

/** The folder of a screen that is not named as its catalogue. */
const FOLDERS: Record<string, string> = { workshop: 'root/workshop' }
const SCREENS = ['account', 'clockwork', 'pace', 'notifications', 'people', 'leagues', 'workshop']

describe.each(SCREENS)('the screen %s', (screen) => {
  const catalogue = (language: string): string =>
    readFileSync(new URL(`../../src/copse/locale/${language}/page_${screen}.ftl`, import.meta.url), 'utf8')
  const ids = (text: string): string[] =>
    [...text.matchAll(new RegExp(`^${screen}-([\\w-]+) =`, 'gm'))].map(([, id]) => id).sort()
  const folder = new URL(`./${FOLDERS[screen] ?? screen}/`, import.meta.url)
  const sources = readdirSync(folder, { encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  const english = ids(catalogue('en'))

  it.each(LANGUAGES.map(({ id }) => id))('has the same messages in %s, all well-formed', (language) => {
    expect(ids(catalogue(language))).toEqual(english)
    expect(new FluentBundle(language).addResource(new FluentResource(catalogue(language)))).toEqual([])
  })

  it('says no message that is not there, and leaves none idle', () => {
    const said = [...sources.matchAll(/\btell\(\s*'([\w-]+)'/g)].map(([, id]) => id)
    expect(said.length).toBeGreaterThan(20)
    expect(said.filter((id) => !english.includes(id))).toEqual([])
    const begun = [...sources.matchAll(/\btell\(`([\w-]+)\$/g)].map(([, id]) => id)
    const idle = english.filter((id) => !sources.includes(`'${id}'`) && !begun.some((start) => id.startsWith(start)))
    expect(idle).toEqual([])
  })
})
