// What the page itself says of the catalogues: the labels of actions, questions and events come from the server as text.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const CATALOGUE = /\.ftl\?raw$/
const SAID_BY_THE_SERVER = /^(?:action|cost|event|left|prompt|verb)-.*(?:\n[ \t}].*)*\n/gm
const COMMENT = /^#.*\n/gm

export const ownWords = (): Plugin => ({
  name: 'own-words',
  enforce: 'pre',
  async load(id) {
    if (!CATALOGUE.test(id)) return null
    const text = await readFile(id.replace('?raw', ''), 'utf8')
    return `export default ${JSON.stringify(text.replace(SAID_BY_THE_SERVER, '').replace(COMMENT, ''))}`
  },
})
