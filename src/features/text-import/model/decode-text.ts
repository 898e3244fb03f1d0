import { decodeSingleByte } from '@scrivener/text/code-pages.ts'
import { UnreadableFile } from './file-text.ts'

type Decoded = {
  text: string
  /** The bytes are not Unicode, so Windows-1252 is assumed. */
  isGuessed: boolean
}

/** How much of a file is examined for zero bytes. */
const SAMPLE = 64 * 1024

/**
 * Decodes a text file: by its byte order mark, as UTF-16 by its zero bytes, as UTF-8, else as Windows-1252. Throws
 * {@link UnreadableFile} for an empty or a binary file.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) throw new UnreadableFile('empty')
  const decoded = decode(bytes)
  if (isBinary(decoded.text)) throw new UnreadableFile('not_text')
  if (decoded.text.trim() === '') throw new UnreadableFile('no_text')
  return decoded
}

function decode(bytes: Uint8Array): Decoded {
  const utf16 = utf16Label(bytes)
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), isGuessed: false }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false }
  } catch {
    return { text: decodeSingleByte(bytes, 1252), isGuessed: true }
  }
}

function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE - (SAMPLE % 2))
  if (sample.length % 2 !== 0 && sample.length === bytes.length) return null
  const zeros = [0, 0]
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // Without a mark, the spaces and line ends of any script have a zero byte on one side only.
  if (odd > sample.length / 40 && even === 0) return 'utf-16le'
  if (even > sample.length / 40 && odd === 0) return 'utf-16be'
  return null
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: text files hold none of these
const CONTROL = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f\ufffe\uffff]/g

/** The first letters of files that have few control characters. */
const SIGNATURES = ['PK\u0003\u0004', '%PDF-', '{\\rtf', 'GIF8']

/** True for a text with more control characters than a damaged text file has. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, SAMPLE)
  if (SIGNATURES.some((start) => sample.startsWith(start))) return true
  const count = sample.match(CONTROL)?.length ?? 0
  return sample.includes('\0') || count > sample.length / 200
}
