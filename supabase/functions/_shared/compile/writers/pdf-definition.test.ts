import { describe, expect, it } from 'vitest'
import { nodePdfEngine } from '../../../../../tests/support/compile/pdf-engine.ts'
import { readPdf } from '../../../../../tests/support/compile/read-files.ts'
import {
  itemId,
  note,
  paragraph,
  sampleSource,
  text,
} from '../../../../../tests/support/compile/sample-book.ts'
import { compileBook } from '../compile-book.ts'
import { PRESETS } from '../presets.ts'
import { pdfDefinition } from './pdf-definition.ts'

const marked = (value: string, type: 'footnote' | 'comment') =>
  paragraph(text(value, { type, attrs: { id: itemId(type === 'footnote' ? 901 : 902) } }))
const book = compileBook(
  sampleSource([
    {
      title: 'Arrival',
      type: 'chapter',
      comments: [note(1, 'footnote', 'Far away.'), note(2, 'comment', 'Check it.')],
      blocks: [marked('here', 'footnote'), marked('there', 'comment')],
    },
    { title: 'Tide', type: 'chapter', blocks: [paragraph('Ebb.')] },
    { title: 'Leaving', type: 'chapter', blocks: [paragraph('Gone.')] },
  ]),
  { ...PRESETS.ebook, hasComments: true, header: 'title', footer: 'page' },
)
const read = async (written: typeof book) => readPdf(await nodePdfEngine(pdfDefinition(written, new Map())))

describe('the PDF of the start of a book (R-959)', () => {
  it('lists the later chapters in its contents without a page, and has no end of the book', async () => {
    const [title, arrival] = book.sections
    const later = [
      { heading: 'Tide', level: 1 },
      { heading: 'Leaving', level: 1 },
    ]
    const start = { ...book, sections: [title, arrival].filter((one) => one !== undefined), later }
    const content = await read(start)
    expect(content).toMatch(/Contents Arrival ?3 ?Tide ?… ?Leaving ?…/)
    expect(content).toContain('here1')
    expect(content).not.toMatch(/Ebb|Far away|Check it/)
  })

  it('whole, it lists each chapter with its page, and the notes and comments at its end', async () => {
    const content = await read(book)
    expect(content).toMatch(/Contents Arrival ?3 ?Tide ?4 ?Leaving ?5/)
    expect(content).toMatch(/Gone\..*Notes.*Far away\..*Comments.*Check it\./)
  })
})
