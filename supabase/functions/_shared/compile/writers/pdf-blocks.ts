import type { Content, ContentText } from 'pdfmake/interfaces.js'
import type { Align, Block, BookImage, BookParagraph, CompiledBook, Inline, Pictures } from '../book.ts'
import { pdfText } from './pdf-characters.ts'
import { fitInto } from './sections.ts'

/** Sizes and spaces of each layout in points. */
export const LOOK = {
  manuscript: { size: 12, line: 1.7, indent: 36, above: 180, after: 0 },
  book: { size: 10.5, line: 1.25, indent: 16, above: 60, after: 0 },
  review: { size: 12, line: 1.5, indent: 0, above: 30, after: 8 },
} as const
const HEADING_SIZES = [20, 16, 14, 12, 12, 12]

/** The style and room of one book. */
export type PdfFrame = {
  book: CompiledBook
  pictures: Pictures
  look: (typeof LOOK)[keyof typeof LOOK]
  box: { width: number; height: number }
}

/** A centred heading. */
export function headingOf(text: string, level: number, { look }: PdfFrame): ContentText {
  return {
    text: pdfText(text),
    fontSize: HEADING_SIZES[level - 1] ?? 12,
    bold: true,
    alignment: 'center',
    lineHeight: 1.2,
    headlineLevel: level,
    margin: [0, level <= 2 ? look.above : 20, 0, 20],
  }
}

/** The content of some blocks; in lists, quotes and tables paragraphs are `isPlain`, without an indent. */
export const blocksContent = (blocks: readonly Block[], frame: PdfFrame, isPlain = false): Content[] =>
  blocks.flatMap((block) => blockContent(block, frame, isPlain))

function blockContent(block: Block, frame: PdfFrame, isPlain: boolean): Content[] {
  const { look } = frame
  switch (block.kind) {
    case 'heading':
      return [
        { ...headingOf('', block.level, frame), text: inlineContent(block.inlines), margin: [0, 14, 0, 10] },
      ]
    case 'paragraph':
      return paragraphContent(block, frame, isPlain)
    case 'figure':
      return [figureContent(block, frame, isPlain)]
    case 'quote':
      return [{ stack: blocksContent(block.blocks, frame, true), margin: [28, 6, 28, 6] }]
    case 'list': {
      const items = block.items.map((item) => ({ stack: blocksContent(item, frame, true) }))
      if (items.length === 0) return []
      return [
        block.start === null
          ? { ul: items, margin: [0, 6, 0, 6] }
          : { ol: items, start: block.start, margin: [0, 6, 0, 6] },
      ]
    }
    case 'table':
      return [tableContent(block.rows, frame)]
    case 'code':
      return [
        {
          stack: block.lines.map((line) => ({ text: pdfText(line) || ' ', preserveLeadingSpaces: true })),
          fontSize: look.size - 1,
          lineHeight: 1.2,
          margin: [14, 6, 0, 6],
        },
      ]
    case 'rule':
      return [{ text: '* * *', alignment: 'center', margin: [0, 10, 0, 10] }]
  }
}

function paragraphContent(
  { inlines, align, number }: BookParagraph,
  frame: PdfFrame,
  isPlain: boolean,
): Content[] {
  const { look } = frame
  const content: Content[] = []
  let line: Inline[] = []
  const flush = () => {
    if (line.length === 0) return
    const isFirst = content.length === 0
    content.push({
      text: numberedText({ inlines: line, number: isFirst ? number : null }),
      ...alignmentOf(align),
      ...(!isPlain && align === null && isFirst && { leadingIndent: look.indent }),
      margin: [0, 0, 0, look.after],
    })
    line = []
  }
  // Pictures are blocks of their own, because pdfmake has none inside a line.
  for (const part of inlines) {
    const image = part.kind === 'picture' ? imageContent(part, frame) : null
    if (image === null) {
      line.push(part)
      continue
    }
    flush()
    content.push({ ...image, margin: [0, 6, 0, 6] })
  }
  flush()
  return content.length > 0 ? content : [{ text: ' ' }]
}

/** An embedded picture; null for one that is written as its description. */
function imageContent({ path, width }: BookImage, { pictures, box }: PdfFrame) {
  const picture = pictures.get(path)
  if (picture === undefined || picture.type === 'gif') return null
  const shown = (width ?? picture.width) * 0.75
  const size = fitInto(shown, (shown * picture.height) / picture.width, box)
  return { image: dataUrl(picture.bytes, picture.type), ...size }
}

/** The share of a page up to which a picture is kept together with its caption. */
const MAX_KEPT = 0.6

function figureContent(
  { align, caption, picture }: Extract<Block, { kind: 'figure' }>,
  frame: PdfFrame,
  isPlain: boolean,
): Content {
  const image = imageContent(picture, frame)
  const place = alignmentOf(align)
  const stack: Content[] = [{ ...(image ?? { text: inlineContent([picture]) }), ...place }]
  if (caption !== null)
    stack.push({
      text: numberedText(caption),
      ...place,
      fontSize: frame.look.size - 1.5,
      lineHeight: 1.2,
      margin: [0, 4, 0, 0],
    })
  // A block that does not fit on a page cannot be kept together.
  const isKept = !isPlain && (image?.height ?? 0) <= frame.box.height * MAX_KEPT
  return { stack, ...(isKept && { unbreakable: true }), margin: [0, 6, 0, 6 + frame.look.after] }
}

const alignmentOf = (align: Align | null) =>
  align === null
    ? {}
    : { alignment: align === 'start' ? ('left' as const) : align === 'end' ? ('right' as const) : align }

/** The content of a paragraph after its number in a proof. */
const numberedText = ({ inlines, number }: Pick<BookParagraph, 'inlines' | 'number'>): Content[] => [
  ...(number === null ? [] : [{ text: `${number}  `, fontSize: 7, color: '#595959' }]),
  ...inlineContent(inlines),
]

function tableContent(rows: Extract<Block, { kind: 'table' }>['rows'], frame: PdfFrame): Content {
  const width = (rows[0] ?? []).reduce((sum, { colspan }) => sum + colspan, 0)
  const grid: Content[][] = rows.map(() => new Array<Content>(width).fill({ text: '' }))
  const taken = rows.map(() => new Set<number>())
  rows.forEach((row, at) => {
    let column = 0
    for (const { colspan, rowspan, blocks, isHeader } of row) {
      while (taken[at]?.has(column)) column++
      const stack = blocksContent(blocks, frame, true)
      ;(grid[at] as Content[])[column] = {
        stack,
        colSpan: colspan,
        rowSpan: rowspan,
        bold: isHeader,
        lineHeight: 1.2,
      } as Content
      for (let below = at; below < at + rowspan; below++)
        for (let over = column; over < column + colspan; over++) taken[below]?.add(over)
    }
  })
  return {
    table: { widths: new Array<string>(width).fill('*'), body: grid },
    margin: [0, 8, 0, 8],
  } as Content
}

/** The content of a line. */
export function inlineContent(inlines: readonly Inline[]): Content[] {
  return inlines.flatMap((part): Content[] => {
    if (part.kind === 'break') return ['\n']
    if (part.kind === 'note') return [{ text: String(part.index + 1), sup: true }]
    if (part.kind === 'comment-end') return [{ text: `[c${part.index + 1}]`, sup: true }]
    if (part.kind === 'picture') return [pdfText(`[${part.alt || '…'}]`)]
    return part.kind === 'text' ? [runContent(part)] : []
  })
}

function runContent({ text, style, link }: Extract<Inline, { kind: 'text' }>): Content {
  const decoration = [
    ...(style.underline || link ? ['underline' as const] : []),
    ...(style.strike ? ['lineThrough' as const] : []),
  ]
  return {
    text: pdfText(text),
    ...(style.bold && { bold: true }),
    ...(style.italic && { italics: true }),
    ...(decoration.length > 0 && { decoration }),
    ...(style.superscript && { sup: true }),
    ...(style.subscript && { sub: true }),
    ...(style.highlight && { background: style.highlight === true ? '#fff2a8' : style.highlight }),
    ...(style.code && { background: '#eeeeee' }),
    ...(link && ('href' in link ? { link: link.href } : { linkToDestination: link.sectionId })),
  }
}

function dataUrl(bytes: Uint8Array, type: 'png' | 'jpg'): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return `data:image/${type === 'jpg' ? 'jpeg' : 'png'};base64,${btoa(binary)}`
}
