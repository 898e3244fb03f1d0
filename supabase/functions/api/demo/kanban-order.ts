/** A card with the version of the move that placed it. */
export type PlacedCard = { id: number; boardId: number; movedVersion: number }

/**
 * Returns the new order of a board for a list of ids. Cards moved after `version` keep their place and are returned in
 * `kept`; without a version, the list counts as it is. Cards that the list omits stay after their predecessor, or last
 * without a version.
 */
export function mergeCardOrder(
  cards: readonly PlacedCard[],
  boardId: number,
  ids: readonly number[],
  version: number | undefined,
): { order: number[]; kept: number[] } {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const current = cards.filter((card) => card.boardId === boardId).map(({ id }) => id)
  const given = [...new Set(ids)].filter((id) => byId.has(id))
  if (version === undefined) {
    const named = new Set(given)
    return { order: [...given, ...current.filter((id) => !named.has(id))], kept: [] }
  }
  const isLater = (id: number) => (byId.get(id)?.movedVersion ?? 0) > version
  const order = given.filter((id) => !isLater(id))
  const free = new Set(order)
  current.forEach((id, at) => {
    if (free.has(id)) return
    const before = current[at - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  })
  return { order, kept: given.filter((id) => isLater(id)) }
}

/** The cards that change their board or their place among the others: all but a longest unchanged sequence. */
export function movedCards(before: readonly number[], after: readonly number[]): number[] {
  const at = new Map(before.map((id, index) => [id, index]))
  const known = after.flatMap((id) => {
    const index = at.get(id)
    return index === undefined ? [] : [{ id, index }]
  })
  // The longest increasing subsequence: `tails` holds the last entry of the best sequence of each length.
  const tails: number[] = []
  const previous: number[] = []
  known.forEach(({ index }, n) => {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((known[tails[middle] ?? 0]?.index ?? 0) < index) low = middle + 1
      else high = middle
    }
    previous[n] = low === 0 ? -1 : (tails[low - 1] ?? -1)
    tails[low] = n
  })
  const still = new Set<number>()
  for (let n = tails.at(-1) ?? -1; n >= 0; n = previous[n] ?? -1) still.add(known[n]?.id ?? 0)
  return after.filter((id) => !still.has(id))
}
