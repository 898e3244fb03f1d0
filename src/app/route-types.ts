import type * as areas from './areas.ts'

type Areas = (typeof areas)[keyof typeof areas]
type Routes = Areas['routes'][number]

/** The id of any screen. */
export type RouteId = Routes['id']
/** The path pattern of a screen. */
export type RoutePathOf<Id extends RouteId> = Extract<Routes, { id: Id }>['path']

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters of a path pattern. */
export type RouteParams<Path extends string> = Record<ParamNames<Path>, string | number>
