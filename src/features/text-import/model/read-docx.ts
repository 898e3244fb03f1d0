import type { DocMark, DocNode } from '@contract/document.ts'
import { isHref } from '@contract/link-href.ts'
import { DocxError } from '@docx/docx-error.ts'
import { DOCX_LIMITS } from '@docx/docx-limits.ts'
import type { Docx, DocxParagraph, DocxRun } from '@docx/docx-types.ts'
import { parseDocx } from '@docx/parse-docx.ts'
import { isRuleText } from '@docx/style-names.ts'
import { bytesSource } from '@scrivener/zip/byte-source.ts'
import { openZip } from '@scrivener/zip/open-zip.ts'
import { addNote } from './add-note.ts'
import { withCodeBlocks } from './code-blocks.ts'
import {
  type ReadBlock,
  type ReadText,
  type TextFootnote,
  type TextProblem,
  UnreadableFile,
} from './file-text.ts'
import { listNodes } from './list-nodes.ts'
import { PictureLoader } from './load-pictures.ts'
import { baseName, PictureRefs } from './picture-refs.ts'
import { placePictures } from './place-pictures.ts'
import { type FileCell, tableNode } from './table-node.ts'

const PROBLEMS: Readonly<Record<DocxError['code'], TextProblem>> = {
  not_docx: 'damaged',
  damaged: 'damaged',
  encrypted: 'encrypted',
  too_large: 'too_large',
}

/** Reads a Word document as it is with its tracked changes accepted; comments are left out. */
export async function readWordFile(bytes: Uint8Array): Promise<ReadText> {
  try {
    const converter = new DocxConverter(await parseDocx(bytesSource(bytes)))
    const text = converter.read()
    const zip = await openZip(bytesSource(bytes), DOCX_LIMITS)
    return { ...text, ...(await placePictures(text.blocks, converter.pictures, new PictureLoader(zip))) }
  } catch (error) {
    throw error instanceof DocxError ? new UnreadableFile(PROBLEMS[error.code]) : error
  }
}

class DocxConverter {
  readonly pictures = new PictureRefs()
  readonly #notes: TextFootnote[] = []
  readonly #codeLines = new Set<DocNode>()
  #shift = 0

  constructor(private readonly docx: Docx) {}

  read(): Omit<ReadText, 'pictures' | 'leftOut'> {
    const { paragraphs } = this.docx
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
      blocks: withCodeBlocks(blocks, this.#codeLines),
      notes: this.#notes,
    }
  }

  #nodes(first: DocxParagraph, group: readonly DocxParagraph[]): DocNode[] {
    if (first.cell) return [this.#table(group)]
    if (first.list) {
      return listNodes(
        group.map((one) => ({
          level: one.list?.level ?? 0,
          isOrdered: one.list?.isOrdered === true,
          isContinued: one.list?.isContinued === true,
          node: this.#line(one),
        })),
      )
    }
    const nodes = group.map((one) => this.#block(one))
    return isQuote(first) ? [{ type: 'blockquote', content: nodes }] : nodes
  }

  #block(paragraph: DocxParagraph): DocNode {
    return isRule(paragraph) ? { type: 'horizontalRule' } : this.#line(paragraph)
  }

  #line(paragraph: DocxParagraph): DocNode {
    const content: DocNode[] = []
    const { heading, align } = paragraph
    const isAlone = isPictureAlone(paragraph)
    for (const run of paragraph.runs) {
      const side = isAlone && align !== 'justify' ? align : null
      if (!run.deleted) this.#run(run, content, side)
    }
    const textAlign = align === 'center' ? ('center' as const) : align === 'end' ? ('right' as const) : null
    const rest = content.length > 0 ? { content } : {}
    if (heading !== null && content.length > 0) {
      const level = Math.min(heading + this.#shift, 6)
      return { type: 'heading', attrs: { level, ...(textAlign && { textAlign }) }, ...rest }
    }
    const node: DocNode = { type: 'paragraph', ...(textAlign && { attrs: { textAlign } }), ...rest }
    if (paragraph.isCode) this.#codeLines.add(node)
    if (paragraph.isCaption) this.pictures.captions.add(node)
    return node
  }

  #run(run: DocxRun, content: DocNode[], side: 'start' | 'center' | 'end' | null): void {
    if (run.picture) {
      const { target, isExternal, alt, width, height, align } = run.picture
      const targets = target === '' ? [] : [target]
      const attrs = { alt, width, height, ...((align ?? side) && { align: align ?? side }) }
      this.pictures.add(content, { targets, name: baseName(target) || alt, isExternal, attrs })
      return
    }
    if (run.note) {
      const paragraphs = this.docx.notes.get(`${run.note.kind} ${run.note.id}`) ?? []
      const body = paragraphs.map(textOf).join('\n').trim()
      for (const { picture } of paragraphs.flatMap(({ runs }) => runs))
        if (picture) this.pictures.leftOut.push({ name: baseName(picture.target) || '…', reason: 'note' })
      const note = body === '' ? null : addNote(content, body)
      if (note) this.#notes.push(note)
      return
    }
    // Programs underline links.
    const isLink = isHref(run.link)
    const marks = Object.keys(run.style).flatMap((type): DocMark[] =>
      isLink && type === 'underline' ? [] : [{ type } as DocMark],
    )
    if (isHref(run.link)) marks.push({ type: 'link', attrs: { href: run.link } })
    run.text.split('\n').forEach((text, at) => {
      if (at > 0) content.push({ type: 'hardBreak' })
      if (text !== '') content.push({ type: 'text', text, ...(marks.length > 0 && { marks }) })
    })
  }

  #table(group: readonly DocxParagraph[]): DocNode {
    const rows = new Map<number, Map<number, FileCell>>()
    for (const paragraph of group) {
      const {
        row,
        column,
        columns = 1,
        isMerged = false,
        isHeader = false,
      } = paragraph.cell ?? { row: 0, column: 0 }
      const cells = rows.get(row) ?? new Map<number, FileCell>()
      rows.set(row, cells)
      const cell = cells.get(column) ?? { columns, rows: 1, isMerged, isHeader, content: [] }
      cells.set(column, cell)
      cell.content.push(this.#block(paragraph))
    }
    return tableNode([...rows.values()].map((cells) => [...cells.values()]))
  }
}

const textOf = ({ runs }: Pick<DocxParagraph, 'runs'>): string =>
  runs.map(({ text, deleted, note }) => (deleted || note ? '' : text)).join('')

const isRule = ({ isRule: hasLine, runs }: DocxParagraph): boolean =>
  hasLine &&
  runs.every(({ note, picture, deleted }) => deleted || !(note || picture)) &&
  isRuleText(textOf({ runs }))

/** True for a line with one picture and no text, whose alignment is that of the picture. */
const isPictureAlone = (paragraph: DocxParagraph): boolean =>
  paragraph.runs.filter(({ picture, deleted }) => picture && !deleted).length === 1 &&
  textOf(paragraph).trim() === ''

const isQuote = (paragraph: DocxParagraph): boolean =>
  paragraph.isQuote && !paragraph.isCode && !isRule(paragraph)

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
