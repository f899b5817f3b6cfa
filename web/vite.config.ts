// The page is built into the package, so that an installed Copse serves it without Node; beside it the page for replays.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { film } from './film.config'
import { ownWords } from './words.config'

const OUT = '../src/copse/server/page'
const CSS_TARGET = ['chrome123', 'firefox120', 'safari17.5'] // the first that know light-dark()

const thenFilm: Plugin = {
  name: 'then-film',
  apply: 'build',
  async closeBundle() {
    await build(film(OUT, CSS_TARGET))
  },
}

export default defineConfig({
  base: './',
  plugins: [svelte(), ownWords(), thenFilm],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    cssTarget: CSS_TARGET,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
