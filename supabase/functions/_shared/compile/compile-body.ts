import { repliesByThread } from '../contract/comment-threads.ts'
import type { CompileChoices } from '../contract/compile.ts'
import type { DocMark, DocNode } from '../contract/document.ts'
import type { ItemComment } from '../contract/items.ts'
import { isFigure, type PictureNode } from '../contract/picture-figure.ts'
import type {
  Align,
  Block,
  BookComment,
  BookImage,
  BookNote,
  BookParagraph,
  BookRemark,
  Inline,
  Section,
  TableCell,
} from './book.ts'
import { bookText } from './clean-text.ts'
import type { CompileText } from './compile-source.ts'
import { evenRows } from './even-rows.ts'
import { restyleQuotes } from './quotes.ts'
import { linkTargetOf, runStyleOf } from './run-marks.ts'

/** The parts of a book that the bodies of all items add to. */
export type BookParts = {
  choices: CompileChoices
  notes: BookNote[]
  comments: BookComment[]
  /** The ids of the items in the book, which links may lead to. */
  itemIds: ReadonlySet<string>
  paragraphs: number
}

type Nodes = readonly DocNode[]
type AnchorMark = Extract<DocMark, { type: 'comment' | 'footnote' }>
type LineNode = { attrs?: { textAlign?: string | null } | undefined; content?: DocNode[] | undefined }
type Line = { unit: number; align: Align | null; inlines: Inline[] }
type TextNode = Extract<DocNode, { type: 'text' }>

const ALIGN: Readonly<Record<string, Align>> = {
  left: 'start',
  center: 'center',
  right: 'end',
  justify: 'justify',
}

/**
 * Turns the text of one item into blocks, and its footnotes and open threads of comments into those of the book (R-720,
 * Headings of the text are below `level`, that of the heading of the item.
 */
export function compileBody(
  { content, comments }: CompileText,
  parts: BookParts,
  section: Pick<Section, 'level' | 'language'>,
): Block[] {
  if (!content) return []
  return new BodyCompiler(parts, comments, content.content, section).blocks(content.content)
}

class BodyCompiler {
  readonly #rows: ReadonlyMap<string, ItemComment>
  readonly #replies: ReadonlyMap<string, ItemComment[]>
  /** How many texts with an anchor are still to come; its note is after the last one. */
  readonly #left = new Map<string, number>()
  readonly #open = new Map<string, number>()
  #quotes = restyleQuotes('keep')
  #units = 0

  constructor(
    private readonly parts: BookParts,
    comments: readonly ItemComment[],
    content: Nodes,
    private readonly section: Pick<Section, 'level' | 'language'>,
  ) {
    this.#rows = new Map(comments.map((row) => [row.id, row]))
    this.#replies = repliesByThread(comments)
    const waiting = [content]
    for (let nodes = waiting.pop(); nodes; nodes = waiting.pop()) {
      for (const node of nodes) {
        if (node.type === 'text') {
          for (const { attrs } of anchorsOf(node))
            this.#left.set(attrs.id, (this.#left.get(attrs.id) ?? 0) + 1)
        } else if ('content' in node && node.content) waiting.push(node.content)
      }
    }
  }

  blocks(nodes: Nodes): Block[] {
    return nodes.flatMap((node) => this.#block(node))
  }

  #block(node: DocNode): Block[] {
    switch (node.type) {
      case 'paragraph':
        return this.#line(node, (line) => this.#numbered(line, node))
      case 'heading': {
        const level = Math.min(6, this.section.level + node.attrs.level)
        return this.#line(node, (line) => ({ kind: 'heading', level, ...line }))
      }
      case 'blockquote':
        return [{ kind: 'quote', blocks: this.blocks(node.content) }]
      case 'bulletList':
      case 'orderedList': {
        const items = node.content.map((item) => this.blocks('content' in item ? (item.content ?? []) : []))
        return [{ kind: 'list', start: node.type === 'orderedList' ? (node.attrs?.start ?? 1) : null, items }]
      }
      case 'listItem':
        return this.blocks(node.content)
      case 'codeBlock': {
        const text = (node.content ?? []).map((child) => (child.type === 'text' ? child.text : '\n')).join('')
        const lines = bookText(text).split('\n')
        const unit = this.#units
        this.#units += lines.length
        const language = node.attrs?.language
        return [{ kind: 'code', unit, ...(language && { language }), lines }]
      }
      case 'horizontalRule':
        return [{ kind: 'rule' }]
      case 'table': {
        const rows = node.content.map((row) =>
          ('content' in row ? (row.content ?? []) : []).flatMap((cell) => this.#cell(cell)),
        )
        const filled = evenRows(rows)
        return filled.length > 0 ? [{ kind: 'table', rows: filled }] : []
      }
      case 'tableRow':
      case 'tableCell':
      case 'tableHeader':
        return this.blocks(node.content)
      default:
        // A body of an import may have text directly in a cell or in the document.
        return this.#line({ content: [node] }, (line) => this.#numbered(line, { content: [node] }))
    }
  }

  #cell(node: DocNode): TableCell[] {
    if (node.type !== 'tableCell' && node.type !== 'tableHeader') return []
    const { colspan = 1, rowspan = 1 } = node.attrs ?? {}
    return [{ isHeader: node.type === 'tableHeader', colspan, rowspan, blocks: this.blocks(node.content) }]
  }

  /** The block of a line, and its figures after it; a line of nothing but figures has no block of its own. */
  #line(node: LineNode, blockOf: (line: Line) => Block): Block[] {
    const { content = [] } = node
    const pictures = content.filter((child) => child.type === 'image').filter(isFigure)
    const unit = this.#units++
    const align = alignOf(node)
    if (pictures.length === 0) return [blockOf({ unit, align, inlines: this.#linesOf(content) })]
    const rest = content.filter((child) => child.type !== 'image' || !isFigure(child))
    const before = rest.length > 0 ? [blockOf({ unit, align, inlines: this.#linesOf(rest) })] : []
    const figures = pictures.map((picture) => this.#figure(picture, align))
    if (rest.length > 0) return [...before, ...figures]
    return figures.map((figure, at) => (at === 0 ? { ...figure, unit } : figure))
  }

  #figure({ attrs }: PictureNode, lineAlign: Align | null): Extract<Block, { kind: 'figure' }> {
    const align = attrs.align ?? (lineAlign === 'justify' ? null : lineAlign)
    const content: DocNode[] = attrs.caption ? [{ type: 'text', text: attrs.caption }] : []
    return {
      kind: 'figure',
      align,
      picture: pictureOf(attrs),
      caption:
        content.length === 0
          ? null
          : this.#numbered({ unit: this.#units++, align, inlines: this.#linesOf(content) }, { content }),
    }
  }

  #numbered(line: Line, { content = [] }: LineNode): BookParagraph {
    const isNumbered = this.parts.choices.hasParagraphNumbers && content.length > 0
    return { kind: 'paragraph', ...line, number: isNumbered ? ++this.parts.paragraphs : null }
  }

  #linesOf(content: Nodes): Inline[] {
    this.#quotes = restyleQuotes(this.parts.choices.quotes)
    return this.#inlines(content)
  }

  #inlines(nodes: Nodes): Inline[] {
    const { hasComments, notes } = this.parts.choices
    const inlines: Inline[] = []
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at] as DocNode
      if (node.type === 'hardBreak') inlines.push({ kind: 'break' })
      else if (node.type === 'image') inlines.push(pictureOf(node.attrs))
      else if (node.type === 'text') {
        const remark = (['inlineFootnote', 'annotation'] as const).find((type) => hasMark(node, type))
        if (remark === undefined) {
          inlines.push(...this.#text(node))
          continue
        }
        const end = at + nodes.slice(at).findIndex((next) => next.type !== 'text' || !hasMark(next, remark))
        const texts = nodes.slice(at, end < at ? nodes.length : end) as TextNode[]
        at += texts.length - 1
        if (remark === 'inlineFootnote' && notes !== 'none')
          inlines.push(this.#note(null, [this.#paragraph(texts)]))
        else if (remark === 'annotation' && hasComments) {
          const index =
            this.parts.comments.push({
              author: '',
              date: '',
              lines: [texts.map(({ text }) => bookText(text)).join('')],
              replies: [],
            }) - 1
          inlines.push({ kind: 'comment-start', index }, { kind: 'comment-end', index })
        }
      }
    }
    return inlines
  }

  #paragraph(texts: readonly TextNode[]): Block {
    const inlines = texts.flatMap((node) => this.#run(node))
    return { kind: 'paragraph', align: null, inlines, number: null }
  }

  #text(node: TextNode): Inline[] {
    const before: Inline[] = []
    const after: Inline[] = []
    for (const { type, attrs } of anchorsOf(node)) {
      const row = this.#rows.get(attrs.id)
      const left = (this.#left.get(attrs.id) ?? 1) - 1
      this.#left.set(attrs.id, left)
      if (!row) continue
      if (row.kind === 'footnote' || type === 'footnote') {
        if (left === 0 && this.parts.choices.notes !== 'none')
          after.push(this.#note(row.id, noteBlocks(row.body)))
      } else if (this.parts.choices.hasComments && row.resolvedAt === null) {
        let index = this.#open.get(row.id)
        if (index === undefined) {
          const replies = this.#replies.get(row.id) ?? []
          index = this.parts.comments.push({ ...remarkOf(row), replies: replies.map(remarkOf) }) - 1
          this.#open.set(row.id, index)
          before.push({ kind: 'comment-start', index })
        }
        if (left === 0) after.push({ kind: 'comment-end', index })
      }
    }
    return [...before, ...this.#run(node), ...after]
  }

  #note(id: string | null, blocks: Block[]): Inline {
    const { language } = this.section
    return { kind: 'note', index: this.parts.notes.push({ id, language, blocks }) - 1 }
  }

  #run({ text, marks = [] }: TextNode): Inline[] {
    const clean = this.#quotes(bookText(text))
    if (clean === '') return []
    const link = linkTargetOf(marks, this.parts.itemIds)
    return [{ kind: 'text', text: clean, style: runStyleOf(marks), ...(link && { link }) }]
  }
}

const pictureOf = ({ path, alt, width, height }: PictureNode['attrs']): BookImage => ({
  kind: 'picture',
  path,
  alt: bookText(alt ?? ''),
  width: width ?? null,
  height: height ?? null,
})

const alignOf = ({ attrs }: LineNode): Align | null => ALIGN[attrs?.textAlign ?? ''] ?? null

const anchorsOf = ({ marks = [] }: TextNode) =>
  marks.filter((mark): mark is AnchorMark => mark.type === 'comment' || mark.type === 'footnote')

const hasMark = ({ marks = [] }: TextNode, type: DocMark['type']) => marks.some((mark) => mark.type === type)

const remarkOf = ({ authorName, createdAt, body }: ItemComment): BookRemark => ({
  author: authorName ?? '',
  date: createdAt,
  lines: bookText(body).split('\n'),
})

const noteBlocks = (body: string): Block[] =>
  bookText(body)
    .split('\n')
    .map((text) => ({
      kind: 'paragraph',
      align: null,
      inlines: text === '' ? [] : [{ kind: 'text', text, style: {} }],
      number: null,
    }))
