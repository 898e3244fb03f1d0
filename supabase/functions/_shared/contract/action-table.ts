/** For each action the rights that allow it, each with the states in which it does. */
export type ActionTable<Right extends string, State extends string> = Readonly<
  Record<string, Readonly<Partial<Record<Right, readonly State[]>>>>
>

/** `forbidden`: no right allows the action in any state; `wrong_state`: not in the current one. */
export type ActionCheck<State extends string> =
  | { isAllowed: true; state: State }
  | { isAllowed: false; code: 'forbidden' | 'wrong_state'; state: State }

/** Checks an action by its row of an action table; SQL decides again. */
export function checkAction<Right extends string, State extends string>(
  row: Readonly<Partial<Record<Right, readonly State[]>>>,
  rights: Readonly<Record<Right, boolean>>,
  state: State,
): ActionCheck<State> {
  const granting = (Object.keys(row) as Right[]).filter((right) => rights[right])
  if (granting.some((right) => row[right]?.includes(state))) return { isAllowed: true, state }
  return { isAllowed: false, code: granting.length === 0 ? 'forbidden' : 'wrong_state', state }
}

/** Makes `can.<action>(thing)` from an action table. */
export function createActionChecks<
  Right extends string,
  State extends string,
  Table extends ActionTable<Right, State>,
  Thing,
>(
  table: Table,
  rightsOf: (thing: Thing) => Readonly<Record<Right, boolean>>,
  stateOf: (thing: Thing) => State,
): { [Action in keyof Table]: (thing: Thing) => ActionCheck<State> } {
  return Object.fromEntries(
    Object.entries(table).map(([action, row]) => [
      action,
      (thing: Thing) => checkAction<Right, State>(row, rightsOf(thing), stateOf(thing)),
    ]),
  ) as { [Action in keyof Table]: (thing: Thing) => ActionCheck<State> }
}
