// Texts that stand in a file packed: deflate, written as base64.
export async function inflated(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.trim()), (letter) => letter.charCodeAt(0))
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).text()
}
