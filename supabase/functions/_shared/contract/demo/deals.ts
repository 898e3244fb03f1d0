import { z } from 'zod'
import { nameText, optionalName } from '../name-text.ts'
import { count, dayText } from './list.ts'

export const DEAL_KINDS = ['percent', 'amount', 'free-delivery'] as const
export const DEAL_SERVICES = ['translation', 'voiceOver', 'revision', 'transcription'] as const
export const DEAL_AUDIENCES = ['everyone', 'new', 'returning'] as const
export const DEAL_STATES = ['running', 'upcoming', 'ended'] as const
export type DealState = (typeof DEAL_STATES)[number]

const cents = z.number().int().min(1).max(99_999_999)
const fields = {
  /** Chosen by the form, so that a repeated request adds no second deal. */
  id: z.uuid(),
  kind: z.enum(DEAL_KINDS),
  percent: z.number().int().min(1).max(90).nullable(),
  amountCents: cents.nullable(),
  title: nameText(120),
  code: z.string().regex(/^[A-Z0-9-]{3,20}$/),
  description: optionalName(1000),
  services: z.array(z.enum(DEAL_SERVICES)).min(1).max(DEAL_SERVICES.length),
  startsOn: dayText,
  endsOn: dayText,
  audience: z.enum(DEAL_AUDIENCES),
  minimumCents: z.number().int().min(0).max(99_999_999),
  /** How often the deal can be used; null is without a limit. */
  usesMost: count.min(1).max(1_000_000).nullable(),
  isCombinable: z.boolean(),
}

/** A deal of the sample agency. */
export const deal = z.object({ ...fields, createdAt: z.iso.datetime() })
export type Deal = z.infer<typeof deal>

/** `POST /api/apps/deals` → 201 `{deal}`; a code in use is refused at its field. */
export const createDealBody = z.object(fields).superRefine((body, context) => {
  const refuse = (path: string, message = 'invalid_value') =>
    context.addIssue({ code: 'custom', path: [path], message })
  if ((body.kind === 'percent') !== (body.percent !== null)) refuse('percent')
  if ((body.kind === 'amount') !== (body.amountCents !== null)) refuse('amountCents')
  if (body.endsOn < body.startsOn) refuse('endsOn', 'end_before_start')
})
export type CreateDealBody = z.input<typeof createDealBody>
export const dealResponse = z.object({ deal })
/** `GET /api/apps/deals`: the caller's own, newest first, at most five. */
export const dealList = z.object({ deals: z.array(deal) })

/** Returns whether a deal has begun and ended on a day. */
export const dealState = ({ startsOn, endsOn }: Pick<Deal, 'startsOn' | 'endsOn'>, day: string): DealState =>
  day < startsOn ? 'upcoming' : day > endsOn ? 'ended' : 'running'
