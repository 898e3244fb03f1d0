const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The names of the fields whose values differ. */
export const fieldsThatDiffer = <V extends object>(before: V, after: V): (keyof V & string)[] =>
  (Object.keys(after) as (keyof V & string)[]).filter((name) => !isSame(before[name], after[name]))

/** `theirs` with the fields of `mine` that the person has changed since `start`. */
export function withOwnFields<V extends object>(start: V, mine: V, theirs: V): V {
  const own = fieldsThatDiffer(start, mine)
  return { ...theirs, ...Object.fromEntries(own.map((name) => [name, mine[name]])) }
}
