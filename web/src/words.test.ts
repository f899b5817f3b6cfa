import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it, vi } from 'vitest'
import { bring, LANGUAGES, sayIn, speak } from './words.svelte'

const languages = LANGUAGES.map(({ id }) => id)
const isLanguage = (name: string): boolean => !/[._]/.test(name)
const catalogue = (language: string): string =>
  readFileSync(new URL(`../../src/copse/locale/${language}/page.ftl`, import.meta.url), 'utf8')
const ids = (text: string): string[] => [...text.matchAll(/^(page-[\w-]+) =/gm)].map(([, id]) => id).sort()
const OF_PROGRAMS = [
  'bad_request',
  'confirm_lasting',
  'confirm_leave',
  'confirm_loss',
  'confirm_turn_end',
  'foreign_origin',
  'no_preferences',
  'not_json',
  'not_offered',
  'not_ready',
  'request_reused',
  'too_many_previews',
  'unknown_action',
  'unknown_agent',
  'unknown_bot',
  'unknown_entry',
  'unknown_game',
  'unknown_language',
  'unknown_paragraph',
  'unknown_seat',
  'unknown_speed',
  'unknown_tutorial',
  'unknown_zone',
]
const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('\n')

it('every folder of the catalogues is a language, called as it calls itself', () => {
  expect(languages).toEqual(
    readdirSync(new URL('../../src/copse/locale', import.meta.url))
      .filter(isLanguage)
      .sort(),
  )
  expect(LANGUAGES.map(({ name }) => name)).toEqual(expect.arrayContaining(['English', 'Русский', 'Українська']))
})

it.each(languages)('the page has the same messages in %s, all well-formed', (language) => {
  expect(ids(catalogue(language))).toEqual(ids(catalogue('en')))
  expect(new FluentBundle(language).addResource(new FluentResource(catalogue(language)))).toEqual([])
})

it('says no message that is not there', () => {
  const said = [...sources.matchAll(/\bsay\('([\w-]+)'/g)].map(([, id]) => `page-${id}`)
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter((id) => !ids(catalogue('en')).includes(id))).toEqual([])
})

it('has a sentence for whatever the server refuses, but for what only a program can do wrong', () => {
  const server = new URL('../../src/copse/server/', import.meta.url)
  const python = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.py'))
  const refused = python.flatMap((name) => [
    ...readFileSync(new URL(name, server), 'utf8').matchAll(/Refusal\(\s*\d+, "(\w+)"/g),
  ])
  const codes = new Set(refused.map(([, code]) => code))
  expect(codes.size).toBeGreaterThan(30)
  const unsaid = [...codes].filter(
    (code) => !ids(catalogue('en')).includes(`page-refusal-${code.replaceAll('_', '-')}`),
  )
  expect(unsaid.sort()).toEqual(OF_PROGRAMS)
})

it('leaves no message idle', () => {
  const begun = [...sources.matchAll(/\bsay\(`([\w-]+)\$/g)].map(([, id]) => `page-${id}`)
  const idle = ids(catalogue('en')).filter(
    (id) => !sources.includes(`'${id.slice(5)}'`) && !begun.some((start) => id.startsWith(start)),
  )
  expect(idle).toEqual([])
})

it.each(languages)('says in %s when to come again to a server that is busy', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(catalogue(language)))
  const said = bundle.formatPattern(bundle.getMessage('page-refusal-busy')?.value ?? '', { seconds: 30 })
  expect(said).toMatch(/ 30 \S+\.$/)
})

it('says a catalogue that was asked for before the module that brings it', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en', 'page_late')
  expect(sayIn('page_late', 'late-greeting')).toBe('late-greeting')
  const brought = LANGUAGES.map(({ id }) => [`../../src/copse/locale/${id}/page_late.ftl`, id] as const)
  bring(Object.fromEntries(brought.map(([path, id]) => [path, () => Promise.resolve(`late-greeting = Hello, ${id}`)])))
  await expect.poll(() => sayIn('page_late', 'late-greeting')).toBe('Hello, en')
  await speak('uk')
  expect(sayIn('page_late', 'late-greeting')).toBe('Hello, uk')
})
