// Offers a text to the browser as a file to save.
import { fileName } from './format'

const KINDS = {
  record: 'text/plain',
  position: 'text/plain',
  toml: 'text/plain',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  html: 'text/html',
  json: 'application/json',
}

export function download(name: string, kind: keyof typeof KINDS, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: KINDS[kind] }))
  link.download = `${fileName(name)}.${kind}`
  link.click()
  URL.revokeObjectURL(link.href)
}
