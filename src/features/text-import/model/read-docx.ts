import type { DocMark, DocNode } from '@contract/document.ts'
import { isHref } from '@contract/link-href.ts'
import { DocxError } from '@docx/docx-error.ts'
import type { Docx, DocxParagraph, DocxRun } from '@docx/docx-types.ts'
import { parseDocx } from '@docx/parse-docx.ts'
import { bytesSource } from '@scrivener/zip/byte-source.ts'
import { addNote } from './add-note.ts'
import {
  type ReadBlock,
  type ReadText,
  type TextFootnote,
  type TextProblem,
  UnreadableFile,
} from './file-text.ts'
import { listNodes } from './list-nodes.ts'

const PROBLEMS: Readonly<Record<DocxError['code'], TextProblem>> = {
  not_docx: 'damaged',
  damaged: 'damaged',
  encrypted: 'encrypted',
  too_large: 'too_large',
}

/** Reads a Word document as it is with its tracked changes accepted; comments and pictures are left out. */
export async function readWordFile(bytes: Uint8Array): Promise<ReadText> {
  try {
    return new DocxConverter(await parseDocx(bytesSource(bytes))).read()
  } catch (error) {
    throw error instanceof DocxError ? new UnreadableFile(PROBLEMS[error.code]) : error
  }
}

class DocxConverter {
  readonly #notes: TextFootnote[] = []
  #shift = 0

  constructor(private readonly docx: Docx) {}

  read(): ReadText {
    const { paragraphs, pictures } = this.docx
    // The title of the document is a heading above all others.
    this.#shift = paragraphs.some(({ heading }) => heading === 0) ? 1 : 0
    const blocks: ReadBlock[] = []
    for (let at = 0; at < paragraphs.length; ) {
      const first = paragraphs[at] as DocxParagraph
      const end = groupEnd(paragraphs, at)
      const group = paragraphs.slice(at, end)
      this.#nodes(first, group).forEach((node, index) => {
        blocks.push({ node, ...(index === 0 && first.startsPage && { startsPage: true }) })
      })
      at = end
    }
    return {
      title: '',
      author: '',
      language: null,
      blocks,
      notes: this.#notes,
      pictures,
    }
  }

  #nodes(first: DocxParagraph, group: readonly DocxParagraph[]): DocNode[] {
    if (first.cell) return [this.#table(group)]
    if (first.list) {
      return listNodes(
        group.map((one) => ({
          level: one.list?.level ?? 0,
          isOrdered: one.list?.isOrdered === true,
          node: this.#line(one),
        })),
      )
    }
    const nodes = group.map((one) => this.#line(one))
    return isQuote(first) ? [{ type: 'blockquote', content: nodes }] : nodes
  }

  #line(paragraph: DocxParagraph): DocNode {
    const content: DocNode[] = []
    for (const run of paragraph.runs) if (!run.deleted) this.#run(run, content)
    const { heading, align } = paragraph
    const textAlign = align === 'center' ? ('center' as const) : align === 'end' ? ('right' as const) : null
    const rest = content.length > 0 ? { content } : {}
    if (heading !== null && content.length > 0) {
      const level = Math.min(heading + this.#shift, 6)
      return { type: 'heading', attrs: { level, ...(textAlign && { textAlign }) }, ...rest }
    }
    return { type: 'paragraph', ...(textAlign && { attrs: { textAlign } }), ...rest }
  }

  #run(run: DocxRun, content: DocNode[]): void {
    if (run.note) {
      const paragraphs = this.docx.notes.get(`${run.note.kind} ${run.note.id}`) ?? []
      const body = paragraphs.map(textOf).join('\n').trim()
      const note = body === '' ? null : addNote(content, body)
      if (note) this.#notes.push(note)
      return
    }
    const marks: DocMark[] = Object.keys(run.style).map((type) => ({ type }) as DocMark)
    if (isHref(run.link)) marks.push({ type: 'link', attrs: { href: run.link } })
    run.text.split('\n').forEach((text, at) => {
      if (at > 0) content.push({ type: 'hardBreak' })
      if (text !== '') content.push({ type: 'text', text, ...(marks.length > 0 && { marks }) })
    })
  }

  #table(group: readonly DocxParagraph[]): DocNode {
    const rows = new Map<number, Map<number, DocNode[]>>()
    for (const paragraph of group) {
      const { row, column } = paragraph.cell ?? { row: 0, column: 0 }
      const cells = rows.get(row) ?? new Map<number, DocNode[]>()
      rows.set(row, cells)
      cells.set(column, [...(cells.get(column) ?? []), this.#line(paragraph)])
    }
    return {
      type: 'table',
      content: [...rows.values()].map((cells) => ({
        type: 'tableRow',
        content: [...cells.values()].map((content) => ({ type: 'tableCell', content })),
      })),
    }
  }
}

const textOf = ({ runs }: DocxParagraph): string =>
  runs.map(({ text, deleted, note }) => (deleted || note ? '' : text)).join('')

const isQuote = ({ styleId, heading }: DocxParagraph): boolean =>
  heading === null && /quote/i.test(styleId ?? '')

/** The end of the paragraphs that make one table, one list or one quote with the given one. */
function groupEnd(paragraphs: readonly DocxParagraph[], from: number): number {
  const first = paragraphs[from] as DocxParagraph
  const isSame = (one: DocxParagraph): boolean => {
    if (first.cell || one.cell) return first.cell?.table === one.cell?.table
    if (first.list || one.list) return first.list !== null && one.list !== null
    return isQuote(first) && isQuote(one)
  }
  let end = from + 1
  for (let next = paragraphs[end]; next && isSame(next); next = paragraphs[++end]);
  return end
}
