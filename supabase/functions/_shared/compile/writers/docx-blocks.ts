import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  ExternalHyperlink,
  ImageRun,
  InternalHyperlink,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { paragraphBookmark } from '../../docx/paragraph-key.ts'
import type {
  Align,
  Block,
  BookImage,
  BookNote,
  BookParagraph,
  CompiledBook,
  Inline,
  Pictures,
  Section,
} from '../book.ts'
import { hasRightToLeft } from '../clean-text.ts'
import { commentIds } from './docx-comments.ts'
import { HEADINGS } from './docx-styles.ts'
import { noteReference } from './note-reference.ts'
import { fitInto, lineText } from './sections.ts'

type Context = { book: CompiledBook; pictures: Pictures; box: { width: number; height: number } }
type Frame = {
  style?: string
  indent?: number
  bullet?: { reference: string; level: number; instance: number }
  isPlain?: boolean
  /** The direction of a caption, which is at the side of its picture; other paragraphs have that of their text. */
  isRightToLeft?: boolean
}

const ALIGN = {
  start: AlignmentType.START,
  center: AlignmentType.CENTER,
  end: AlignmentType.END,
  justify: AlignmentType.BOTH,
} as const satisfies Record<Align, string>

/** The bookmark of an item's section; Word allows 40 characters of letters, digits and underscores. */
export const bookmarkOf = (id: string): string => `q_${id.replaceAll('-', '')}`.slice(0, 40)

/** Writes blocks as paragraphs and tables of Word. */
export class DocxBlocks {
  #lists = 0
  #itemId: string | null = null
  /** The language of the runs where it is not that of the book. */
  #language: IRunOptions = {}

  readonly #commentIds: readonly number[][]

  constructor(private readonly context: Context) {
    this.#commentIds = commentIds(context.book)
  }

  blocks(blocks: readonly Block[], frame: Frame = {}): (Paragraph | Table)[] {
    return blocks.flatMap((block) => this.#block(block, frame))
  }

  /** The text of an item; each of its paragraphs has a bookmark by which a corrected file finds it again. */
  itemBlocks({ id, language, blocks }: Section): (Paragraph | Table)[] {
    this.#itemId = id
    const written = this.#written(blocks, language, {})
    this.#itemId = null
    return written
  }

  /** The paragraphs of a note, which holds no tables. */
  noteParagraphs({ language, blocks }: BookNote): Paragraph[] {
    const all = this.#written(blocks, language, { style: 'Note' })
    return all.filter((block): block is Paragraph => block instanceof Paragraph)
  }

  #written(blocks: readonly Block[], language: string | null, frame: Frame): (Paragraph | Table)[] {
    this.#language = language === null ? {} : { language: { value: language } }
    const written = this.blocks(blocks, frame)
    this.#language = {}
    return written
  }

  #block(block: Block, frame: Frame): (Paragraph | Table)[] {
    switch (block.kind) {
      case 'paragraph':
        return [this.#paragraph(block, frame)]
      case 'figure':
        return this.#figure(block, frame)
      case 'heading':
        return [
          new Paragraph({
            heading: HEADINGS[block.level - 1] ?? HEADINGS[5],
            ...alignment(block.align),
            children: this.#keyed(block.unit, lineText(block.inlines), this.#inlines(block.inlines)),
          }),
        ]
      case 'quote':
        return this.blocks(block.blocks, { ...frame, style: 'Quote' })
      case 'list': {
        const reference = block.start === null ? 'bullets' : `numbers-${block.start}`
        const level = Math.min((frame.bullet?.level ?? -1) + 1, 8)
        const bullet = { reference, level, instance: ++this.#lists }
        return block.items.flatMap((item) => {
          const [first, ...rest] = item
          const isLine = first?.kind === 'paragraph'
          const head = isLine ? this.#block(first, { bullet }) : this.#block(EMPTY, { bullet })
          return [
            ...head,
            ...this.blocks(isLine ? rest : item, { bullet, indent: (level + 1) * 720, isPlain: true }),
          ]
        })
      }
      case 'table':
        // Word joins tables that touch, so a paragraph follows each.
        return [this.#table(block), new Paragraph({ style: 'Cell' })]
      case 'code':
        return block.lines.map(
          (line, at) =>
            new Paragraph({
              style: 'Code',
              children: this.#keyed(block.unit === undefined ? undefined : block.unit + at, line, [
                new TextRun(runText(line, {})),
              ]),
            }),
        )
      case 'rule':
        return [new Paragraph({ style: 'Rule', children: [new TextRun('* * *')] })]
    }
  }

  #paragraph({ inlines, align, number, unit }: BookParagraph, frame: Frame): Paragraph {
    const children = this.#keyed(unit, lineText(inlines), this.#inlines(inlines))
    if (number !== null) children.unshift(new TextRun({ text: `${number}\t`, style: 'ParagraphNumber' }))
    const style = frame.style ?? (frame.bullet ? 'Cell' : undefined)
    return new Paragraph({
      ...(style && { style }),
      ...alignment(align),
      ...(frame.bullet && !frame.isPlain && { numbering: frame.bullet }),
      ...(frame.indent && { indent: { start: frame.indent, firstLine: 0 } }),
      ...(align === 'center' || align === 'end' ? { indent: { firstLine: 0 } } : {}),
      ...((frame.isRightToLeft ??
        inlines.some((part) => part.kind === 'text' && hasRightToLeft(part.text))) && {
        bidirectional: true,
      }),
      children,
    })
  }

  /** The paragraph of a picture, kept with the caption below it; both have the direction of the book. */
  #figure({ align, caption, picture, unit }: Extract<Block, { kind: 'figure' }>, frame: Frame): Paragraph[] {
    const isRightToLeft = this.context.book.direction === 'rtl'
    const { style, indent } = frame
    const figure = new Paragraph({
      ...(style && { style }),
      ...alignment(align),
      indent: { ...(indent && { start: indent }), firstLine: 0 },
      ...(isRightToLeft && { bidirectional: true }),
      keepNext: caption !== null,
      children: this.#keyed(unit, '', [this.#picture(picture)]),
    })
    if (caption === null) return [figure]
    return [figure, this.#paragraph(caption, { style: 'Caption', isRightToLeft, ...(indent && { indent }) })]
  }

  #table({ rows }: Extract<Block, { kind: 'table' }>): Table {
    const firstPlain = rows.findIndex((row) => !row.every(({ isHeader }) => isHeader))
    // Header rows are repeated on each page, so a table of nothing else has none; their cells have a style too.
    const headerRows = Math.max(firstPlain, 0)
    const border = { style: BorderStyle.SINGLE, size: 4, color: 'auto' }
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: {
        top: border,
        bottom: border,
        left: border,
        right: border,
        insideHorizontal: border,
        insideVertical: border,
      },
      rows: rows.map(
        (row, at) =>
          new TableRow({
            ...(at < headerRows && { tableHeader: true }),
            children: row.map(({ isHeader, colspan, rowspan, blocks }) => {
              const children = this.blocks(blocks, { style: isHeader ? 'TableHeading' : 'Cell' })
              // A cell ends with a paragraph.
              if (!(children.at(-1) instanceof Paragraph)) children.push(new Paragraph({ style: 'Cell' }))
              return new TableCell({ columnSpan: colspan, rowSpan: rowspan, children })
            }),
          }),
      ),
    })
  }

  /** The numbers of a comment and its replies, which are about the same text. */
  #comment(index: number): number[] {
    return this.#commentIds[index] ?? []
  }

  #keyed(unit: number | undefined, text: string, children: ParagraphChild[]): ParagraphChild[] {
    if (unit === undefined || this.#itemId === null) return children
    return [new Bookmark({ id: paragraphBookmark(this.#itemId, unit, text), children })]
  }

  #inlines(inlines: readonly Inline[]): ParagraphChild[] {
    return inlines.flatMap((part) => this.#part(part))
  }

  #part(part: Inline): ParagraphChild[] {
    switch (part.kind) {
      case 'text': {
        const run = new TextRun({ ...runText(part.text, part), ...this.#language })
        const { link } = part
        if (!link) return [run]
        if ('sectionId' in link)
          return [new InternalHyperlink({ anchor: bookmarkOf(link.sectionId), children: [run] })]
        return URL.canParse(link.href)
          ? [new ExternalHyperlink({ link: new URL(link.href).href, children: [run] })]
          : [run]
      }
      case 'break':
        return [new TextRun({ break: 1 })]
      case 'note':
        return noteReference(this.context.book, part.index)
      case 'comment-start':
        return this.#comment(part.index).map((id) => new CommentRangeStart(id))
      case 'comment-end':
        return this.#comment(part.index).flatMap((id) => [
          new CommentRangeEnd(id),
          new TextRun({ children: [new CommentReference(id)] }),
        ])
      case 'picture':
        return [this.#picture(part)]
    }
  }

  #picture({ path, alt, width, height }: BookImage): ParagraphChild {
    const picture = this.context.pictures.get(path)
    if (!picture) return new TextRun({ text: `[${alt || '…'}]`, style: 'PictureDescription' })
    const size = fitInto(
      width ?? picture.width,
      height ?? ((width ?? picture.width) * picture.height) / picture.width,
      this.context.box,
    )
    return new ImageRun({
      type: picture.type,
      data: picture.bytes,
      transformation: size,
      altText: { name: alt.slice(0, 100) || 'picture', description: alt, title: '' },
    })
  }
}

const EMPTY: Block = { kind: 'paragraph', align: null, inlines: [], number: null }

const alignment = (align: Align | null) => (align === null ? {} : { alignment: ALIGN[align] })

function runText(
  text: string,
  { style = {}, link }: Partial<Extract<Inline, { kind: 'text' }>>,
): IRunOptions {
  const { bold, italic, underline, strike, code, superscript, subscript, highlight } = style
  return {
    ...(text.includes('\n') ? { children: withBreaks(text) } : { text }),
    ...(bold && { bold }),
    ...(italic && { italics: true }),
    ...(underline && { underline: {} }),
    ...(strike && { strike }),
    ...(superscript ? { superScript: true } : subscript ? { subScript: true } : {}),
    ...(code ? { style: 'VerbatimChar' } : link ? { style: 'Hyperlink' } : {}),
    // A run has one style, so a link that is code has the look of a link by itself.
    ...(code && link && { color: '0563C1', underline: {} }),
    ...(highlight && {
      shading: {
        type: 'clear' as const,
        fill: highlight === true ? 'FFF2A8' : highlight.slice(1).toUpperCase(),
      },
    }),
    ...(hasRightToLeft(text) && { rightToLeft: true }),
  }
}

const withBreaks = (text: string) =>
  text.split('\n').flatMap((line, at) => (at === 0 ? [line] : [new TextRun({ break: 1 }), line])) as string[]
