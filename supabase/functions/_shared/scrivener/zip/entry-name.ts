import { decodeSingleByte } from '../text/code-pages.ts'
import { crc32 } from './crc32.ts'

const UNICODE_PATH = 0x7075
const UTF8_FLAG = 0x0800

/** Calls `visit` with each extra field of a header; stops at the first malformed one. */
export function eachExtra(extra: Uint8Array, visit: (id: number, data: Uint8Array) => void): void {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength)
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = view.getUint16(at + 2, true)
    if (at + 4 + length > extra.length) return
    visit(view.getUint16(at, true), extra.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
}

/**
 * The name of an entry: the Unicode path extra if it matches this name, or else UTF-8 if flagged or valid, or else
 * code page 437.
 */
export function decodeEntryName(raw: Uint8Array, flags: number, extra: Uint8Array): string {
  let unicode: string | null = null
  eachExtra(extra, (id, data) => {
    if (id !== UNICODE_PATH || data.length < 6 || data[0] !== 1) return
    const crc = new DataView(data.buffer, data.byteOffset).getUint32(1, true)
    if (crc === crc32(raw)) unicode = utf8(data.subarray(5))
  })
  return (
    unicode ?? utf8(raw) ?? (flags & UTF8_FLAG ? new TextDecoder().decode(raw) : decodeSingleByte(raw, 437))
  )
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
