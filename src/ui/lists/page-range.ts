/** A page link, or a gap in the pagination. */
export type PageStep = { kind: 'page'; page: number } | { kind: 'gap'; after: number }

const siblings = 1

/**
 * The steps of a pagination: first, last, current and neighbours, with a gap where more than one page is
 * omitted.
 */
export function pageRange(current: number, count: number): PageStep[] {
  const isShown = (page: number) => {
    if (page === 1 || page === count) return true
    // The number of steps is constant at both ends, so that buttons stay under the pointer.
    const low = Math.min(current - siblings, count - 2 * siblings - 2)
    const high = Math.max(current + siblings, 2 * siblings + 3)
    return page >= low && page <= high
  }
  const steps: PageStep[] = []
  for (let page = 1; page <= count; page += 1) {
    if (isShown(page)) steps.push({ kind: 'page', page })
    else if (isShown(page - 1) && isShown(page + 1)) steps.push({ kind: 'page', page })
    else if (steps.at(-1)?.kind === 'page') steps.push({ kind: 'gap', after: page - 1 })
  }
  return steps
}
