import { z } from 'zod'

/**
 * What the reader of a row may do with it, decided in SQL: `true` is possible now, `forbidden` never for this caller, a
 * reason not in the present state.
 */
export type Can<Action extends string, Reason extends string> = Record<Action, true | 'forbidden' | Reason>

/** The schema of {@link Can} with these actions and reasons. */
export function canOf<const Action extends string, const Reason extends string>(
  actions: readonly Action[],
  reasons: readonly Reason[],
) {
  const value = z.union([z.literal(true), z.enum(['forbidden', ...reasons])])
  return z.object(
    Object.fromEntries(actions.map((action) => [action, value])) as Record<Action, typeof value>,
  )
}
