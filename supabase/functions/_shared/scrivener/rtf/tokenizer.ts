/** Kinds of token, as `RtfTokenizer.next` returns them. */
export const TOKEN = {
  END: 0,
  OPEN: 1,
  CLOSE: 2,
  /** A control word: `word`, `param`, `hasParam`. */
  WORD: 3,
  /** A control symbol: `code` is its character. */
  SYMBOL: 4,
  /** One byte in the current code page: `code`. */
  BYTE: 5,
  /** Plain ASCII from `start` to `end`. */
  TEXT: 6,
  /** Raw bytes of `\bin` from `start` to `end`. */
  BINARY: 7,
} as const

const BACKSLASH = 0x5c
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
const MAX_WORD = 40

/** The value of a hex digit, or -1. */
export function hexValue(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1
}

function isLetter(code: number): boolean {
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x7a
}

const MAX_KNOWN = 2_000
const known = new Map<number, string>()

/** A control word as a string; common words are cached by hash. */
function wordAt(bytes: Uint8Array, from: number, to: number, hash: number): string {
  const word = known.get(hash)
  if (word?.length === to - from && isWordAt(bytes, from, word)) return word
  const made = String.fromCharCode(...bytes.subarray(from, to))
  if (known.size < MAX_KNOWN) known.set(hash, made)
  return made
}

function isWordAt(bytes: Uint8Array, from: number, word: string): boolean {
  for (let at = 0; at < word.length; at++) if (bytes[from + at] !== word.charCodeAt(at)) return false
  return true
}

/** Tokenizes RTF in one pass; the fields describe the last returned token. */
export class RtfTokenizer {
  pos = 0
  start = 0
  end = 0
  word = ''
  param = 0
  hasParam = false
  code = 0

  constructor(readonly bytes: Uint8Array) {}

  next(): number {
    const { bytes } = this
    while (this.pos < bytes.length) {
      const code = bytes[this.pos] as number
      if (code === BACKSLASH) return this.control()
      if (code === OPEN_BRACE || code === CLOSE_BRACE) {
        this.pos++
        return code === OPEN_BRACE ? TOKEN.OPEN : TOKEN.CLOSE
      }
      if (code >= 0x80 || code === 9) {
        this.pos++
        this.code = code
        return TOKEN.BYTE
      }
      if (code >= 0x20) return this.plain()
      this.pos++
    }
    return TOKEN.END
  }

  private plain(): number {
    const { bytes } = this
    let at = this.pos + 1
    for (; at < bytes.length; at++) {
      const code = bytes[at] as number
      if (code < 0x20 || code >= 0x80 || code === BACKSLASH || code === OPEN_BRACE || code === CLOSE_BRACE)
        break
    }
    this.start = this.pos
    this.end = this.pos = at
    return TOKEN.TEXT
  }

  private control(): number {
    const { bytes } = this
    const first = bytes[this.pos + 1]
    if (first === undefined) {
      this.pos = bytes.length
      return TOKEN.END
    }
    if (isLetter(first)) return this.controlWord()
    if (first === 0x27 && this.pos + 3 >= bytes.length) {
      this.pos = bytes.length
      return TOKEN.END
    }
    if (first === 0x27) {
      const high = hexValue(bytes[this.pos + 2] ?? 0)
      const low = hexValue(bytes[this.pos + 3] ?? 0)
      if (high >= 0 && low >= 0) {
        this.pos += 4
        this.code = high * 16 + low
        return TOKEN.BYTE
      }
    }
    this.pos += 2
    // A backslash followed by CR LF is one line end.
    if (first === 13 && bytes[this.pos] === 10) this.pos++
    this.code = first
    return TOKEN.SYMBOL
  }

  private controlWord(): number {
    const { bytes } = this
    const from = this.pos + 1
    let at = from
    let hash = 0
    for (; at < bytes.length && isLetter(bytes[at] as number); at++)
      hash = (Math.imul(hash, 31) + (bytes[at] as number)) | 0
    this.word = at - from > MAX_WORD ? '' : wordAt(bytes, from, at, hash)
    const isNegative = bytes[at] === 0x2d
    let digits = isNegative ? at + 1 : at
    let value = 0
    const digitsFrom = digits
    for (; digits < bytes.length; digits++) {
      const digit = (bytes[digits] as number) - 0x30
      if (digit < 0 || digit > 9) break
      if (value < 1e9) value = value * 10 + digit
    }
    this.hasParam = digits > digitsFrom
    this.param = this.hasParam ? (isNegative ? -value : value) : 0
    if (this.hasParam) at = digits
    if (bytes[at] === 0x20) at++
    this.pos = at
    if (this.word === 'bin') return this.binary()
    return TOKEN.WORD
  }

  private binary(): number {
    this.start = this.pos
    this.end = Math.min(this.bytes.length, this.pos + Math.max(0, this.param))
    this.pos = this.end
    return TOKEN.BINARY
  }

  /** Skips to the brace that closes the current group, which is the next token. */
  skipGroup(): void {
    const { bytes } = this
    let depth = 0
    while (this.pos < bytes.length) {
      const code = bytes[this.pos] as number
      if (code === OPEN_BRACE) depth++
      else if (code === CLOSE_BRACE) {
        if (depth === 0) return
        depth--
      } else if (code === BACKSLASH) {
        this.control()
        continue
      }
      this.pos++
    }
  }
}
