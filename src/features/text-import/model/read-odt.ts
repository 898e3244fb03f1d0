import { isArchiveError } from '@scrivener/archive-error.ts'
import { DEFAULT_LIMITS } from '@scrivener/limits.ts'
import { bytesSource } from '@scrivener/zip/byte-source.ts'
import { openZip, type ZipArchive } from '@scrivener/zip/open-zip.ts'
import { readEntry } from '@scrivener/zip/read-entry.ts'
import { SaxesParser } from 'saxes'
import { type ReadText, type TextProblem, UnreadableFile } from './file-text.ts'
import { PictureLoader } from './load-pictures.ts'
import { OdtReader } from './odt-reader.ts'
import { placePictures } from './place-pictures.ts'

const MOST_XML_BYTES = 128 * 1024 * 1024
const SLICE = 256 * 1024
const PROBLEMS: Readonly<Record<string, TextProblem>> = {
  encrypted: 'encrypted',
  too_many_entries: 'too_large',
  too_large_unpacked: 'too_large',
  entry_too_large: 'too_large',
}

/** Reads a text document of OpenDocument: styles, content and the title; macros and objects are not read. */
export async function readOdt(bytes: Uint8Array): Promise<ReadText> {
  try {
    const zip = await openZip(bytesSource(bytes), { ...DEFAULT_LIMITS, entries: 5000 })
    const reader = new OdtReader()
    await parse(zip, 'styles.xml', reader)
    await parse(zip, 'meta.xml', reader)
    if (!(await parse(zip, 'content.xml', reader))) throw new UnreadableFile('damaged')
    const text = reader.result()
    return { ...text, ...(await placePictures(text.blocks, reader.pictures, new PictureLoader(zip))) }
  } catch (error) {
    if (isArchiveError(error)) throw new UnreadableFile(PROBLEMS[error.code] ?? 'damaged')
    throw error
  }
}

/** Parses a part of the document; false when it has no such part. */
async function parse(zip: ZipArchive, name: string, reader: OdtReader): Promise<boolean> {
  const entry = zip.entries.find((one) => one.name === name)
  if (!entry) return false
  const xml = new TextDecoder().decode(await readEntry(zip, entry, MOST_XML_BYTES))
  const parser = new SaxesParser({ xmlns: false })
  // A document type could define entities, which no OpenDocument file has.
  parser.on('doctype', () => {
    throw new UnreadableFile('damaged')
  })
  parser.on('error', () => {
    throw new UnreadableFile('damaged')
  })
  parser.on('opentag', (tag) => reader.start(tag.name, tag.attributes))
  parser.on('closetag', (tag) => reader.end(tag.name))
  parser.on('text', (text) => reader.text(text))
  for (let at = 0; at < xml.length; at += SLICE) parser.write(xml.slice(at, at + SLICE))
  parser.close()
  return true
}
