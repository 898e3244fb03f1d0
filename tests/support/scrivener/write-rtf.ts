/** Plain paragraphs as macOS and Windows write them; an import must return the exact text. */
export type RtfDialect = 'mac' | 'windows'

const CP1252_HIGH: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  ƒ: 0x83,
  '„': 0x84,
  '…': 0x85,
  '†': 0x86,
  '‡': 0x87,
  ˆ: 0x88,
  '‰': 0x89,
  Š: 0x8a,
  '‹': 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '˜': 0x98,
  '™': 0x99,
  š: 0x9a,
  '›': 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
}

function latinByte(char: string): number | null {
  const code = char.charCodeAt(0)
  if (code >= 0xa0 && code <= 0xff) return code
  return CP1252_HIGH[char] ?? null
}

const hex = (byte: number): string => `\\'${byte.toString(16).padStart(2, '0')}`

/** Escapes a text: macOS writes code page bytes where possible, Windows writes every character twice. */
export function escapeRtf(text: string, dialect: RtfDialect): string {
  let out = ''
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    const code = text.charCodeAt(at)
    if (char === '\\' || char === '{' || char === '}') out += `\\${char}`
    else if (char === '\t') out += '\\tab '
    else if (code < 0x80) out += char
    else {
      const byte = latinByte(char)
      if (dialect === 'mac') out += byte === null ? `\\uc0\\u${code} ` : hex(byte)
      else out += `\\u${code}${byte === null ? '?' : hex(byte)}`
    }
  }
  return out
}

/** A complete RTF file of plain paragraphs; a paragraph may also be RTF source given as `{ rtf }`. */
export function writeRtf(paragraphs: readonly (string | { rtf: string })[], dialect: RtfDialect): string {
  const body = paragraphs.map((paragraph) =>
    typeof paragraph === 'string' ? escapeRtf(paragraph, dialect) : paragraph.rtf,
  )
  return dialect === 'mac' ? macRtf(body.join('\\\n')) : windowsRtf(body)
}

/** A macOS file around a body. */
export function macRtf(body: string, fonts = '\\f0\\froman\\fcharset0 Palatino-Roman;'): string {
  return `{\\rtf1\\ansi\\ansicpg1252\\cocoartf2709\n{\\fonttbl${fonts}}\n{\\colortbl;\\red255\\green255\\blue255;\\red255\\green240\\blue120;}\n\\pard\\pardirnatural\\partightenfactor0\n\n\\f0\\fs24 \\cf0 ${body}}`
}

/** A Windows file of paragraphs. */
export function windowsRtf(paragraphs: readonly string[]): string {
  const body = paragraphs
    .map((text) => `\\pard\\plain \\ql\\fi360\\sl288\\slmult1{\\f0\\fs24\\b0\\i0 ${text}}`)
    .join('\n\\par')
  return `{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0\n{\\fonttbl{\\f0\\fnil\\fcharset0\\fprq2 Calibri;}}\n{\\colortbl;\\red0\\green0\\blue0;\\red255\\green255\\blue255;}\n\\paperw12240\\paperh15840\\margl1800\\margr1800\n${body}}`
}
