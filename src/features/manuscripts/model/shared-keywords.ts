import type { ItemSummary } from '@contract/items.ts'

/** Which of several items have a keyword. */
export type KeywordShare = 'all' | 'some' | 'none'

/** The keywords of several items in the order of `collator`, each with the number of items that have it. */
export function keywordCounts(
  items: readonly ItemSummary[],
  collator: Intl.Collator,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const item of items)
    for (const name of new Set(item.keywords)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Map([...counts].sort(([one], [other]) => collator.compare(one, other)))
}

/** The next share after a click; “some” leaves the items as they are, so it is offered only where it is the present one. */
export function nextShare(share: KeywordShare, isMixed: boolean): KeywordShare {
  if (share === 'some') return 'all'
  if (share === 'all') return 'none'
  return isMixed ? 'some' : 'all'
}

type KeywordLists = {
  addKeywords?: readonly string[] | undefined
  removeKeywords?: readonly string[] | undefined
}

/** The keywords after a change, as the server stores them; a change that is applied twice changes nothing more. */
export function changedKeywords(
  keywords: readonly string[],
  { addKeywords = [], removeKeywords = [] }: KeywordLists,
): string[] {
  return [...new Set([...keywords, ...addKeywords])].filter((name) => !removeKeywords.includes(name))
}
