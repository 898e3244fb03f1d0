import type { DocxChange, DocxParagraph, DocxRun } from './docx-types.ts'
import { isOn } from './run-style.ts'
import type { StoryContext } from './story-context.ts'
import { CODE_STYLE, HEADER_CELL_STYLE, RULE_STYLE } from './style-names.ts'

type Attributes = Readonly<Record<string, string>>

const ALIGN: Readonly<Record<string, NonNullable<DocxParagraph['align']>>> = {
  left: 'start',
  start: 'start',
  center: 'center',
  right: 'end',
  end: 'end',
  both: 'justify',
  distribute: 'justify',
}
const MAX_LIST_LEVEL = 8
const BORDERS = new Set(['w:top', 'w:left', 'w:start', 'w:bottom', 'w:right', 'w:end'])

const isSameLook = (a: DocxRun, b: DocxRun) =>
  a.note === null &&
  b.note === null &&
  a.picture === null &&
  b.picture === null &&
  a.styleId === b.styleId &&
  a.link === b.link &&
  a.inserted === b.inserted &&
  a.deleted === b.deleted &&
  JSON.stringify(a.style) === JSON.stringify(b.style)

/** Builds a paragraph from its elements in order. */
export class ParagraphBuilder {
  readonly paragraph: DocxParagraph
  /** True for a line of the table of contents, which programs write again by themselves. */
  isContents = false
  /** The characters of all runs so far. */
  length = 0
  #numberingId: string | null = null
  #listLevel = 0
  #breakAt = -1
  /** The sides that have a border. */
  readonly #borders = new Set<string>()

  constructor(
    private readonly context: Pick<StoryContext, 'styles' | 'numbering'>,
    cell: DocxParagraph['cell'],
  ) {
    this.paragraph = {
      runs: [],
      styleId: null,
      heading: null,
      isCaption: false,
      isQuote: false,
      isCode: false,
      isRule: false,
      list: null,
      cell,
      align: null,
      startsPage: false,
      bookmarks: [],
      inserted: null,
      deleted: null,
    }
  }

  /** Applies one element of `w:pPr`, `w:numPr` or `w:pBdr`. */
  setProperty(name: string, attributes: Attributes): void {
    const { paragraph } = this
    const value = attributes['w:val'] ?? ''
    if (name === 'w:pStyle') {
      paragraph.styleId = value
      if (/^TOC/i.test(value)) this.isContents = true
    } else if (name === 'w:jc') paragraph.align = ALIGN[value] ?? null
    else if (name === 'w:pageBreakBefore') paragraph.startsPage = isOn(attributes)
    else if (name === 'w:outlineLvl' && /^[0-5]$/.test(value)) paragraph.heading = Number(value) + 1
    else if (name === 'w:numId') this.#numberingId = value
    else if (name === 'w:ilvl' && /^\d$/.test(value))
      this.#listLevel = Math.min(Number(value), MAX_LIST_LEVEL)
    else if (BORDERS.has(name) && isOn(attributes) && value !== 'nil') this.#borders.add(name)
  }

  setChange(kind: 'inserted' | 'deleted', change: DocxChange): void {
    this.paragraph[kind] = change
  }

  /** Breaks the page here. */
  breakPage(): void {
    if (this.#breakAt >= 0) this.paragraph.startsPage = true
    this.#breakAt = this.length
  }

  /** True when a page ends with this paragraph, so that the next one starts a page. */
  get endsPage(): boolean {
    return this.#breakAt >= 0 && this.#breakAt === this.length
  }

  addBookmark(name: string): void {
    this.paragraph.bookmarks.push({ name, at: this.length })
  }

  /** Adds a run; one that looks like the run before continues it. */
  addRun(run: DocxRun): void {
    const last = this.paragraph.runs.at(-1)
    this.length += run.text.length
    if (last && isSameLook(last, run)) last.text += run.text
    else this.paragraph.runs.push(run)
  }

  /** The paragraph with what its style adds. */
  finish(): DocxParagraph {
    const { styles, numbering } = this.context
    const { paragraph } = this
    const { styleId } = paragraph
    if (this.#breakAt >= 0 && !this.endsPage) paragraph.startsPage = true
    if (styleId !== null) {
      paragraph.isQuote = styles.isQuote(styleId)
      paragraph.heading ??= styles.heading(styleId)
      paragraph.isCaption = styles.isCaption(styleId)
      paragraph.isCode = styles.isNamed(styleId, CODE_STYLE)
      paragraph.isRule ||= styles.isNamed(styleId, RULE_STYLE)
      if (paragraph.cell && styles.isNamed(styleId, HEADER_CELL_STYLE)) paragraph.cell.isHeader = true
    }
    // An empty line inside a frame has borders at its sides too.
    if (this.#borders.has('w:bottom') && this.#borders.size === 1) paragraph.isRule = true
    const id = this.#numberingId ?? (styleId === null ? null : styles.numbering(styleId))
    if (paragraph.heading !== null) paragraph.isQuote = false
    // A numbering of 0 removes that of the style.
    if (id !== null && id !== '0' && paragraph.heading === null)
      paragraph.list = { level: this.#listLevel, ...numbering(id, this.#listLevel) }
    return paragraph
  }
}
