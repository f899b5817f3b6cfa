// Draws saved positions without a server: ?players=4&prompt=Conquer&theme=dark&lang=uk&show=glyphs&click=.seat
// First `samples.py`, then `npx vite build src/smallworld/preview --config vite.config.ts --outDir /tmp/preview` in web/.
import '../../fonts.css'
import '../../style.css'
import { mount, tick } from 'svelte'
import type { Language } from '../../api'
import { speak } from '../../words.svelte'
import { learn, type Figures } from '../data'
import Preview, { type Moment } from './Preview.svelte'

interface Samples {
  /** By players and question. */
  moments: Record<string, Record<string, Moment>>
  laws: Record<string, Record<Language, string>>
  figures: Figures
}

const [load] = Object.values(import.meta.glob<Samples>('./samples.json', { import: 'default' }))
const samples = await load()
const asked = new URLSearchParams(location.search)
const language = asked.get('lang') ?? 'en'

window.fetch = async (address) => {
  const id = decodeURIComponent(String(address).replace(/^.*\/law\/|\?.*$/g, ''))
  return Response.json({ id, summary: samples.laws[id][language], book: '' })
}

document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
learn(samples.figures)
await speak(language, 'smallworld')
mount(Preview, {
  target: document.getElementById('app') as HTMLElement,
  props: {
    moment: samples.moments[asked.get('players') ?? '3'][asked.get('prompt') ?? 'Conquer'],
    glyphs: asked.get('show') === 'glyphs',
  },
})
await tick()
document.querySelector<HTMLElement>(asked.get('click') ?? 'none')?.click()
