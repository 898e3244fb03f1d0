import type { CorrectedItem } from './corrections-types.ts'
import type { ItemUnit } from './item-text.ts'

/** A thread that an item has already; a remark in the text has no id. */
export type KnownThread = { id: string | null; texts: ReadonlySet<string>; isResolved: boolean }

/** A text without differences of its white space. */
export const collapsedText = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The threads and the remarks in the text of each item; those that are open come first. */
export function knownThreads(
  items: readonly CorrectedItem[],
  units: readonly ItemUnit[],
): Map<string, KnownThread[]> {
  const known = new Map(
    items.map(({ id, comments }): [string, KnownThread[]] => [
      id,
      comments
        .filter(({ parentId }) => parentId === null)
        .map((root) => ({
          id: root.id,
          isResolved: root.resolvedAt !== null,
          texts: new Set(
            [root, ...comments.filter(({ parentId }) => parentId === root.id)].map(({ body }) =>
              collapsedText(body),
            ),
          ),
        }))
        .sort((a, b) => Number(a.isResolved) - Number(b.isResolved)),
    ]),
  )
  for (const { item, unit } of units)
    for (const { text, remark } of unit.parts)
      if (remark === 'annotation')
        known.get(item.id)?.push({ id: null, texts: new Set([collapsedText(text)]), isResolved: true })
  return known
}
