import { repliesByThread } from '../contract/comment-threads.ts'
import type { CompileChoices } from '../contract/compile.ts'
import type { DocMark, DocNode } from '../contract/document.ts'
import type { ItemComment } from '../contract/items.ts'
import type {
  Align,
  Block,
  BookComment,
  BookNote,
  BookRemark,
  Inline,
  LinkTarget,
  RunStyle,
  TableCell,
} from './book.ts'
import { bookText } from './clean-text.ts'
import type { CompileText } from './compile-source.ts'
import { evenRows } from './even-rows.ts'
import { restyleQuotes } from './quotes.ts'

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
export function compileBody({ content, comments }: CompileText, parts: BookParts, level: number): Block[] {
  if (!content) return []
  return new BodyCompiler(parts, comments, content.content, level).blocks(content.content)
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
    private readonly level: number,
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
        return [this.#line(node)]
      case 'heading': {
        const level = Math.min(6, this.level + node.attrs.level)
        return [
          { kind: 'heading', unit: this.#units++, level, align: alignOf(node), inlines: this.#linesOf(node) },
        ]
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
        return [{ kind: 'code', unit, lines }]
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
        return [this.#line({ content: [node] })]
    }
  }

  #cell(node: DocNode): TableCell[] {
    if (node.type !== 'tableCell' && node.type !== 'tableHeader') return []
    const { colspan = 1, rowspan = 1 } = node.attrs ?? {}
    return [{ isHeader: node.type === 'tableHeader', colspan, rowspan, blocks: this.blocks(node.content) }]
  }

  #line(node: LineNode): Block {
    const isNumbered = this.parts.choices.hasParagraphNumbers && (node.content ?? []).length > 0
    const number = isNumbered ? ++this.parts.paragraphs : null
    const unit = this.#units++
    return { kind: 'paragraph', unit, align: alignOf(node), inlines: this.#linesOf(node), number }
  }

  #linesOf({ content = [] }: LineNode): Inline[] {
    this.#quotes = restyleQuotes(this.parts.choices.quotes)
    return this.#inlines(content)
  }

  #inlines(nodes: Nodes): Inline[] {
    const { hasComments, notes } = this.parts.choices
    const inlines: Inline[] = []
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at] as DocNode
      if (node.type === 'hardBreak') inlines.push({ kind: 'break' })
      else if (node.type === 'image') {
        const { path, alt, width, height } = node.attrs
        inlines.push({
          kind: 'picture',
          path,
          alt: bookText(alt ?? ''),
          width: width ?? null,
          height: height ?? null,
        })
      } else if (node.type === 'text') {
        const remark = (['inlineFootnote', 'annotation'] as const).find((type) => hasMark(node, type))
        if (remark === undefined) {
          inlines.push(...this.#text(node))
          continue
        }
        const end = at + nodes.slice(at).findIndex((next) => next.type !== 'text' || !hasMark(next, remark))
        const texts = nodes.slice(at, end < at ? nodes.length : end) as TextNode[]
        at += texts.length - 1
        if (remark === 'inlineFootnote' && notes !== 'none')
          inlines.push(this.#note([this.#paragraph(texts)]))
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
        if (left === 0 && this.parts.choices.notes !== 'none') after.push(this.#note(noteBlocks(row.body)))
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

  #note(blocks: Block[]): Inline {
    return { kind: 'note', index: this.parts.notes.push({ blocks }) - 1 }
  }

  #run({ text, marks = [] }: TextNode): Inline[] {
    const clean = this.#quotes(bookText(text))
    if (clean === '') return []
    const link = linkOf(marks, this.parts.itemIds)
    return [{ kind: 'text', text: clean, style: styleOf(marks), ...(link && { link }) }]
  }
}

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

function styleOf(marks: readonly DocMark[]): RunStyle {
  const style: { -readonly [Key in keyof RunStyle]: RunStyle[Key] } = {}
  for (const mark of marks) {
    if (mark.type === 'highlight') style.highlight = mark.attrs?.color?.toLowerCase() ?? true
    else if (STYLES.has(mark.type)) style[mark.type as Exclude<keyof RunStyle, 'highlight'>] = true
  }
  return style
}
const STYLES: ReadonlySet<string> = new Set([
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'superscript',
  'subscript',
])

function linkOf(marks: readonly DocMark[], itemIds: ReadonlySet<string>): LinkTarget | null {
  for (const mark of marks) {
    if (mark.type === 'link') return { href: bookText(mark.attrs.href) }
    if (mark.type === 'itemLink' && itemIds.has(mark.attrs.itemId)) return { sectionId: mark.attrs.itemId }
  }
  return null
}
