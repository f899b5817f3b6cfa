// A second page, for replays that are kept as files: script, styles and fonts stand in the file itself, which asks nobody
// for anything. The server puts the game into it.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { InlineConfig, Plugin } from 'vite'
import { ownWords } from './words.config'

/** Puts script and styles into the page. */
function inOneFile(): Plugin {
  return {
    name: 'in-one-file',
    enforce: 'post',
    generateBundle(_, bundle) {
      const parts = Object.values(bundle)
      const page = parts.find((part) => part.fileName.endsWith('.html'))
      const script = parts.find((part) => part.type === 'chunk')
      const styles = parts.find((part) => part.fileName.endsWith('.css'))
      if (page?.type !== 'asset' || script?.type !== 'chunk' || styles?.type !== 'asset')
        throw new Error('a part is missing')
      // Nothing is left to load before its time; and what would end the script, or hide its end, may stand in its texts.
      const code = script.code.replaceAll('__VITE_PRELOAD__', 'void 0').replace(/<(?=\/?script|!--)/gi, '\\x3c')
      page.source = String(page.source)
        .replace(/<script[^>]* src=[^>]*><\/script>/, '')
        .replace(/<link[^>]* rel="stylesheet"[^>]*>/, () => `<style>${String(styles.source)}</style>`)
        .replace('</body>', () => `<script type="module">${code}</script></body>`)
      for (const part of parts) if (part !== page) delete bundle[part.fileName]
    },
  }
}

export const film = (outDir: string, cssTarget: string[]): InlineConfig => ({
  configFile: false,
  base: './',
  publicDir: false,
  plugins: [svelte(), ownWords(true), inOneFile()],
  build: {
    outDir,
    emptyOutDir: false,
    cssTarget,
    cssCodeSplit: false,
    assetsInlineLimit: Infinity,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { input: 'film.html', output: { codeSplitting: false } },
  },
})
