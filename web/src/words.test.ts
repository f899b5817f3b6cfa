import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'

const catalogue = (language: string): string => readFileSync(new URL(`../../src/copse/locale/${language}/page.ftl`, import.meta.url), 'utf8')
const ids = (text: string): string[] => [...text.matchAll(/^(page-[\w-]+) =/gm)].map(([, id]) => id).sort()
const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('\n')

it.each(['en', 'ru', 'uk'])('the page has the same messages in %s, all well-formed', (language) => {
  expect(ids(catalogue(language))).toEqual(ids(catalogue('en')))
  expect(new FluentBundle(language).addResource(new FluentResource(catalogue(language)))).toEqual([])
})

it('says no message that is not there', () => {
  const said = [...sources.matchAll(/\bsay\('([\w-]+)'/g)].map(([, id]) => `page-${id}`)
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter((id) => !ids(catalogue('en')).includes(id))).toEqual([])
})

it('leaves no message idle', () => {
  const begun = [...sources.matchAll(/\bsay\(`([\w-]+)\$/g)].map(([, id]) => `page-${id}`)
  const idle = ids(catalogue('en')).filter((id) => !sources.includes(`'${id.slice(5)}'`) && !begun.some((start) => id.startsWith(start)))
  expect(idle).toEqual([])
})
