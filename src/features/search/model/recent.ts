/** A page opened from the search. */
export type Visit = { title: string; url: string }

const MAX_VISITS = 6
const keyOf = (uid: string) => `quillport-search-${uid}`

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Visit).title === 'string' &&
  typeof (value as Visit).url === 'string' &&
  // Accepts only paths of the app, because stored data may be outdated or manipulated.
  /^\/(?!\/)/.test((value as Visit).url)

/** The last pages opened from the search, newest first; invalid stored data counts as none. */
export function readRecent(uid: string, storage: Pick<Storage, 'getItem'>): Visit[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(uid)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isVisit).slice(0, MAX_VISITS) : []
  } catch {
    return []
  }
}

/** Moves a page to the top of the recent pages. */
export function rememberVisit(
  uid: string,
  visit: Visit,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): void {
  const others = readRecent(uid, storage).filter(({ url }) => url !== visit.url)
  storage.setItem(keyOf(uid), JSON.stringify([visit, ...others].slice(0, MAX_VISITS)))
}
