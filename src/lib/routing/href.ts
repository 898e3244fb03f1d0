import { generatePath } from 'react-router-dom'
import type { RouteId, RouteParams, RoutePathOf } from '../../app/route-types.ts'
import { pathOf } from './route-paths.ts'

type Query = Readonly<Record<string, string | number | boolean | undefined>>
type HrefArgs<Id extends RouteId> = keyof RouteParams<RoutePathOf<Id>> extends never
  ? [params?: undefined, query?: Query]
  : [params: RouteParams<RoutePathOf<Id>>, query?: Query]

/** Builds the path of a screen by its id; an unknown id or a missing parameter does not compile. */
export function href<Id extends RouteId>(id: Id, ...[params, query]: HrefArgs<Id>): string {
  const path = generatePath(pathOf(id), (params ?? {}) as Record<string, string>)
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(key, String(value))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
