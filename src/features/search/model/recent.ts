import { createSettings } from '@/lib/storage/create-setting.ts'

/** A page opened from the search. */
export type Visit = { title: string; url: string }

const MAX_VISITS = 6

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Visit).title === 'string' &&
  typeof (value as Visit).url === 'string' &&
  // Accepts only paths of the app, because stored data may be outdated or manipulated.
  /^\/(?!\/)/.test((value as Visit).url)

function parseVisits(text: string | undefined): readonly Visit[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isVisit).slice(0, MAX_VISITS) : []
  } catch {
    // Damaged text: no recent pages.
    return []
  }
}

/** The pages each account opened last from the search, newest first. */
export const recentVisits = createSettings<readonly Visit[]>({
  keyOf: (uid) => `quillport-search-${uid}`,
  parse: parseVisits,
  format: JSON.stringify,
})

/** Moves a page to the top of the recent pages. */
export function rememberVisit(uid: string, visit: Visit): void {
  const setting = recentVisits(uid)
  const others = setting.get().filter(({ url }) => url !== visit.url)
  setting.set([visit, ...others].slice(0, MAX_VISITS))
}
