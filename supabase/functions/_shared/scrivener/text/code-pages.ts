import { UPPER_HALVES } from './code-page-tables.ts'

/** Multi-byte code pages with the label that every platform's TextDecoder accepts. */
const MULTI_BYTE: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  54936: 'gb18030',
  65001: 'utf-8',
  10001: 'shift_jis',
  10002: 'big5',
  10003: 'euc-kr',
  10008: 'gbk',
}

/** The code page of a font's `\fcharset`; 0 and 2 mean Latin, 1 the document's default. */
const CHARSETS: Readonly<Record<number, number>> = {
  0: 1252,
  2: 1252,
  77: 10000,
  78: 10001,
  79: 10003,
  80: 10008,
  81: 10002,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
}

/** The decoder of a code page. */
export type CodePage =
  | { id: number; kind: 'single'; upper: string }
  | { id: number; kind: 'multi'; decoder: TextDecoder }

const cache = new Map<number, CodePage | null>()

/** The code page of a number, or null for an unknown one. */
export function codePage(id: number): CodePage | null {
  const known = cache.get(id)
  if (known !== undefined) return known
  const upper = UPPER_HALVES[id]
  const label = MULTI_BYTE[id]
  const page: CodePage | null = upper
    ? { id, kind: 'single', upper }
    : label
      ? { id, kind: 'multi', decoder: new TextDecoder(label) }
      : null
  if (page) cache.set(id, page)
  return page
}

/** The code page number of a `\fcharset`, or null for the document's default. */
export function charsetCodePage(charset: number): number | null {
  return CHARSETS[charset] ?? null
}

/** Decodes bytes in a single-byte code page; unknown code pages are decoded as windows-1252. */
export function decodeSingleByte(bytes: Uint8Array, id: number): string {
  const upper = UPPER_HALVES[id] ?? UPPER_HALVES[1252] ?? ''
  let text = ''
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : upper.charAt(byte - 0x80)
  return text
}
