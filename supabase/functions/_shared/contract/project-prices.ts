import { z } from 'zod'
import { personRef } from './people.ts'

const timestamp = z.iso.datetime({ offset: true })

/** Whether the final price may differ: `estimate`, or not: `fixed`. */
export const PRICE_KINDS = ['estimate', 'fixed'] as const

/** The currencies of prices (ISO 4217), those with two decimals that clients of the agency pay in. */
export const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'CAD',
  'AUD',
  'NZD',
  'DKK',
  'NOK',
  'SEK',
  'PLN',
  'CZK',
  'RON',
  'MAD',
  'ZAR',
  'BRL',
  'MXN',
  'INR',
  'SGD',
  'HKD',
] as const

const priceState = z.enum(['open', 'accepted', 'declined', 'withdrawn', 'replaced'])

/** A price of a request and what the client decided. */
export const projectPrice = z.object({
  id: z.uuid(),
  kind: z.enum(PRICE_KINDS),
  /** A decimal with two places, for example `1200.00`. */
  amount: z.string(),
  currency: z.string(),
  note: z.string(),
  by: personRef.nullable(),
  at: timestamp,
  /** `withdrawn` by staff; `replaced` by a newer price. */
  state: priceState,
  decidedBy: personRef.nullable(),
  decidedAt: timestamp.nullable(),
  /** Why the client declined it. */
  reason: z.string(),
})
export type ProjectPrice = z.infer<typeof projectPrice>

/** `POST /api/projects/:id/prices`: 409 with the current `{project}` when the newest price is another one than `replaces`. */
export const setPriceBody = z.object({
  /** The newest price that the caller has seen; null when there was none. */
  replaces: z.object({ id: z.uuid(), state: priceState }).nullable(),
  kind: z.enum(PRICE_KINDS),
  /** Above 0, at most nine digits and two decimals. */
  amount: z
    .string({ error: 'price_amount' })
    .regex(/^\d{1,9}(\.\d{1,2})?$/, 'price_amount')
    .refine((text) => Number(text) > 0, 'price_amount'),
  currency: z.enum(CURRENCIES),
  note: z.string().trim().max(1000).default(''),
})
