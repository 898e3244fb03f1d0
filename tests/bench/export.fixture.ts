import { nodePdfEngine } from '../../scripts/lib/pdf-engine.ts'
import { compileBook } from '../../supabase/functions/_shared/compile/compile-book.ts'
import { presetChoices } from '../../supabase/functions/_shared/compile/presets.ts'
import { type BookFormat, writeBook } from '../../supabase/functions/_shared/compile/write-book.ts'
import { copyScriv, readScriv } from '../support/compile/read-scriv.ts'
import { paragraph, sampleSource, text } from '../support/compile/sample-book.ts'
import { longNovel, longParagraphs } from '../support/scrivener/long-novel.ts'

/** Time and peak memory of one export. */
export type ExportFigure = { seconds: number; megabytes: number; size: number }

const SCENE_WORDS = 2000

/** A novel of chapters with five scenes of 2,000 words, each paragraph with some words in italics. */
function novel(words: number) {
  const scenes = Math.max(1, Math.round(words / SCENE_WORDS))
  return sampleSource(
    Array.from({ length: scenes + Math.ceil(scenes / 5) }, (_, at) => {
      if (at % 6 === 0) return { title: `Chapter ${at / 6 + 1}`, type: 'chapter' as const }
      const blocks = longParagraphs(at, SCENE_WORDS).map((line) => {
        const middle = line.indexOf(' ', line.length >> 1)
        return paragraph(
          line.slice(0, middle),
          text(line.slice(middle, middle + 12), 'italic'),
          line.slice(middle + 12),
        )
      })
      return { title: `Scene ${at}`, parent: at - (at % 6), blocks }
    }),
  )
}

/** Writes a novel and returns what it took, without the time to generate it. */
async function measureExport(words: number, format: BookFormat): Promise<ExportFigure> {
  const source = novel(words)
  const start = performance.now()
  const book = compileBook(source, presetChoices(format === 'epub' ? 'ebook' : 'manuscript', 'en'))
  const { bytes } = await writeBook(format, book, new Map(), {
    identity: { id: source.items[0]?.id ?? '', modified: new Date() },
    pdf: nodePdfEngine,
    progress: () => undefined,
  })
  const seconds = (performance.now() - start) / 1000
  return { seconds, megabytes: Math.round(process.resourceUsage().maxRSS / 1024), size: bytes.length }
}

/**
 * Imports a generated project and writes its copy with a change in every text, which is the slowest case. The memory
 * includes the import, because a copy needs the texts and the archive as well.
 */
async function measureScriv(words: number): Promise<ExportFigure> {
  const documents = Math.max(1, Math.round(words / SCENE_WORDS))
  const archive = longNovel({ documents, words: SCENE_WORDS }) as Uint8Array<ArrayBuffer>
  const source = await readScriv(archive)
  const items = source.items.map((item) => {
    const before = item.content?.content
    return before
      ? { ...item, content: { type: 'doc' as const, content: [...before, paragraph('New.')] } }
      : item
  })
  const start = performance.now()
  const { length: size } = await copyScriv(archive, { ...source, items })
  const seconds = (performance.now() - start) / 1000
  return { seconds, megabytes: Math.round(process.resourceUsage().maxRSS / 1024), size }
}

const [words, format] = process.argv.slice(2)
if (words && format)
  process.send?.(
    format === 'scriv'
      ? await measureScriv(Number(words))
      : await measureExport(Number(words), format as BookFormat),
  )
