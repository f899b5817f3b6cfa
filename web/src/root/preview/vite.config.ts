// The preview is built by itself and is no part of the page: npx vite build src/root/preview --outDir /tmp/preview
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  plugins: [svelte()],
  server: { fs: { allow: ['../../../..'] } },
  build: { target: 'esnext' },
})
