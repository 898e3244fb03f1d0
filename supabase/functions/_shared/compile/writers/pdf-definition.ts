import type { Content, ContentText, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { CompiledBook, Pictures, Section } from '../book.ts'
import { bookWords } from '../book-words.ts'
import { blocksContent, headingOf, inlineContent, LOOK, type PdfFrame } from './pdf-blocks.ts'
import { pdfText } from './pdf-characters.ts'
import { commentText, pageGroups, referencesIn } from './sections.ts'

const PAGES = {
  a4: { width: 595, height: 842 },
  letter: { width: 612, height: 792 },
  a5: { width: 420, height: 595 },
} as const

/** The family of fonts that the definition names; the caller adds its files. */
export const PDF_FONT = 'Literata'

/** The definition of a PDF for pdfmake, which has no footnotes: they follow their chapter. */
export function pdfDefinition(book: CompiledBook, pictures: Pictures): TDocumentDefinitions {
  const { choices, title, author } = book
  const page = PAGES[choices.page]
  const side = choices.page === 'a5' ? 50 : 72
  const right = choices.layout === 'review' ? side + 50 : side
  const look = LOOK[choices.layout]
  const box = { width: page.width - side - right, height: page.height - 2 * side - 40 }
  const frame: PdfFrame = { book, pictures, look, box }
  const surname = author.split(' ').at(-1) ?? ''
  const hasTitlePage = choices.matter.hasTitlePage
  const running = pdfText([surname, title.toLocaleUpperCase()].filter(Boolean).join(' / '))
  return {
    info: { title, author },
    // Pdfmake marks no language of a part of the text.
    language: book.language,
    pageSize: page,
    pageMargins: [side, side, right, side],
    defaultStyle: { font: PDF_FONT, fontSize: look.size, lineHeight: look.line },
    header: (at) => {
      if (choices.header === 'none' || (hasTitlePage && at === 1)) return null
      const isShunn = choices.header === 'author-title-page'
      const text = isShunn ? `${running} / ${at}` : pdfText(title)
      return {
        text,
        alignment: isShunn ? 'right' : 'center',
        fontSize: isShunn ? 12 : 8,
        margin: [side, side / 2, right, 0],
      }
    },
    footer: (at) =>
      choices.footer === 'none' || (hasTitlePage && at === 1)
        ? null
        : { text: String(at), alignment: 'center', fontSize: 9, margin: [0, side / 4, 0, 0] },
    content: contentOf(frame),
  }
}

function contentOf(frame: PdfFrame): Content[] {
  const { book } = frame
  const words = bookWords(book.language)
  const content: Content[] = []
  const atEnd = book.choices.notes === 'endnotes'
  let needsContents = book.choices.hasContents
  pageGroups(book).forEach((group, at) => {
    const kind = group[0]?.kind
    if (needsContents && kind !== 'title-page' && kind !== 'copyright' && kind !== 'dedication') {
      needsContents = false
      content.push(
        breakBefore(
          {
            toc: { title: { text: words.contents, bold: true, alignment: 'center', margin: [0, 0, 0, 12] } },
          },
          content.length > 0,
        ),
        ...laterContents(frame),
      )
    }
    const start: Content[] = group.flatMap((section) => sectionContent(section, frame))
    if (!atEnd)
      start.push(
        ...noteList(
          group.flatMap(({ blocks }) => referencesIn(blocks, 'note')),
          frame,
        ),
      )
    const [first, ...rest] = start
    if (first !== undefined) content.push(breakBefore(first, at > 0 || content.length > 0), ...rest)
  })
  // The end of the book is not part of its start.
  if (book.later) return content
  if (atEnd && book.notes.length > 0) {
    content.push(
      breakBefore(headingOf(words.notes, 1, frame), true),
      ...noteList([...book.notes.keys()], frame),
    )
  }
  if (book.comments.length > 0) {
    content.push(breakBefore(headingOf(words.comments, 1, frame), true))
    content.push(
      ...book.comments.map((comment, at) => ({
        text: pdfText(`[c${at + 1}] ${commentText(comment)}`),
        margin: [0, 0, 0, 6] as [number, number, number, number],
      })),
    )
  }
  return content
}

/** The lines of the contents after those that pdfmake writes itself, without a page; as its own, they are a table. */
function laterContents({ book: { later = [] } }: PdfFrame): Content[] {
  if (later.length === 0) return []
  const body = later.map(({ heading, level }): Content[] => [
    { text: pdfText(heading ?? ''), margin: [(level - 1) * 16, 0, 0, 0] },
    { text: '…', alignment: 'right' },
  ])
  return [{ table: { dontBreakRows: true, widths: ['*', 'auto'], body }, layout: 'noBorders' }]
}

const breakBefore = (content: Content, isNeeded: boolean): Content =>
  isNeeded ? ({ stack: [content], pageBreak: 'before' } as Content) : content

function sectionContent(section: Section, frame: PdfFrame): Content[] {
  const { id, kind, heading, level, separator, contentsTitle, blocks } = section
  const content: Content[] = []
  if (heading !== null) {
    content.push({
      ...headingOf(heading, level, frame),
      id,
      ...(contentsTitle !== null && { tocItem: true, tocMargin: [(level - 1) * 16, 0, 0, 0] }),
    })
  } else if (separator !== null) {
    content.push({ text: pdfText(separator) || '\u00a0', alignment: 'center', margin: [0, 10, 0, 10], id })
  }
  if (kind === 'title-page') content.push({ text: ' ', margin: [0, frame.box.height / 5, 0, 0] })
  const body = blocksContent(blocks, frame)
  const [first] = body
  // A link leads to the first line of an item without a heading.
  if (heading === null && separator === null && typeof first === 'object' && 'text' in first)
    body[0] = { ...(first as ContentText), id }
  return [...content, ...body]
}

function noteList(indexes: readonly number[], frame: PdfFrame): Content[] {
  return indexes.map((index, at) => ({
    stack: [
      ...(at === 0
        ? [{ canvas: [{ type: 'line' as const, x1: 0, y1: 8, x2: 80, y2: 8, lineWidth: 0.5 }] }]
        : []),
      ...(frame.book.notes[index]?.blocks ?? []).map((block, line) => ({
        text: [
          line === 0 ? `${index + 1}. ` : '',
          ...(block.kind === 'paragraph' ? inlineContent(block.inlines) : []),
        ],
        fontSize: frame.look.size * 0.85,
        lineHeight: 1.2,
        margin: [0, 4, 0, 0] as [number, number, number, number],
      })),
    ],
  }))
}
