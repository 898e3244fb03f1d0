import { z } from 'zod'

const timestamp = z.iso.datetime({ offset: true })

/** Whose turn a request is: who does its next step. */
export const TURNS = ['agency', 'client'] as const
/** The next steps of a request, those of the agency first. */
export const TURN_REASONS = [
  'unassigned',
  'start',
  'work',
  'correction',
  'change',
  'reprice',
  'no_client',
  'question',
  'price',
  'accept',
] as const
export const projectTurn = z.object({
  of: z.enum(TURNS),
  reason: z.enum(TURN_REASONS),
  since: timestamp,
  /** True when the next step is the caller's, so that the request needs them. */
  isMine: z.boolean(),
})
export type ProjectTurn = z.infer<typeof projectTurn>
