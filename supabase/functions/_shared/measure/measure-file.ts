import { wordCount } from '../contract/document-text.ts'
import { DocxError } from '../docx/docx-error.ts'
import type { DocxParagraph } from '../docx/docx-types.ts'
import { parseDocx } from '../docx/parse-docx.ts'
import { isArchiveError } from '../scrivener/archive-error.ts'
import { convertText } from '../scrivener/convert-text.ts'
import { openProject } from '../scrivener/open-project.ts'
import { decodePlainText } from '../scrivener/text/clean-text.ts'
import { decodeSingleByte } from '../scrivener/text/code-pages.ts'
import type { ByteSource } from '../scrivener/types.ts'
import { readEntry } from '../scrivener/zip/read-entry.ts'
import { mediaSeconds } from './media-seconds.ts'

/** The volume of a file: words of a text, seconds of a recording; both null for a file that is not counted. */
export type Measure = { words: number | null; seconds: number | null }

const MB = 1024 * 1024
/** Larger texts are not counted: they are read as a whole. */
const MAX_TEXT_BYTES = 16 * MB
/** Larger archives are not counted, as they are not imported. */
const MAX_ARCHIVE_BYTES = 50 * MB

/**
 * Measures a file by the extension of its name and by its bytes. A file that is damaged, too large or of another
 * kind is not counted; other errors are those of the source.
 */
export async function measureFile(source: ByteSource, name: string): Promise<Measure> {
  if (source.size === 0) return { words: null, seconds: null }
  const words = WORDS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  try {
    if (words) return { words: await words(source), seconds: null }
    return { words: null, seconds: await mediaSeconds(source) }
  } catch (error) {
    if (isArchiveError(error) || error instanceof DocxError) return { words: null, seconds: null }
    throw error
  }
}

type CountWords = (source: ByteSource) => Promise<number | null>

const readText = (source: ByteSource): Promise<Uint8Array | null> =>
  source.size > MAX_TEXT_BYTES ? Promise.resolve(null) : source.read(0, source.size)

const countPlain =
  (clean: (text: string) => string): CountWords =>
  async (source) => {
    const bytes = await readText(source)
    if (!bytes) return null
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
    if (!isUtf16 && bytes.includes(0)) return null
    return wordCount(clean(decodePlainText(bytes, (latin) => decodeSingleByte(latin, 1252))))
  }

const countRtf: CountWords = async (source) => {
  const bytes = await readText(source)
  if (!bytes) return null
  const { outcome, wordCount: words } = convertText(bytes)
  return outcome === 'kept_raw' ? null : words
}

const inArchive =
  (count: CountWords): CountWords =>
  async (source) =>
    source.size > MAX_ARCHIVE_BYTES ? null : count(source)

/** Counts the words of a Word document and its notes, as after accepting all changes. */
const countDocx: CountWords = async (source) => {
  const { paragraphs, notes } = await parseDocx(source)
  const words = (one: DocxParagraph) =>
    wordCount(one.runs.flatMap(({ text, deleted }) => (deleted ? [] : [text])).join(''))
  return [paragraphs, ...notes.values()].flat().reduce((sum, one) => sum + words(one), 0)
}

/** Counts the texts that the manuscript of a Scrivener project compiles, as the list of manuscripts does. */
const countScrivener: CountWords = async (source) => {
  const { project, plan, entries, archive } = await openProject(source)
  let words = 0
  for (const [index, { type, includeInCompile, isTrash, isTemplate }] of project.items.entries()) {
    const text = plan.items[index]?.text
    const entry = text === undefined ? undefined : entries[text]
    if (!entry || !includeInCompile || isTrash || isTemplate || (type !== 'chapter' && type !== 'scene'))
      continue
    const converted = convertText(await readEntry(archive, entry))
    // A sum without one of the texts would be too low a price.
    if (converted.outcome === 'kept_raw') return null
    words += converted.wordCount
  }
  return words
}

/** Addresses and HTML of Markdown are no words. */
const withoutMarkup = (text: string): string =>
  text.replace(/\]\([^()\s]*(?:\s"[^"\n]*")?\)/g, ']').replace(/<\/?[a-z][^<>]*>/gi, ' ')

const WORDS: Readonly<Record<string, CountWords>> = {
  txt: countPlain((text) => text),
  md: countPlain(withoutMarkup),
  markdown: countPlain(withoutMarkup),
  rtf: countRtf,
  docx: inArchive(countDocx),
  zip: inArchive(countScrivener),
}
