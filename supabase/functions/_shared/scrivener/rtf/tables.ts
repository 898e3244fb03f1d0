/** The label format of one list level. */
export interface ListLevel {
  kind: 'bulletList' | 'orderedList'
  start: number
  /** HTML's `type` of an ordered list: `a`, `A`, `i`, `I`, or null for decimals. */
  type: string | null
}

const BULLETS: ListLevel = { kind: 'bulletList', start: 1, type: null }
const NUMBER_TYPES: Readonly<Record<number, string>> = { 1: 'I', 2: 'i', 3: 'A', 4: 'a' }

/** The level format of a number format; 23 and 255 have no counter. */
export function levelOf(numberFormat: number, start: number): ListLevel {
  if (numberFormat === 23 || numberFormat === 255) return BULLETS
  return {
    kind: 'orderedList',
    start: Math.min(Math.max(start, 0), 100_000),
    type: NUMBER_TYPES[numberFormat] ?? null,
  }
}

const MAX_TABLE = 5_000

/** The header tables of an RTF file, limited to the values that affect text. */
export class RtfTables {
  /** Code page by font number, or null for the document's default. */
  readonly fonts = new Map<number, number | null>()
  /** `#rrggbb`; index 0 is usually "automatic" and null. */
  readonly colours: (string | null)[] = []
  /** Heading level by style number. */
  readonly headings = new Map<number, number>()
  private readonly lists = new Map<number, ListLevel[]>()
  private readonly overrides = new Map<number, number>()

  // The state of the current table entry.
  private font = -1
  private rgb: [number, number, number] = [-1, -1, -1]
  private list: { id: number; levels: { format: number; start: number }[] } | null = null
  private overrideList = 0
  private style = -1
  private styleName = ''

  startFont(font: number): void {
    this.font = font
  }

  setFontCodePage(codePage: number | null): void {
    if (this.fonts.size < MAX_TABLE) this.fonts.set(this.font, codePage)
  }

  setColour(part: 0 | 1 | 2, value: number): void {
    this.rgb[part] = Math.min(255, Math.max(0, value))
  }

  endColour(): void {
    const isSet = this.rgb.every((part) => part >= 0)
    const hex = this.rgb.map((part) => part.toString(16).padStart(2, '0')).join('')
    if (this.colours.length < MAX_TABLE) this.colours.push(isSet ? `#${hex}` : null)
    this.rgb = [-1, -1, -1]
  }

  /** Handles a control word in the list table. */
  listWord(word: string, param: number): void {
    if (word === 'list') this.list = { id: 0, levels: [] }
    const { list } = this
    if (!list) return
    const level = list.levels.at(-1)
    if (word === 'listlevel' && list.levels.length < 9) list.levels.push({ format: 23, start: 1 })
    else if ((word === 'levelnfc' || word === 'levelnfcn') && level) level.format = param
    else if (word === 'levelstartat' && level) level.start = param
    else if (word === 'listid' && this.lists.size < MAX_TABLE) {
      this.lists.set(
        param,
        list.levels.map(({ format, start }) => levelOf(format, start)),
      )
    }
  }

  /** Handles a control word in the list override table. */
  overrideWord(word: string, param: number): void {
    if (word === 'listid') this.overrideList = param
    else if (word === 'ls' && this.overrides.size < MAX_TABLE) this.overrides.set(param, this.overrideList)
  }

  /** The list format of `\ls` and `\ilvl`; undefined lists have bullets. */
  listLevel(ls: number, level: number): ListLevel {
    const listId = this.overrides.get(ls) ?? ls
    return this.lists.get(listId)?.[level] ?? BULLETS
  }

  startStyle(number: number): void {
    this.style = number
    this.styleName = ''
  }

  styleOutline(level: number): void {
    if (this.style >= 0 && level >= 0 && level < 9) this.headings.set(this.style, Math.min(6, level + 1))
  }

  /** Handles text in the style sheet; a semicolon ends a style name. */
  styleText(text: string): void {
    this.styleName = (this.styleName + text).slice(0, 200)
    if (!this.styleName.includes(';')) return
    const match = /^\s*heading ([1-6]);/i.exec(this.styleName)
    if (match && this.style >= 0) this.headings.set(this.style, Number(match[1]))
    this.style = -1
    this.styleName = ''
  }
}
