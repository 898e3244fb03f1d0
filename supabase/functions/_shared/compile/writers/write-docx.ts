import {
  AlignmentType,
  Bookmark,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  type Table,
  TableOfContents,
  TextRun,
} from 'docx'
import { countBookmark } from '../../docx/paragraph-key.ts'
import type { Block, CompiledBook, Pictures, Progress, Section } from '../book.ts'
import { bookWords } from '../book-words.ts'
import { bookLine } from '../clean-text.ts'
import { bookmarkOf, DocxBlocks } from './docx-blocks.ts'
import { docxComments } from './docx-comments.ts'
import { HEADINGS, marginsOf, numberingOf, PAGES, stylesOf } from './docx-styles.ts'
import { referencesIn, unitCount } from './sections.ts'

const TWIPS_PER_PIXEL = 15
const PIECES: ReadonlySet<string> = new Set(['title-page', 'copyright', 'dedication', 'also-by', 'end'])

/** Writes a book as a document of Word, with its own footnotes, comments, styles and contents. */
export async function writeDocx(
  book: CompiledBook,
  pictures: Pictures,
  progress: Progress,
): Promise<Uint8Array<ArrayBuffer>> {
  const { choices } = book
  const page = PAGES[choices.page]
  const margin = marginsOf(choices)
  const box = {
    width: (page.width - margin.left - margin.right) / TWIPS_PER_PIXEL,
    height: (page.height - margin.top - margin.bottom - 1440) / TWIPS_PER_PIXEL,
  }
  const writer = new DocxBlocks({ book, pictures, box })
  const children: (Paragraph | Table | TableOfContents)[] = []
  book.sections.forEach((section, at) => {
    children.push(...sectionChildren(section, writer, book.notes, at === 0))
    const next = book.sections[at + 1]
    const isFrontEnd =
      PIECES.has(section.kind) && (next === undefined || !PIECES.has(next.kind)) && section.kind !== 'end'
    if (
      choices.hasContents &&
      (isFrontEnd || (at === 0 && !PIECES.has(section.kind))) &&
      !children.some((one) => one instanceof TableOfContents)
    )
      children.splice(isFrontEnd ? children.length : 0, 0, ...contents(book.language))
    progress((0.6 * (at + 1)) / book.sections.length)
  })
  const notes = Object.fromEntries(
    book.notes.map((note, index) => [index + 1, { children: atLeastOne(writer.noteParagraphs(note)) }]),
  )
  const document = new Document({
    title: book.title,
    creator: book.author || 'Quillport',
    lastModifiedBy: book.author || 'Quillport',
    styles: stylesOf(choices.layout, book.language),
    numbering: numberingOf(listStarts(book)),
    ...(choices.notes === 'endnotes' ? { endnotes: notes } : { footnotes: notes }),
    ...(book.comments.length > 0 && {
      comments: { children: docxComments(book) },
    }),
    sections: [
      {
        properties: {
          type: SectionType.CONTINUOUS,
          titlePage: choices.matter.hasTitlePage,
          page: { size: page, margin },
        },
        ...edges(book),
        children: children.length > 0 ? children : [new Paragraph('')],
      },
    ],
  })
  const bytes = new Uint8Array(await Packer.toArrayBuffer(document))
  progress(1)
  return bytes
}

const atLeastOne = (paragraphs: Paragraph[]) => (paragraphs.length > 0 ? paragraphs : [new Paragraph('')])

const contents = (language: string) => [
  new Paragraph({
    style: 'Matter',
    alignment: AlignmentType.CENTER,
    pageBreakBefore: true,
    children: [new TextRun({ text: bookWords(language).contents, bold: true })],
  }),
  new TableOfContents(bookWords(language).contents, {
    hyperlink: true,
    headingStyleRange: '1-2',
    beginDirty: false,
  }),
]

function sectionChildren(
  section: Section,
  writer: DocxBlocks,
  notes: CompiledBook['notes'],
  isFirst: boolean,
): (Paragraph | Table)[] {
  const { id, kind, level, heading, separator, startsPage, blocks } = section
  const pageBreakBefore = startsPage && !isFirst
  const footnotes = referencesIn(blocks, 'note').filter((index) => notes[index]?.id)
  const bookmark = (children: TextRun[]) => [
    new Bookmark({ id: bookmarkOf(id), children }),
    new Bookmark({ id: countBookmark(id, unitCount(blocks), footnotes.length), children: [] }),
  ]
  if (PIECES.has(kind)) return pieceChildren(section, writer, pageBreakBefore)
  const head =
    heading !== null
      ? new Paragraph({
          heading: HEADINGS[level - 1] ?? HEADINGS[5],
          pageBreakBefore,
          children: bookmark([new TextRun(heading)]),
        })
      : separator !== null
        ? new Paragraph({
            style: 'Separator',
            children: bookmark(separator === '' ? [] : [new TextRun(separator)]),
          })
        : // An item without a heading still has a bookmark, which links lead to.
          new Paragraph({
            pageBreakBefore,
            spacing: { line: 1, lineRule: 'exact' },
            style: 'Matter',
            children: bookmark([]),
          })
  return [head, ...writer.itemBlocks(section)]
}

function pieceChildren(
  { kind, heading, blocks }: Section,
  writer: DocxBlocks,
  pageBreakBefore: boolean,
): (Paragraph | Table)[] {
  const children: (Paragraph | Table)[] = []
  // An empty paragraph carries the page break, because the lines of a piece have the styles of the text.
  if (pageBreakBefore) children.push(new Paragraph({ pageBreakBefore: true, style: 'Matter' }))
  if (heading !== null)
    children.push(new Paragraph({ heading: HEADINGS[0], children: [new TextRun(heading)] }))
  for (const block of blocks) {
    if (kind === 'title-page' && block.kind === 'heading') {
      const text = block.inlines.map((part) => (part.kind === 'text' ? part.text : '')).join('')
      children.push(new Paragraph({ style: 'Title', children: [new TextRun(text)] }))
    } else children.push(...writer.blocks([block], { style: 'Matter' }))
  }
  return children
}

/** Header and footer; the page of a title has none. */
function edges({ choices, author, title }: CompiledBook) {
  const none = { first: new Header({ children: [new Paragraph('')] }) }
  const surname = author.split(' ').at(-1) ?? ''
  const line = (
    alignment: (typeof AlignmentType)[keyof typeof AlignmentType],
    children: (string | typeof PageNumber.CURRENT)[],
  ) => new Paragraph({ style: 'Matter', alignment, children: [new TextRun({ children })] })
  const header =
    choices.header === 'author-title-page'
      ? line(AlignmentType.END, [
          `${[surname, bookLine(title).toLocaleUpperCase()].filter(Boolean).join(' / ')} / `,
          PageNumber.CURRENT,
        ])
      : choices.header === 'title'
        ? line(AlignmentType.CENTER, [title])
        : null
  return {
    ...(header && { headers: { ...none, default: new Header({ children: [header] }) } }),
    ...(choices.footer === 'page' && {
      footers: {
        first: new Footer({ children: [new Paragraph('')] }),
        default: new Footer({ children: [line(AlignmentType.CENTER, [PageNumber.CURRENT])] }),
      },
    }),
  }
}

function listStarts({ sections }: CompiledBook): Set<number> {
  const starts = new Set<number>()
  const visit = (blocks: readonly Block[]): void => {
    for (const block of blocks) {
      if (block.kind === 'list') {
        if (block.start !== null) starts.add(block.start)
        block.items.forEach(visit)
      } else if (block.kind === 'quote') visit(block.blocks)
      else if (block.kind === 'table')
        for (const row of block.rows) for (const cell of row) visit(cell.blocks)
    }
  }
  for (const { blocks } of sections) visit(blocks)
  return starts
}
