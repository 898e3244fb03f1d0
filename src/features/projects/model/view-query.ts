import type { ViewColumns } from '@contract/project-views.ts'
import { filterNames } from './filters.ts'

/** The parameters of the list that a view keeps: no page and no open form. */
const kept = ['q', ...filterNames, 'sortBy', 'orderBy'] as const

/** The part of a list's address that a view keeps, in one order, so that equal views have equal texts. */
export function viewQuery(search: URLSearchParams): string {
  const view = new URLSearchParams()
  for (const name of kept) {
    const value = search.get(name)
    if (value) view.set(name, value)
  }
  return view.toString()
}

/** The address of a view with this query; parameters that the list does not have are left out. */
export const viewSearch = (query: string): string => {
  const text = viewQuery(new URLSearchParams(query))
  return text === '' ? '' : `?${text}`
}

/** True when two choices of columns show the same columns in the same order. */
export function isSameColumns(one: ViewColumns, other: ViewColumns): boolean {
  const text = ({ shown, order }: ViewColumns) =>
    JSON.stringify([Object.entries(shown).sort(([a], [b]) => (a < b ? -1 : 1)), order])
  return text(one) === text(other)
}
