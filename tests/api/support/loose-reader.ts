import type { Person, TestApi } from './api.ts'

// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is held to its schema by every call
export type Loose = any

/** Reads answers without types: `get` one of them, `all` the rows of a list page by page, like a screen. */
export function looseReader(api: () => TestApi) {
  const get = async (path: string, as: Person = 'auth'): Promise<Loose> => {
    const answer = await api().send(as, 'GET', path)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    return answer.body
  }
  const all = async (path: string, rows: string, total: string, as?: Person): Promise<Loose[]> => {
    const found: Loose[] = []
    for (let page = 1; ; page += 1) {
      const body = await get(`${path}${path.includes('?') ? '&' : '?'}itemsPerPage=50&page=${page}`, as)
      found.push(...body[rows])
      if (found.length >= body[total]) return found
    }
  }
  return { get, all }
}

/** The different values of rows, sorted. */
export const values = (rows: readonly Loose[], of: (row: Loose) => unknown): unknown[] =>
  [...new Set(rows.map(of))].sort()
