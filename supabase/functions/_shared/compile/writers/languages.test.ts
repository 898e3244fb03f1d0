import { describe, expect, it } from 'vitest'
import { readZip } from '../../../../../tests/support/compile/read-files.ts'
import {
  itemId,
  note,
  paragraph,
  sampleSource,
  text,
} from '../../../../../tests/support/compile/sample-book.ts'
import type { CompileChoices } from '../../contract/compile.ts'
import { compileBook } from '../compile-book.ts'
import { PRESETS } from '../presets.ts'
import { type BookFormat, writeBook } from '../write-book.ts'
import { pdfDefinition } from './pdf-definition.ts'

const noted = (at: number, value: string) =>
  paragraph(text(value, { type: 'footnote', attrs: { id: itemId(900 + at) } }))
const source = sampleSource([
  {
    title: 'One',
    language: 'fr',
    comments: [note(1, 'footnote', 'Vers midi.')],
    blocks: [noted(1, 'La mer monte.')],
  },
  { title: 'Two', comments: [note(2, 'footnote', 'At night.')], blocks: [noted(2, 'It falls.')] },
])

async function filesOf(format: BookFormat, notes: CompileChoices['notes']) {
  const choices: CompileChoices = {
    ...PRESETS.reading,
    notes,
    matter: { ...PRESETS.reading.matter, hasTitlePage: false },
  }
  const { bytes } = await writeBook(format, compileBook(source, choices), new Map(), {
    identity: { id: itemId(1), modified: new Date('2026-11-25T10:00:00Z') },
    pdf: () => Promise.reject(new Error('no PDF')),
    progress: () => undefined,
  })
  return readZip(bytes)
}
const marked = (xml = '') =>
  (xml.match(/<w:r>.*?<\/w:r>/gs) ?? [])
    .filter((run) => run.includes('<w:lang w:val="fr"'))
    .map((run) => /<w:t[^>]*>(.*?)<\/w:t>/.exec(run)?.[1])

describe('the language of an item', () => {
  it('R-964, R-979: is that of its text and its footnotes alone in an EPUB file', async () => {
    const page = (await filesOf('epub', 'footnotes'))['OEBPS/section-1.xhtml'] ?? ''
    expect(page.match(/<(section|aside) [^>]*? xml:lang=".*?"/g)).toEqual([
      `<section id="s-${itemId(0)}" lang="fr" xml:lang="fr"`,
      '<aside id="n1" epub:type="footnote" lang="fr" xml:lang="fr"',
    ])
    const notes = (await filesOf('epub', 'endnotes'))['OEBPS/notes.xhtml'] ?? ''
    expect(notes.match(/<div [^>]*>/g)).toEqual(['<div id="n1" lang="fr" xml:lang="fr">', '<div id="n2">'])
  })

  it.each([
    ['footnotes', 'word/footnotes.xml'],
    ['endnotes', 'word/endnotes.xml'],
  ] as const)(
    'R-964, R-979: is that of its text and its %s alone in a Word document',
    async (notes, file) => {
      const files = await filesOf('docx', notes)
      expect(marked(files['word/document.xml'])).toEqual(['La mer monte.'])
      expect(marked(files[file])).toEqual(['Vers midi.'])
    },
  )

  it('R-979: is not marked in a PDF, which has the language of the book', () => {
    const book = compileBook(source, { ...PRESETS.reading, language: 'de' })
    expect(pdfDefinition(book, new Map()).language).toBe('de')
  })
})
