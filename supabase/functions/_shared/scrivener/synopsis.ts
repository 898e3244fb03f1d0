import { cutText, decodePlainText } from './text/clean-text.ts'
import { decodeSingleByte } from './text/code-pages.ts'

const MAX_SYNOPSIS = 100_000

/** A synopsis as clean text, decoded from UTF-8 with any line ends. */
export function readSynopsis(bytes: Uint8Array): string {
  return cutText(decodePlainText(bytes, (latin) => decodeSingleByte(latin, 1252)).trim(), MAX_SYNOPSIS)
}
