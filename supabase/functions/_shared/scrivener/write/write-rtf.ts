import type { DocMark, DocNode } from '../../contract/document.ts'
import { isFigure } from '../../contract/picture-figure.ts'
import { addColours, type RtfHead, type ScrivDialect } from './rtf-head.ts'

type Text = Extract<DocNode, { type: 'text' }>
type Picture = { bytes: Uint8Array; type: 'png' | 'jpg' | 'gif'; width: number; height: number }

/** Resolves the references of a text; null leaves plain text. */
export type RtfContext = {
  /** The id of an item in the project. */
  sourceId: (itemId: string) => string | null
  picture: (path: string) => Picture | null
}

type LineNode = Pick<Extract<DocNode, { type: 'paragraph' }>, 'attrs' | 'content'>
type Piece = { rtf: string; isRow: boolean }
/** A list; `start` is null for one of bullets. */
type ListNode = { content: readonly DocNode[]; start: number | null }
type Place = { list?: { id: number; level: number; label: string }; inTable?: boolean; indent?: number }

const ALIGN: Readonly<Record<string, string>> = {
  center: '\\qc',
  right: '\\qr',
  justify: '\\qj',
  left: '\\ql',
}
const FIGURE_ALIGN = { start: '\\ql', center: '\\qc', end: '\\qr' } as const
const DEFAULT_HIGHLIGHT = '#fff2a8'

/** Escapes a text: everything outside ASCII as `\u`, unsigned as Scrivener writes it. */
export function rtfText(text: string, dialect: ScrivDialect): string {
  let out = ''
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    const code = text.charCodeAt(at)
    if (char === '\\' || char === '{' || char === '}') out += `\\${char}`
    else if (char === '\t') out += '\\tab '
    else if (char === '\n') out += '\\line '
    else if (code >= 0x20 && code < 0x7f) out += char
    // Other control characters are no text, and XML with the comment would be damaged by them.
    else if (code >= 0xa0) out += dialect === 'mac' ? `\\uc0\\u${code} ` : `\\u${code}?`
  }
  return out
}

/** Writes a body as RTF in the dialect and with the head of its original. */
export function bodyRtf(content: readonly DocNode[], head: RtfHead, context: RtfContext): string {
  return new RtfWriter(head, context).write(content)
}

class RtfWriter {
  readonly #colours: string[] = []
  readonly #lists: { isOrdered: boolean; start: number }[] = []
  #firstColour = 0

  constructor(
    private readonly head: RtfHead,
    private readonly context: RtfContext,
  ) {}

  write(content: readonly DocNode[]): string {
    this.#collectColours(content)
    const { start, first } = addColours(this.head.start, this.#colours)
    this.#firstColour = first
    const pieces = this.#blocks(content, {})
    const end = this.head.dialect === 'mac' ? '\\\n' : '\\par\n'
    const body = pieces.map(({ rtf, isRow }, at) => rtf + (isRow ? '\n' : at < pieces.length - 1 ? end : ''))
    return `${start}${this.#listTables()}${body.join('')}}`
  }

  #collectColours(nodes: readonly DocNode[]): void {
    for (const node of nodes) {
      if (node.type === 'text') {
        const colour = highlightOf(node)
        if (colour && !this.#colours.includes(colour)) this.#colours.push(colour)
      } else if ('content' in node && node.content) this.#collectColours(node.content)
    }
  }

  #listTables(): string {
    if (this.#lists.length === 0) return ''
    const lists = this.#lists.map(({ isOrdered, start }, at) => {
      const level = `{\\listlevel\\levelnfc${isOrdered ? 0 : 23}\\levelstartat${start}{\\*\\levelmarker \\{${isOrdered ? 'decimal' : 'disc'}\\}}{\\leveltext\\leveltemplateid1\\'01${isOrdered ? "\\'00" : '\\uc0\\u8226 '};}{\\levelnumbers;}}`
      return `{\\list\\listtemplateid${at + 1}${level.repeat(9)}{\\listname ;}\\listid${at + 1}}`
    })
    const overrides = this.#lists.map(
      (_, at) => `{\\listoverride\\listid${at + 1}\\listoverridecount0\\ls${at + 1}}`,
    )
    return `{\\*\\listtable${lists.join('\n')}}\n{\\*\\listoverridetable${overrides.join('')}}\n`
  }

  #blocks(nodes: readonly DocNode[], place: Place): Piece[] {
    return nodes.flatMap((node) => this.#block(node, place))
  }

  #block(node: DocNode, place: Place): Piece[] {
    switch (node.type) {
      case 'paragraph':
        return this.#lines(node, place, '')
      case 'heading':
        return this.#lines(node, place, `\\outlinelevel${node.attrs.level - 1}`)
      case 'codeBlock':
        return [this.#line(node.content ?? [], place, '')]
      case 'horizontalRule':
        return [this.#line([{ type: 'text', text: '* * *' }], place, '\\qc')]
      case 'blockquote':
        return this.#blocks(node.content, { ...place, indent: (place.indent ?? 0) + 720 })
      case 'bulletList':
      case 'orderedList':
        return this.#list({ content: node.content, start: startOf(node) }, place)
      case 'table':
        return node.content.flatMap((row) =>
          'content' in row && row.content ? [this.#row(row.content)] : [],
        )
      default:
        return 'content' in node && node.content
          ? this.#blocks(node.content, place)
          : [this.#line([node], place, '')]
    }
  }

  #list(node: ListNode, place: Place): Piece[] {
    const isOrdered = node.start !== null
    const start = node.start ?? 1
    const level = place.list ? Math.min(8, place.list.level + 1) : 0
    const id = this.#lists.push({ isOrdered, start })
    return node.content.flatMap((item, at) => {
      const label = isOrdered ? `${start + at}.` : '\\uc0\\u8226 '
      return this.#blocks('content' in item ? (item.content ?? []) : [], {
        ...place,
        list: { id, level, label },
      })
    })
  }

  #row(cells: readonly DocNode[]): Piece {
    const shapes = cells.flatMap((cell) => {
      const { colspan = 1 } = (cell as { attrs?: { colspan?: number } }).attrs ?? {}
      return [1, ...Array.from({ length: colspan - 1 }, () => 0)]
    })
    const edges = shapes.map(
      (isOwn, at) =>
        `${isOwn === 0 ? '\\clmrg' : shapes[at + 1] === 0 ? '\\clmgf' : ''}\\cellx${(at + 1) * 2000}`,
    )
    const texts = cells.flatMap((cell) => {
      const { colspan = 1 } = (cell as { attrs?: { colspan?: number } }).attrs ?? {}
      const blocks = this.#blocks('content' in cell ? (cell.content ?? []) : [], { inTable: true })
      const own = blocks.map(({ rtf }) => rtf).join('\\par\n')
      return [
        `${own || '\\pard\\intbl '}\\cell\n`,
        ...Array.from({ length: colspan - 1 }, () => '\\pard\\intbl \\cell\n'),
      ]
    })
    return { rtf: `\\trowd${edges.join('')}\n${texts.join('')}\\row`, isRow: true }
  }

  /** A paragraph, and the figures in it as paragraphs of a picture and of its caption (R-951). */
  #lines({ attrs, content = [] }: LineNode, place: Place, words: string): Piece[] {
    const pictures = content.filter((child) => child.type === 'image').filter(isFigure)
    const rest = content.filter((child) => child.type !== 'image' || !isFigure(child))
    const align = ALIGN[attrs?.textAlign ?? ''] ?? ''
    const line = rest.length > 0 || pictures.length === 0 ? [this.#line(rest, place, align + words)] : []
    const figures = pictures.flatMap((picture) => {
      const { align: side, caption } = picture.attrs
      const own = side ? FIGURE_ALIGN[side] : align
      const below: DocNode[] = caption ? [{ type: 'text', text: caption }] : []
      return [[picture], below].flatMap((nodes) => (nodes.length > 0 ? [this.#line(nodes, place, own)] : []))
    })
    return [...line, ...figures]
  }

  #line(content: readonly DocNode[], { list, inTable, indent }: Place, words: string): Piece {
    const plain = this.head.dialect === 'windows' ? '\\pard\\plain' : '\\pard'
    const place = `${inTable ? '\\intbl' : ''}${indent ? `\\li${indent}` : ''}${list ? `\\ls${list.id}\\ilvl${list.level}` : ''}`
    const label = list ? `{\\listtext\t${list.label}\t}` : ''
    return { rtf: `${plain}${place}${words} ${label}${this.#inlines(content)}`, isRow: false }
  }

  #inlines(nodes: readonly DocNode[]): string {
    let out = ''
    for (let at = 0; at < nodes.length; ) {
      const node = nodes[at] as DocNode
      const key = node.type === 'text' ? wrapperOf(node, this.context) : null
      let end = at + 1
      if (key) while (end < nodes.length && isWrapped(nodes[end] as DocNode, key, this.context)) end++
      const inner = nodes
        .slice(at, end)
        .map((one) => this.#inline(one))
        .join('')
      out += key ? wrap(key, inner, this.head.dialect) : inner
      at = end
    }
    return out
  }

  #inline(node: DocNode): string {
    if (node.type === 'hardBreak') return '\\line '
    if (node.type === 'image') return this.#picture(node.attrs)
    if (node.type !== 'text') return ''
    const words = (node.marks ?? []).map(({ type }) => WORDS[type] ?? '').join('')
    const colour = highlightOf(node)
    const shade = colour ? `\\cb${this.#firstColour + this.#colours.indexOf(colour)}` : ''
    const text = rtfText(node.text, this.head.dialect)
    return words || shade ? `{${words}${shade} ${text}}` : text
  }

  #picture({ path, alt, width, height }: Extract<DocNode, { type: 'image' }>['attrs']): string {
    const picture = this.context.picture(path)
    if (!picture || picture.type === 'gif') return rtfText(`[${alt ?? '…'}]`, this.head.dialect)
    const hex = Array.from(picture.bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    const size = `\\picwgoal${Math.round((width ?? picture.width) * 15)}\\pichgoal${Math.round((height ?? picture.height) * 15)}`
    return `{\\*\\shppict{\\pict${size}\\${picture.type === 'png' ? 'pngblip' : 'jpegblip'}\n${hex}}}`
  }
}

const startOf = (node: DocNode): number | null =>
  node.type === 'orderedList' ? (node.attrs?.start ?? 1) : null

const WORDS: Readonly<Record<string, string>> = {
  bold: '\\b',
  italic: '\\i',
  underline: '\\ul',
  strike: '\\strike',
  superscript: '\\super',
  subscript: '\\sub',
}

function highlightOf({ marks = [] }: Text): string | null {
  const mark = marks.find(({ type }) => type === 'highlight')
  return mark?.type === 'highlight' ? (mark.attrs?.color?.toLowerCase() ?? DEFAULT_HIGHLIGHT) : null
}

/** The frame around a run of texts: a link, or a literal marker of Scrivener. */
function wrapperOf({ marks = [] }: Text, context: RtfContext): string | null {
  for (const mark of marks) {
    const key = markKey(mark, context)
    if (key) return key
  }
  return null
}

function markKey(mark: DocMark, { sourceId }: RtfContext): string | null {
  switch (mark.type) {
    case 'comment':
    case 'footnote':
      return `scrivcmt://${mark.attrs.id.toUpperCase()}`
    case 'link':
      return mark.attrs.href
    case 'itemLink': {
      const id = sourceId(mark.attrs.itemId)
      return id && `scrivlnk://${id}`
    }
    case 'annotation':
      return `{annot${mark.attrs?.color ?? ''}`
    case 'inlineFootnote':
      return '{fn'
    default:
      return null
  }
}

const isWrapped = (node: DocNode, key: string, context: RtfContext): boolean =>
  node.type === 'text' && wrapperOf(node, context) === key

function wrap(key: string, inner: string, dialect: ScrivDialect): string {
  if (key === '{fn') return `\\{\\\\Scrv_fn=${inner}\\\\end_Scrv_fn\\}`
  if (key.startsWith('{annot')) {
    const [red, green, blue] = [7, 9, 11].map((from) => Number.parseInt(key.slice(from, from + 2), 16) / 255)
    const colour =
      red === undefined || Number.isNaN(red) ? '' : `\\\\color=\\{\\\\R=${red}\\\\G=${green}\\\\B=${blue}\\} `
    return `\\{\\\\Scrv_annot ${colour}\\\\text=${inner}\\\\end_Scrv_annot\\}`
  }
  const address = rtfText(key.replace(/[\\{}"]/g, encodeURIComponent), dialect)
  return `{\\field{\\*\\fldinst{HYPERLINK "${address}"}}{\\fldrslt ${inner}}}`
}
