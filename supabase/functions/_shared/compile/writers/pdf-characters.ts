import type { CompiledBook } from '../book.ts'
import { hasRightToLeft } from '../clean-text.ts'
import { commentText, linesIn } from './sections.ts'

// The characters of Literata in all four styles; a test compares them with the fonts.
const RANGES = [
  '\\u0020-\\u007e\\u00a0-\\u017e\\u018f\\u0192\\u01a0-\\u01a1\\u01af-\\u01b0\\u01c4-\\u01dc\\u01e6-\\u01e7',
  '\\u01ea-\\u01eb\\u01fa-\\u021b\\u022a-\\u022d\\u0230-\\u0233\\u0237\\u0251\\u0259\\u0261\\u02b9-\\u02bc',
  '\\u02be-\\u02bf\\u02c6-\\u02cc\\u02d8-\\u02dd\\u0300-\\u0304\\u0306-\\u030c\\u030f\\u0311-\\u0312\\u031b',
  '\\u0323-\\u0324\\u0326-\\u0328\\u032e\\u0331\\u0374-\\u0375\\u037a\\u037e\\u0384-\\u038a\\u038c\\u038e-\\u03a1',
  '\\u03a3-\\u03ce\\u03d7-\\u03e1\\u0401-\\u044f\\u0451-\\u045f\\u0462-\\u0463\\u046a-\\u046b\\u0490-\\u0493',
  '\\u0496-\\u0497\\u049a-\\u049b\\u04a2-\\u04a3\\u04ae-\\u04b1\\u04ba-\\u04bb\\u04d8-\\u04d9\\u04e8-\\u04e9',
  '\\u1e08-\\u1e09\\u1e0c-\\u1e0f\\u1e14-\\u1e17\\u1e1c-\\u1e1d\\u1e20-\\u1e21\\u1e24-\\u1e25\\u1e2a-\\u1e2b',
  '\\u1e2e-\\u1e2f\\u1e36-\\u1e3b\\u1e42-\\u1e49\\u1e4c-\\u1e53\\u1e5a-\\u1e69\\u1e6c-\\u1e6f\\u1e78-\\u1e7b',
  '\\u1e80-\\u1e85\\u1e8e-\\u1e8f\\u1e92-\\u1e93\\u1e97\\u1e9e\\u1ea0-\\u1ef9\\u1f00-\\u1f15\\u1f18-\\u1f1d',
  '\\u1f20-\\u1f45\\u1f48-\\u1f4d\\u1f50-\\u1f57\\u1f59\\u1f5b\\u1f5d\\u1f5f-\\u1f7d\\u1f80-\\u1fb4\\u1fb6-\\u1fc4',
  '\\u1fc6-\\u1fd3\\u1fd6-\\u1fdb\\u1fdd-\\u1fef\\u1ff2-\\u1ff4\\u1ff6-\\u1ffe\\u2007-\\u200b\\u2010\\u2012-\\u2015',
  '\\u2018-\\u201a\\u201c-\\u201e\\u2020-\\u2022\\u2026\\u2030\\u2032-\\u2033\\u2039-\\u203a\\u2042\\u2044\\u2070',
  '\\u2074-\\u2079\\u207d-\\u2089\\u208d-\\u208e\\u20a1\\u20a3-\\u20a4\\u20a6-\\u20a7\\u20a9\\u20ab-\\u20ae',
  '\\u20b1-\\u20b2\\u20b4-\\u20b5\\u20b8-\\u20ba\\u20bc-\\u20bd\\u2113\\u2116-\\u2117\\u2120\\u2122\\u2126\\u212e',
  '\\u2153-\\u2154\\u215b-\\u215e\\u2190-\\u2193\\u2202\\u2205-\\u2206\\u220f\\u2211-\\u2212\\u2215\\u2219-\\u221a',
  '\\u221e\\u222b\\u2248\\u2260\\u2264-\\u2265\\u25a0-\\u25a1\\u25b2-\\u25b3\\u25b6-\\u25b7\\u25bc-\\u25bd',
  '\\u25c0-\\u25c1\\u25c6-\\u25c7\\u25ca\\ufb01-\\ufb02',
].join('')

const MISSING = new RegExp(`[^\\n\\t${RANGES}]`, 'u')

const REPLACED: Readonly<Record<string, string>> = {
  '\u202f': '\u00a0',
  '\u2011': '\u2010',
  '\u2060': '',
  '\ufeff': '',
  '\t': ' ',
}

/** A text with the characters of the font: spaces of other widths become those that it has. */
export const pdfText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2000-\u2006\u205f\u3000]/g, ' ')
    .replace(/[\u202f\u2011\u2060\ufeff\t]/g, (char) => REPLACED[char] ?? char)

/** The first character of a text that the font of a PDF does not have. */
export const missingCharacter = (text: string): string | undefined => MISSING.exec(pdfText(text))?.[0]

/** Why a book cannot be written as PDF, with the first character that is the reason. */
export type PdfRefusal = { reason: 'right-to-left' | 'characters'; character: string }

/**
 * Returns why the PDF writer must not write a book: it places no text from right to left, and its font has no
 * Asian scripts or emoji. The browser prints them.
 */
export function pdfRefusal(book: CompiledBook): PdfRefusal | null {
  for (const text of textsOf(book)) {
    if (hasRightToLeft(text))
      return { reason: 'right-to-left', character: [...text].find(hasRightToLeft) ?? '' }
  }
  for (const text of textsOf(book)) {
    const character = missingCharacter(text)
    if (character !== undefined) return { reason: 'characters', character }
  }
  return null
}

function* textsOf({ title, author, sections, notes, comments }: CompiledBook): Generator<string> {
  yield title
  yield author
  for (const blocks of [...sections.map((section) => section.blocks), ...notes.map((note) => note.blocks)]) {
    for (const line of linesIn(blocks)) for (const part of line) if (part.kind === 'text') yield part.text
    for (const block of blocks) if (block.kind === 'code') yield* block.lines
  }
  for (const { heading, separator } of sections) yield `${heading ?? ''}${separator ?? ''}`
  for (const comment of comments) yield commentText(comment)
}
