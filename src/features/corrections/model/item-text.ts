import { bookText } from '@compile/clean-text.ts'
import { restyleQuotes } from '@compile/quotes.ts'
import { textHash } from '@docx/paragraph-key.ts'
import { type BodyUnit, bodyUnits } from '@/features/editor/shared/body-units.ts'
import type { CorrectedItem } from './corrections-types.ts'

const STYLES = ['keep', 'straight', 'curly', 'guillemets', 'low'] as const
type QuoteStyle = (typeof STYLES)[number]

/** A unit of an item as a file may have it. */
export type ItemUnit = { item: CorrectedItem; index: number; unit: BodyUnit }

/** A text of a unit in a file, for a way to write quotation marks. */
export function exportedText({ parts }: BodyUnit, style: QuoteStyle): string {
  const restyle = restyleQuotes(style)
  return parts
    .map(({ text, remark }) => {
      if (remark === 'annotation') return ''
      // An inline footnote is written elsewhere, and its quotation marks count for those after it.
      const written = restyle(bookText(text))
      return remark === null ? written : ''
    })
    .join('')
}

/** Finds the units of an item whose text in the file has a hash, and the text. */
export class UnitHashes {
  readonly #styles = new Map<QuoteStyle, Map<string, { index: number; text: string }[]>>()

  constructor(private readonly units: readonly BodyUnit[]) {}

  /** The unit with this hash that is nearest to an index, of those that are allowed. */
  find(hash: string, index: number, isAllowed: (index: number) => boolean) {
    for (const style of STYLES) {
      const found = (this.#hashes(style).get(hash) ?? []).filter((one) => isAllowed(one.index))
      found.sort((a, b) => Math.abs(a.index - index) - Math.abs(b.index - index))
      if (found[0]) return found[0]
    }
    return null
  }

  #hashes(style: QuoteStyle) {
    const known = this.#styles.get(style)
    if (known) return known
    const made = new Map<string, { index: number; text: string }[]>()
    this.units.forEach((unit, index) => {
      const text = exportedText(unit, style)
      const hash = textHash(text)
      const same = made.get(hash)
      if (same) same.push({ index, text })
      else made.set(hash, [{ index, text }])
    })
    this.#styles.set(style, made)
    return made
  }
}

/** The units of all items, one after the other. */
export const itemUnits = (items: readonly CorrectedItem[]): ItemUnit[] =>
  items.flatMap((item) => bodyUnits(item.content).map((unit, index) => ({ item, index, unit })))
