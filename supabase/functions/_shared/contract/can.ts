import { z } from 'zod'

/** Why an action is not possible: never for this caller, or a reason in the present state of the row. */
type Refusal<Reason extends string = never> = 'forbidden' | Reason

/** The actions on a row, each with whether its reader may do it (decision 0083); `true` means possible now. */
export type Can<Action extends string, Reason extends string = never> = Record<Action, true | Refusal<Reason>>

/** The schema of `can` for these actions, with the reasons that a state can give. */
export function canOf<const Action extends string, const Reason extends string = never>(
  actions: readonly Action[],
  reasons: readonly Reason[] = [],
) {
  const answer = z.union([z.literal(true), z.enum<readonly Refusal<Reason>[]>(['forbidden', ...reasons])])
  return z.object(
    Object.fromEntries(actions.map((action) => [action, answer])) as Record<Action, typeof answer>,
  )
}
