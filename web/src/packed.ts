// Compressed texts inside a file or an address: deflate, encoded as base64.
const through = (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Response =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream as TransformStream<Uint8Array<ArrayBuffer>>))

export async function inflated(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.trim()), (letter) => letter.charCodeAt(0))
  return through(bytes, new DecompressionStream('deflate')).text()
}

export async function deflated(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate')).arrayBuffer()
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

/** With the letters of base64 that an address allows, and back. */
export const forAddress = (base64: string): string =>
  base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
export const fromAddress = (text: string): string => text.replaceAll('-', '+').replaceAll('_', '/')
