import type { DocMark, DocNode } from '@contract/document.ts'
import { isHref } from '@contract/link-href.ts'
import { addNote } from './add-note.ts'
import { withCodeBlocks } from './code-blocks.ts'
import { type ReadBlock, type ReadText, type TextFootnote, textOfLine, UnreadableFile } from './file-text.ts'
import { joinedEntries } from './list-nodes.ts'
import { CONTAINERS, type Container, isRuleLine, nodeOf, openCell } from './odt-containers.ts'
import { OdtFrames } from './odt-frames.ts'
import { OdtStyles } from './odt-styles.ts'
import { PictureRefs } from './picture-refs.ts'

type Attributes = Readonly<Record<string, string>>
type Line = { content: DocNode[]; attributes: Attributes; level: number | null; startsPage: boolean }

/** Elements whose text is no text of the document. */
const LEFT_OUT = new Set([
  'office:annotation',
  'text:tracked-changes',
  'text:table-of-content',
  'text:note-citation',
  'office:forms',
  'svg:title',
  'svg:desc',
  'draw:object',
  'office:binary-data',
  'office:scripts',
])
const MOST_DEPTH = 200
const MOST_LIST_DEPTH = 10
const MOST_REPEATED = 1000

/** Builds the text of an OpenDocument file from its elements in order. */
export class OdtReader {
  readonly pictures = new PictureRefs()
  readonly #styles = new OdtStyles()
  readonly #frames = new OdtFrames(this.pictures, this.#styles)
  readonly #notes: TextFootnote[] = []
  readonly #blocks: ReadBlock[] = []
  readonly #codeLines = new Set<DocNode>()
  readonly #containers: Container[] = []
  /** The line of text and, inside a footnote, those of the note. */
  readonly #lines: Line[] = []
  readonly #spans: DocMark[][] = []
  readonly #lists: string[] = []
  #note: string[] | null = null
  #hidden = 0
  #depth = 0
  #isBody = false
  #meta: 'title' | 'author' | 'language' | null = null
  #title = ''
  #author = ''
  #language = ''

  start(name: string, attributes: Attributes): void {
    if (++this.#depth > MOST_DEPTH) throw new UnreadableFile('damaged')
    if (this.#isBody && this.#hidden === 0) this.#frames.start(name, attributes)
    if (this.#hidden > 0 || LEFT_OUT.has(name)) {
      this.#hidden++
      return
    }
    if (name === 'office:text') this.#isBody = true
    else if (!this.#isBody) this.#head(name, attributes)
    else if (name === 'text:p' || name === 'text:h') this.#startLine(name, attributes)
    else if (name === 'text:note-body') this.#note = []
    else if (name in INLINE_TEXT) this.#add(INLINE_TEXT[name]?.(attributes) ?? '', true)
    else if (name === 'text:line-break') this.#lines.at(-1)?.content.push({ type: 'hardBreak' })
    else if (name === 'text:span') this.#startSpan(attributes['text:style-name'])
    else if (name === 'text:a') {
      const href = attributes['xlink:href']
      this.#spans.push(isHref(href) ? [{ type: 'link', attrs: { href } }] : [])
    } else this.#startContainer(name, attributes)
  }

  end(name: string): void {
    this.#depth--
    if (name === 'draw:frame' && this.#hidden === 0 && this.#isBody) this.#endFrame()
    this.#frames.endText()
    if (this.#hidden > 0) {
      this.#hidden--
      return
    }
    if (!this.#isBody) {
      this.#styles.end(name)
      this.#meta = null
    } else if (name === 'office:text') this.#isBody = false
    else if (name === 'text:p' || name === 'text:h') this.#endLine()
    else if (name === 'text:note-body') this.#endNote()
    else if (name === 'text:span' || name === 'text:a') this.#spans.pop()
    else this.#endContainer(name)
  }

  text(text: string): void {
    this.#frames.text(text)
    if (this.#hidden > 0) return
    if (this.#isBody) this.#add(text.replace(/[\t\n\r ]+/g, ' '))
    else if (this.#meta === 'title') this.#title += text
    else if (this.#meta === 'author') this.#author += text
    else if (this.#meta === 'language') this.#language += text
  }

  result(): Omit<ReadText, 'pictures' | 'leftOut'> {
    return {
      title: this.#title,
      author: this.#author,
      language: this.#language === '' ? null : this.#language,
      blocks: withCodeBlocks(this.#blocks, this.#codeLines),
      notes: this.#notes,
    }
  }

  #head(name: string, attributes: Attributes): void {
    this.#styles.start(name, attributes)
    this.#meta =
      name === 'dc:title'
        ? 'title'
        : name === 'meta:initial-creator'
          ? 'author'
          : name === 'dc:language'
            ? 'language'
            : null
  }

  #marksOf(style: string | undefined): DocMark[] {
    return [...this.#styles.get(style).marks].flatMap(([type, isOn]) => (isOn ? [{ type } as DocMark] : []))
  }

  #startSpan(style: string | undefined): void {
    const code: DocMark[] = this.#styles.get(style).isCode ? [{ type: 'code' }] : []
    this.#spans.push([...this.#marksOf(style), ...code])
  }

  #startLine(name: string, attributes: Attributes): void {
    const { isTitle, heading, startsPage } = this.#styles.get(attributes['text:style-name'])
    // A document that was converted may have paragraphs with the style of a heading.
    const outline = name === 'text:h' ? Number(attributes['text:outline-level'] ?? 1) : heading
    this.#lines.push({
      content: [],
      attributes,
      // The title of the document is above its headings.
      level:
        isTitle && name !== 'text:h' ? 1 : outline === null ? null : Math.min(Math.max(outline, 1) + 1, 6),
      startsPage,
    })
  }

  #endLine(): void {
    const line = this.#lines.pop()
    if (!line) return
    if (this.#note && this.#lines.length > 0) {
      this.#note.push(textOfLine(line.content))
      return
    }
    const style = this.#styles.get(line.attributes['text:style-name'])
    const { align, isCaption } = style
    const rest = line.content.length > 0 ? { content: line.content } : {}
    const attrs = align && { textAlign: align }
    const node: DocNode =
      line.level !== null && line.content.length > 0
        ? { type: 'heading', attrs: { level: line.level, ...attrs }, ...rest }
        : { type: 'paragraph', ...(attrs && { attrs }), ...rest }
    if (isCaption) this.pictures.captions.add(node)
    const isParagraph = node.type === 'paragraph'
    if (isParagraph && style.isCode) this.#codeLines.add(node)
    const container = this.#containers.at(-1)
    if (container?.type === 'tableCell' && container.content.length === 0 && style.isHeaderCell)
      container.isHeader = true
    const isRule = style.isRule && container?.type !== 'listItem' && isRuleLine(line.content)
    const isQuote = isParagraph && style.isQuote && !style.isCode
    this.#place(
      isRule ? { type: 'horizontalRule' } : isQuote ? { type: 'blockquote', content: [node] } : node,
      line.startsPage,
    )
  }

  #place(node: DocNode, startsPage = false): void {
    const container = this.#containers.at(-1)
    if (container?.type === 'listItem' || container?.type === 'tableCell') {
      container.content.push(node)
      return
    }
    if (container) return
    const last = this.#blocks.at(-1)?.node
    if (node.type === 'blockquote' && last?.type === 'blockquote') last.content.push(...node.content)
    else this.#blocks.push({ node, ...(startsPage && { startsPage }) })
  }

  /** Adds the picture of a frame to the line around it; one that belongs to a page is a line of its own. */
  #endFrame(): void {
    const content: DocNode[] = this.#lines.at(-1)?.content ?? []
    this.#frames.end(content, this.#note !== null)
    if (this.#lines.length === 0 && content.length > 0) this.#place({ type: 'paragraph', content })
  }

  /** Adds text to the open line; `isKept` for spaces that are an element of the file. */
  #add(text: string, isKept = false): void {
    const line = this.#lines.at(-1)
    if (!line || text === '') return
    // Spaces at the start of a line, and a second one, are no text of the file.
    const before = textOfLine(line.content.slice(-1))
    const clean =
      !isKept && text.startsWith(' ') && (line.content.length === 0 || before.endsWith(' '))
        ? text.slice(1)
        : text
    if (clean === '') return
    const isHeading = line.level !== null
    const style = this.#styles.get(line.attributes['text:style-name'])
    const all = [
      ...(isHeading ? [] : this.#marksOf(line.attributes['text:style-name'])),
      ...this.#spans.flat(),
    ]
    const marks = new Map(all.map((mark) => [mark.type, mark]))
    // The style of a header cell is bold, as that of a heading.
    if (isHeading || style.isHeaderCell) marks.delete('bold')
    // Programs underline links.
    if (marks.has('link')) marks.delete('underline')
    const own = [...marks.values()]
    line.content.push({ type: 'text', text: clean, ...(own.length > 0 && { marks: own }) })
  }

  #endNote(): void {
    const body = (this.#note ?? []).join('\n').trim()
    this.#note = null
    const line = this.#lines.at(-1)
    const note = line && body !== '' ? addNote(line.content, body) : null
    if (note) this.#notes.push(note)
  }

  #startContainer(name: string, attributes: Attributes): void {
    if (name === 'text:list') {
      const style = attributes['text:style-name'] ?? this.#lists.at(-1) ?? ''
      this.#lists.push(style)
      if (this.#lists.length > MOST_LIST_DEPTH) throw new UnreadableFile('damaged')
      const type = this.#styles.isOrdered(style) ? 'orderedList' : 'bulletList'
      const isContinued =
        attributes['text:continue-list'] !== undefined || attributes['text:continue-numbering'] === 'true'
      this.#containers.push({ type, content: [], isContinued })
    } else if (name === 'text:list-item') this.#containers.push({ type: 'listItem', content: [] })
    else if (name === 'table:table') this.#containers.push({ type: 'table', content: [] })
    else if (name === 'table:table-row') this.#containers.push({ type: 'tableRow', content: [] })
    else if (name === 'table:table-header-rows') this.#setHeader(true)
    else if (name === 'table:table-cell') {
      const table = this.#containers.at(-2)
      const isHeader = table?.type === 'table' && table.isHeader === true
      this.#containers.push(openCell(attributes, isHeader))
    }
  }

  /** Places a list; LibreOffice writes a deeper one of another kind, and what follows it, as lists of their own. */
  #endList({ type: kind, content, isContinued = false }: Container): void {
    const type = kind === 'orderedList' ? kind : 'bulletList'
    const siblings = this.#containers.at(-1)?.content ?? this.#blocks.slice(-1).map(({ node }) => node)
    const rest = joinedEntries(siblings.at(-1), { type, content }, isContinued)
    for (const node of rest) this.#place(node)
  }

  #endContainer(name: string): void {
    if (name === 'table:table-header-rows') this.#setHeader(false)
    if (!CONTAINERS.has(name)) return
    const closed = this.#containers.pop()
    if (name === 'text:list') this.#lists.pop()
    if (!closed) return
    if (closed.type === 'tableCell' && closed.content.length === 0) closed.content.push({ type: 'paragraph' })
    if (closed.content.length === 0) return
    const above = this.#containers.at(-1)
    const isPart = closed.type === 'listItem' || closed.type === 'tableRow' || closed.type === 'tableCell'
    if (isPart) above?.content.push(nodeOf(closed))
    else if (name === 'text:list') this.#endList(closed)
    else this.#place(nodeOf(closed))
  }

  /** Whether the next rows of the open table are header rows. */
  #setHeader(isHeader: boolean): void {
    const table = this.#containers.at(-1)
    if (table?.type === 'table') table.isHeader = isHeader
  }
}

const INLINE_TEXT: Readonly<Record<string, (attributes: Attributes) => string>> = {
  'text:tab': () => '\t',
  'text:s': (attributes) => '\u0020'.repeat(Math.min(Number(attributes['text:c'] ?? 1) || 1, MOST_REPEATED)),
}
