/** Something one went to from the search. */
export type Visit = { title: string; url: string }

const MAX_VISITS = 6
const keyOf = (uid: string) => `quillport-search-${uid}`

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Visit).title === 'string' &&
  typeof (value as Visit).url === 'string' &&
  // Only paths of the app: what stands in the storage may be old or another's.
  /^\/(?!\/)/.test((value as Visit).url)

/** The last places one went to from the search, newest first; damaged storage means none. */
export function readRecent(uid: string, storage: Pick<Storage, 'getItem'>): Visit[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(uid)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isVisit).slice(0, MAX_VISITS) : []
  } catch {
    return []
  }
}

/** Puts a place on top of the recent ones. */
export function rememberVisit(
  uid: string,
  visit: Visit,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): void {
  const others = readRecent(uid, storage).filter(({ url }) => url !== visit.url)
  storage.setItem(keyOf(uid), JSON.stringify([visit, ...others].slice(0, MAX_VISITS)))
}
