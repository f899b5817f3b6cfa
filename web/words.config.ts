// What the page itself says of the catalogues: the labels of actions, questions and events come from the server as text.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import type { Plugin } from 'vite'

const CATALOGUE = /\.ftl\?raw$/
const SAID_BY_THE_SERVER = /^(?:action|cost|event|left|option|prompt|verb)-.*(?:\n[ \t}].*)*\n/gm
const COMMENT = /^#.*\n/gm

const PACKED = fileURLToPath(new URL('src/packed.ts', import.meta.url))

/** `packed`: all languages together are large where nobody can fetch one of them. */
export const ownWords = (packed = false): Plugin => ({
  name: 'own-words',
  enforce: 'pre',
  async load(id) {
    if (!CATALOGUE.test(id)) return null
    const text = await readFile(id.replace('?raw', ''), 'utf8')
    const own = text.replace(SAID_BY_THE_SERVER, '').replace(COMMENT, '')
    if (!packed) return `export default ${JSON.stringify(own)}`
    const base64 = deflateSync(own, { level: 9 }).toString('base64')
    return `import { inflated } from ${JSON.stringify(PACKED)}; export default inflated('${base64}')`
  },
})
