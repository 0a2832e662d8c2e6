// Hands the reader a text to keep as a file.

/** In milliseconds. */
const LONG_ENOUGH = 60_000

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser fetches it after this, and not always at once.
  setTimeout(() => URL.revokeObjectURL(address), LONG_ENOUGH)
}
