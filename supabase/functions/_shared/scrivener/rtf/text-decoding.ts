import { codePage } from '../text/code-pages.ts'

/** Runs shorter than this are put together faster than a decoder is called. */
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
 * Turns the bytes of RTF text into characters in the code page of the moment. Bytes of a multi-byte code page are
 * gathered until something else comes, because half of a character may be a plain letter.
 */
export class TextDecoding {
  /** Fallback characters still to be left out after a `\u`. */
  skip = 0
  private pending: number[] = []
  private pendingPage = 0

  constructor(private readonly emit: (text: string) => void) {}

  /** Whether bytes of a multi-byte code page are waiting for more. */
  get isWaiting(): boolean {
    return this.pending.length > 0
  }

  ascii(bytes: Uint8Array, from: number, end: number, page: number): void {
    const left = Math.min(this.skip, end - from)
    this.skip -= left
    const start = from + left
    if (start >= end) return
    if (this.pending.length > 0 && this.pendingPage === page) {
      // Only the first letter can be the second half of a character; the rest is itself.
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
