import type { CorrectedItem } from './corrections-types.ts'
import type { ItemUnit } from './item-text.ts'

/** A footnote of an item. */
export type ItemNote = { item: CorrectedItem; note: CorrectedItem['comments'][number] }
/** A footnote at its offset in the text of its unit, behind the last of its words. */
export type UnitNote = ItemNote & { at: number }

/**
 * The notes of each unit in the order in which an export writes them; null for a note that has no row of its own. The
 * reference of a footnote is after the last of its words.
 */
export function unitNotes(
  units: readonly ItemUnit[],
  owners: ReadonlyMap<string, ItemNote>,
): (UnitNote | null)[][] {
  const lastPart = new Map<string, string>()
  const each = (visit: (id: string, unit: number, part: number) => void) =>
    units.forEach(({ unit }, at) => {
      unit.parts.forEach(({ anchors = [], remark }, part) => {
        if (remark === null) for (const id of anchors) if (owners.has(id)) visit(id, at, part)
      })
    })
  each((id, unit, part) => lastPart.set(id, `${unit} ${part}`))
  return units.map(({ unit }, at) => {
    let offset = 0
    return unit.parts.flatMap(({ text, anchors = [], remark }, part) => {
      // Neighbouring parts of a note in the text are one note.
      if (remark === 'inlineFootnote') return unit.parts[part - 1]?.remark === remark ? [] : [null]
      if (remark !== null) return []
      offset += text.length
      return anchors.flatMap((id) => {
        const owner = lastPart.get(id) === `${at} ${part}` ? owners.get(id) : undefined
        return owner ? [{ ...owner, at: offset }] : []
      })
    })
  })
}
