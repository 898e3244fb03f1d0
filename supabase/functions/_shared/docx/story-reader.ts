import { isoDate } from '../scrivener/project/values.ts'
import type { XmlHandlers } from '../scrivener/xml/read-xml.ts'
import { CommentRanges } from './comment-ranges.ts'
import type { DocxCell, DocxChange, DocxParagraph, DocxPicture, DocxRun } from './docx-types.ts'
import { DrawingReader } from './drawing-reader.ts'
import { ParagraphBuilder } from './paragraph-builder.ts'
import { addRunProperty, isOn, type RunProperties, styleOf } from './run-style.ts'
import type { StoryContext } from './story-context.ts'

type Attributes = Readonly<Record<string, string>>

const REVISIONS: Readonly<Record<string, 'inserted' | 'deleted'>> = {
  'w:ins': 'inserted',
  'w:moveTo': 'inserted',
  'w:del': 'deleted',
  'w:moveFrom': 'deleted',
}
/** Characters that are elements in a file of Word. */
const CHARACTERS: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
  'w:softHyphen': '\u00ad',
}
/** Older versions of tracked formatting, and the second copy of what newer programs draw. */
const isSkipped = (name: string) => name.endsWith('Change') || name === 'mc:Fallback' || name === 'w:sectPr'

/** The elements whose children are properties of a paragraph. */
const OF_PARAGRAPH = new Set(['w:pPr', 'w:numPr', 'w:pBdr'])

/** True for an element whose changes are those of a paragraph's end, of a row or of a cell. */
const isProperties = (name: string | undefined) => /^w:(r|tr|tc)Pr$/.test(name ?? '')

/** Reads the paragraphs of one part of a file from its XML, in reading order. */
export class StoryReader implements XmlHandlers {
  readonly paragraphs: DocxParagraph[] = []
  readonly comments = new CommentRanges()
  readonly #names: string[] = []
  readonly #open: ParagraphBuilder[] = []
  readonly #tables: DocxCell[] = []
  readonly #links: (string | null)[] = []
  readonly #fields: { isContents: boolean }[] = []
  readonly #revisions: { name: string; change: DocxChange }[] = []
  /** Bookmarks and comment marks between two paragraphs, which apply to the start of the next one. */
  #waiting: ((paragraph: ParagraphBuilder) => void)[] = []
  /** The paragraph before ended its page. */
  #isPageEnd = false
  #skipping = 0
  #tableCount = 0
  #run: RunProperties = {}
  #runStyle: string | null = null

  readonly #drawings: DrawingReader

  constructor(private readonly context: StoryContext) {
    this.#drawings = new DrawingReader(context.pictures)
  }

  open(name: string, attributes: Attributes): void {
    const parent = this.#names.at(-1) ?? ''
    this.#names.push(name)
    if (this.#skipping > 0 || isSkipped(name)) {
      this.#skipping++
      return
    }
    this.#addPicture(this.#drawings.open(name, attributes, this.#names))
    const paragraph = this.#open.at(-1)
    if (name in REVISIONS) this.#openRevision(name, parent, attributes)
    else if (OF_PARAGRAPH.has(parent)) paragraph?.setProperty(name, attributes)
    else if (parent === 'w:rPr') this.#openRunProperty(name, attributes)
    else if (parent === 'w:r') this.#openInRun(name, attributes)
    else this.#openBlock(name, attributes)
  }

  close(name: string, text: string): void {
    this.#names.pop()
    if (this.#skipping > 0) {
      this.#skipping--
      return
    }
    this.#addPicture(this.#drawings.close(name, text, this.#names))
    if (name === 'w:t' || name === 'w:delText' || name === 'm:t') this.#addText(text)
    else if (name === 'w:instrText') this.#nameField(text)
    else if (name === 'w:p') this.#closeParagraph()
    else if (name === 'w:hyperlink') this.#links.pop()
    else if (name === 'w:tbl') this.#tables.pop()
    else if (name in REVISIONS && !isProperties(this.#names.at(-1))) this.#revisions.pop()
  }

  #openBlock(name: string, attributes: Attributes): void {
    const table = this.#tables.at(-1)
    switch (name) {
      case 'w:p':
        this.#openParagraph()
        break
      case 'w:r':
        this.#run = {}
        this.#runStyle = null
        break
      case 'w:hyperlink':
        this.#links.push(this.context.links.get(attributes['r:id'] ?? '') ?? null)
        break
      case 'w:tbl':
        this.#tables.push({ table: this.#tableCount++, row: -1, column: -1 })
        break
      case 'w:tr':
        if (table) Object.assign(table, { row: table.row + 1, column: -1, isHeader: undefined })
        break
      case 'w:tc':
        if (table) Object.assign(table, { column: table.column + 1, columns: undefined, isMerged: undefined })
        break
      case 'w:gridSpan':
        if (table) table.columns = Number(attributes['w:val']) || 1
        break
      case 'w:vMerge':
        if (table) table.isMerged = attributes['w:val'] !== 'restart'
        break
      case 'w:tblHeader':
        if (table) table.isHeader = isOn(attributes)
        break
      case 'v:rect': {
        const paragraph = this.#open.at(-1)?.paragraph
        // The line across the page of Word and pandoc.
        const isRule = /^(?:t|true|1)$/.test(attributes['o:hr'] ?? '') && !this.#change('deleted')
        if (paragraph && isRule) paragraph.isRule = true
        break
      }
      case 'w:bookmarkStart': {
        this.context.count()
        this.#here((open) => open.addBookmark(attributes['w:name'] ?? ''))
        break
      }
      case 'w:commentRangeStart':
      case 'w:commentRangeEnd':
        this.#markComment(name === 'w:commentRangeStart' ? 'from' : 'to', attributes['w:id'] ?? '')
    }
  }

  /** Does something at the present position; between two paragraphs, at the start of the next one. */
  #here(work: (open: ParagraphBuilder) => void): void {
    const paragraph = this.#open.at(-1)
    if (paragraph) work(paragraph)
    else this.#waiting.push(work)
  }

  #markComment(end: 'from' | 'to' | 'reference', id: string): void {
    this.context.count()
    const last = this.paragraphs.at(-1)
    if (end === 'to' && this.#open.length === 0 && last) {
      const at = last.runs.reduce((sum, { text }) => sum + text.length, 0)
      this.comments.add(id, end, { paragraph: last, at })
    } else this.#here(({ paragraph, length }) => this.comments.add(id, end, { paragraph, at: length }))
  }

  #openParagraph(): void {
    this.context.count()
    const table = this.#tables.at(-1)
    const paragraph = new ParagraphBuilder(this.context, table ? { ...table } : null)
    paragraph.isContents = this.#isInContents()
    if (this.#isPageEnd) paragraph.paragraph.startsPage = true
    this.#isPageEnd = false
    this.#open.push(paragraph)
    const waiting = this.#waiting
    this.#waiting = []
    for (const work of waiting) work(paragraph)
  }

  #closeParagraph(): void {
    const closed = this.#open.pop()
    if (closed?.endsPage) this.#isPageEnd = true
    if (closed && !closed.isContents) this.paragraphs.push(closed.finish())
  }

  #openRevision(name: string, parent: string, attributes: Attributes): void {
    const change: DocxChange = {
      author: (attributes['w:author'] ?? '').trim(),
      date: isoDate(attributes['w:date']),
      isMove: name === 'w:moveTo' || name === 'w:moveFrom',
    }
    if (isProperties(parent)) {
      // In the properties of a paragraph, the change is that of its end.
      if (this.#names.at(-3) === 'w:pPr') this.#open.at(-1)?.setChange(REVISIONS[name] ?? 'inserted', change)
    } else this.#revisions.push({ name, change })
  }

  #openRunProperty(name: string, attributes: Attributes): void {
    if (this.#names.at(-3) !== 'w:r') return
    if (name === 'w:rStyle') this.#runStyle = attributes['w:val'] ?? null
    else addRunProperty(this.#run, name, attributes)
  }

  #openInRun(name: string, attributes: Attributes): void {
    const character = CHARACTERS[name]
    if (character !== undefined) this.#addText(character)
    else if (name === 'w:br') {
      if (attributes['w:type'] === 'page') this.#open.at(-1)?.breakPage()
      else if (attributes['w:type'] !== 'column') this.#addText('\n')
    } else if (name === 'w:sym') {
      const code = Number.parseInt(attributes['w:char'] ?? '', 16)
      if (code >= 32 && code <= 0xffff) this.#addText(String.fromCharCode(code))
    } else if (name === 'w:footnoteReference' || name === 'w:endnoteReference') {
      const kind = name === 'w:footnoteReference' ? 'footnote' : 'endnote'
      this.#add({ note: { kind, id: attributes['w:id'] ?? '' } })
    } else if (name === 'w:commentReference') this.#markComment('reference', attributes['w:id'] ?? '')
    else if (name === 'w:fldChar') this.#openField(attributes['w:fldCharType'] ?? '')
  }

  #openField(type: string): void {
    if (type === 'begin') this.#fields.push({ isContents: false })
    else if (type === 'end') this.#fields.pop()
  }

  #nameField(instruction: string): void {
    const field = this.#fields.at(-1)
    if (!field || !/^\s*TOC\b/.test(instruction)) return
    field.isContents = true
    const paragraph = this.#open.at(-1)
    if (paragraph) paragraph.isContents = true
  }

  #isInContents = () => this.#fields.some(({ isContents }) => isContents)

  /** The tracked change of this kind that is open, or null. */
  #change(kind: 'inserted' | 'deleted'): DocxChange | null {
    return this.#revisions.findLast(({ name }) => REVISIONS[name] === kind)?.change ?? null
  }

  #addText(text: string): void {
    if (text !== '') this.#add({ text })
  }

  #addPicture(picture: DocxPicture | null): void {
    if (picture) this.#add({ picture })
  }

  #add({
    text = '',
    note = null,
    picture = null,
  }: Partial<Pick<DocxRun, 'text' | 'note' | 'picture'>>): void {
    const paragraph = this.#open.at(-1)
    if (!paragraph) return
    this.context.count()
    const inherited = this.#runStyle === null ? {} : this.context.styles.run(this.#runStyle)
    paragraph.addRun({
      text,
      note,
      picture,
      style: styleOf({ ...inherited, ...this.#run }),
      styleId: this.#runStyle,
      link: this.#links.findLast((link) => link !== null) ?? null,
      inserted: this.#change('inserted'),
      deleted: this.#change('deleted'),
    })
  }
}
