// A replay as a single file: the file contains the compressed game and needs no server.
import './fonts.css'
import './style.css'
import { mount } from 'svelte'
import type { Figures, Frame, Language, Paragraph, Table } from './api'
import { boardsOf } from './boards'
import FilmPage from './FilmPage.svelte'
import Law from './Law.svelte'
import { learn } from './law.svelte'
import { titleOf } from './lobby/open'
import { inflated } from './packed'
import { speak } from './words.svelte'

interface Film {
  lang: Language
  figures: Figures
  replay: { table: Table; frames: Frame[] }
  law: Paragraph[]
}

const film = JSON.parse(await inflated(document.getElementById('film')!.textContent!)) as Film
const { lang, figures, replay, law } = film
const { table, frames } = replay
learn(law, lang)
const [boards] = await Promise.all([boardsOf(table.game), speak(lang, table.game)])
boards.learn(figures, table.options)
document.documentElement.dataset.motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'on'
document.title = `${titleOf(table)} · Copse`
const target = document.getElementById('app')!
mount(FilmPage, { target, props: { table, frames, boards } })
mount(Law, { target })
