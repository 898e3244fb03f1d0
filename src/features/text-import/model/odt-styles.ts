import type { DocMark } from '@contract/document.ts'
import { CODE_STYLE, HEADER_CELL_STYLE, RULE_STYLE } from '@docx/style-names.ts'

/** The look of a style that the editor has too. */
export type OdtStyle = {
  marks: ReadonlyMap<DocMark['type'], boolean>
  /** The text is centred or at the end. */
  align: 'center' | 'right' | null
  startsPage: boolean
  isQuote: boolean
  isTitle: boolean
  /** 1 to 6 for the style of a heading. */
  heading: number | null
  /** The style of a line below a picture or a table. */
  isCaption: boolean
  /** The style of code, of a paragraph or of words. */
  isCode: boolean
  /** The paragraph has a line below it, which is a rule unless the paragraph has a text. */
  isRule: boolean
  isHeaderCell: boolean
}

type Attributes = Readonly<Record<string, string>>
type Draft = { -readonly [Key in keyof OdtStyle]: OdtStyle[Key] } & {
  marks: Map<DocMark['type'], boolean>
  parent: string | null
}

const MOST_PARENTS = 20
const HEADING = /(?:^| )heading(?:_20_| )([1-6])(?: |$)/i

/** Collects the styles of a document while its elements are read. */
export class OdtStyles {
  readonly #drafts = new Map<string, Draft>()
  readonly #ordered = new Set<string>()
  #open: Draft | null = null
  #openList: string | null = null

  /** Reads the start of an element of styles. */
  start(name: string, attributes: Attributes): void {
    const styleName = attributes['style:name'] ?? ''
    if (name === 'style:style') {
      const parent = attributes['style:parent-style-name'] ?? null
      this.#open = draftOf([styleName, attributes['style:display-name'] ?? '', parent ?? ''], parent)
      this.#drafts.set(styleName, this.#open)
    } else if (name === 'text:list-style') this.#openList = styleName
    else if (name === 'text:list-level-style-number' && this.#openList !== null) {
      if (attributes['text:level'] === '1') this.#ordered.add(this.#openList)
    } else if (this.#open && name === 'style:text-properties') readText(this.#open, attributes)
    else if (this.#open && name === 'style:paragraph-properties') readParagraph(this.#open, attributes)
    else if (this.#open && name === 'style:graphic-properties') {
      const side = attributes['style:horizontal-pos']
      this.#open.align = side === 'center' || side === 'right' ? side : null
    }
  }

  /** Reads the end of an element of styles. */
  end(name: string): void {
    if (name === 'style:style') this.#open = null
    else if (name === 'text:list-style') this.#openList = null
  }

  isOrdered(list: string): boolean {
    return this.#ordered.has(list)
  }

  /** A style with what it inherits. */
  get(name: string | undefined): OdtStyle {
    const marks = new Map<DocMark['type'], boolean>()
    const found: OdtStyle = {
      marks,
      align: null,
      startsPage: false,
      isQuote: false,
      isTitle: false,
      heading: null,
      isCaption: false,
      isCode: false,
      isRule: false,
      isHeaderCell: false,
    }
    // Programs use styles that they do not define, such as the title of pandoc.
    let draft = this.#drafts.get(name ?? '') ?? draftOf([name ?? ''], null)
    for (let depth = 0; depth < MOST_PARENTS; depth++) {
      for (const [mark, isOn] of draft.marks) if (!marks.has(mark)) marks.set(mark, isOn)
      found.align ??= draft.align
      found.startsPage ||= draft.startsPage
      found.isQuote ||= draft.isQuote
      found.isTitle ||= draft.isTitle
      found.heading ??= draft.heading
      found.isCaption ||= draft.isCaption
      found.isCode ||= draft.isCode
      found.isRule ||= draft.isRule
      found.isHeaderCell ||= draft.isHeaderCell
      const parent = this.#drafts.get(draft.parent ?? '')
      if (!parent) break
      draft = parent
    }
    return found
  }
}

/** A style that is known by its names only. */
function draftOf(names: readonly string[], parent: string | null): Draft {
  const all = names.join(' ')
  const isNamed = (pattern: RegExp) => names.some((name) => pattern.test(plainName(name)))
  return {
    marks: new Map(),
    align: null,
    startsPage: false,
    isQuote: /quot/i.test(all),
    isTitle: /(?:^| )title(?: |$)/i.test(all),
    heading: Number(HEADING.exec(all)?.[1] ?? 0) || null,
    isCaption: /(?:^| )(?:caption|illustration|figure)(?: |$)/i.test(all),
    isCode: isNamed(CODE_STYLE),
    isRule: isNamed(RULE_STYLE),
    isHeaderCell: isNamed(HEADER_CELL_STYLE),
    parent,
  }
}

/** The name of a style as it is shown; OpenDocument writes other characters than letters by their code. */
const plainName = (name: string): string =>
  name.replace(/_([0-9a-f]{2})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function readText({ marks }: Draft, attributes: Attributes): void {
  const set = (mark: DocMark['type'], name: string, isOn: (value: string) => boolean) => {
    const value = attributes[name]
    if (value !== undefined) marks.set(mark, isOn(value))
  }
  set('bold', 'fo:font-weight', (value) => value === 'bold' || Number(value) >= 600)
  set('italic', 'fo:font-style', (value) => value !== 'normal')
  set('underline', 'style:text-underline-style', (value) => value !== 'none')
  set('strike', 'style:text-line-through-style', (value) => value !== 'none')
  set('superscript', 'style:text-position', (value) => /^(?:super|[1-9])/.test(value))
  set('subscript', 'style:text-position', (value) => /^(?:sub|-)/.test(value))
}

function readParagraph(draft: Draft, attributes: Attributes): void {
  const align = attributes['fo:text-align']
  if (align === 'center') draft.align = 'center'
  // LibreOffice calls the right side the end, also in a text from right to left.
  else if ((align === 'end' || align === 'right') && attributes['style:writing-mode'] !== 'rl-tb')
    draft.align = 'right'
  draft.startsPage = attributes['fo:break-before'] === 'page'
  const hasBorder = (side: string) => (attributes[`fo:border-${side}`] ?? 'none') !== 'none'
  // An empty line inside a frame has borders at its sides too.
  draft.isRule ||= hasBorder('bottom') && !['top', 'left', 'right'].some(hasBorder)
}
