import { codePage } from '../text/code-pages.ts'

/** Below this length, concatenation is faster than calling a decoder. */
const SHORT = 24
const decoder = new TextDecoder()

/** Plain ASCII bytes as a string. */
function asciiText(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > SHORT) return decoder.decode(bytes.subarray(start, end))
  let text = ''
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at] as number)
  return text
}

/**
 * Decodes RTF bytes in the current code page. Bytes of a multi-byte code page are buffered, because the second byte
 * may be a plain letter.
 */
export class TextDecoding {
  /** The number of fallback characters to skip after a `\u`. */
  skip = 0
  private pending: number[] = []
  private pendingPage = 0

  constructor(private readonly emit: (text: string) => void) {}

  /** True when bytes of a multi-byte character are buffered. */
  get isWaiting(): boolean {
    return this.pending.length > 0
  }

  ascii(bytes: Uint8Array, from: number, end: number, page: number): void {
    const left = Math.min(this.skip, end - from)
    this.skip -= left
    const start = from + left
    if (start >= end) return
    if (this.pending.length > 0 && this.pendingPage === page) {
      // Only the first letter can be the second byte of a character.
      this.pending.push(bytes[start] as number)
      this.flush()
      if (start + 1 < end) this.emit(asciiText(bytes, start + 1, end))
      return
    }
    this.flush()
    this.emit(asciiText(bytes, start, end))
  }

  byte(code: number, page: number): void {
    if (this.skip > 0) {
      this.skip--
      return
    }
    const known = codePage(page)
    if (known?.kind === 'multi') {
      if (this.pendingPage !== page) this.flush()
      this.pendingPage = page
      this.pending.push(code)
      return
    }
    this.flush()
    if (code < 0x80) this.emit(String.fromCharCode(code))
    else this.emit(known ? known.upper.charAt(code - 0x80) : '\ufffd')
  }

  flush(): void {
    if (this.pending.length === 0) return
    const bytes = Uint8Array.from(this.pending)
    this.pending = []
    const page = codePage(this.pendingPage)
    if (page?.kind === 'multi') this.emit(page.decoder.decode(bytes))
  }
}
