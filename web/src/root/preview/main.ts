// Draws saved moments of games, to look at while drawing: ?map=lake&theme=dark&part=board|seats|hand|all&pick=clearing:5&open
import { mount } from 'svelte'
import '../../fonts.css'
import '../../style.css'
import { speak } from '../../words.svelte'
import Preview from './Preview.svelte'

const wanted = new URLSearchParams(location.search)
document.documentElement.dataset.theme = wanted.get('theme') ?? 'light'

await speak(wanted.get('lang') ?? 'en', 'root')
mount(Preview, { target: document.getElementById('app')!, props: { wanted } })
