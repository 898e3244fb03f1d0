import { wordCount } from '../contract/document-text.ts'
import { ArchiveError } from '../scrivener/archive-error.ts'
import { DEFAULT_LIMITS } from '../scrivener/limits.ts'
import type { ByteSource } from '../scrivener/types.ts'
import { XmlReader } from '../scrivener/xml/read-xml.ts'
import { openZip } from '../scrivener/zip/open-zip.ts'
import { entryChunks } from '../scrivener/zip/read-entry.ts'

const BODY = /^word\/document\d*\.xml$/
const NOTES = /^word\/(?:footnotes|endnotes)\d*\.xml$/
const LIMITS = { ...DEFAULT_LIMITS, entries: 10_000, entryBytes: 32 * 1024 * 1024 }
/** The characters that elements without text add to their paragraph. */
const SIGNS: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '‑',
}

/**
 * Counts the words in the body, the footnotes and the endnotes of a Word document, as after accepting all changes. Throws
 * an ArchiveError for a file that is damaged, unsafe or no Word document.
 */
export async function countDocxWords(source: ByteSource): Promise<number> {
  const archive = await openZip(source, LIMITS)
  const parts = archive.entries.filter(({ name }) => BODY.test(name) || NOTES.test(name))
  if (!parts.some(({ name }) => BODY.test(name)))
    throw new ArchiveError('no_project', 'The archive is no Word document.')
  let words = 0
  for (const part of parts) {
    const counter = paragraphWords()
    const reader = new XmlReader(counter.handlers, {
      path: part.name,
      isBinder: false,
      maxDepth: 400,
      maxText: LIMITS.textLength,
    })
    for await (const chunk of entryChunks(archive, part)) reader.write(chunk)
    reader.close()
    words += counter.words()
  }
  return words
}

/** Adds up the words of paragraphs, so that a word may be split into runs and the whole text is never in memory. */
function paragraphWords() {
  let words = 0
  let paragraph = ''
  // Old programs show the fallback in place of a text that the file also has in its present form.
  let fallbacks = 0
  return {
    handlers: {
      open(name: string) {
        if (name === 'mc:Fallback') fallbacks += 1
        if (fallbacks === 0) paragraph += SIGNS[name] ?? ''
      },
      close(name: string, text: string) {
        if (name === 'mc:Fallback') fallbacks -= 1
        if (fallbacks > 0) return
        if (name === 'w:t') paragraph += text
        if (name !== 'w:p') return
        words += wordCount(paragraph)
        paragraph = ''
      },
    },
    words: () => words,
  }
}
