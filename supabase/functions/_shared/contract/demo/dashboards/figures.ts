import { z } from 'zod'
import { todayParam } from '../../list.ts'
import { count, dayText } from '../list.ts'

/** `GET /api/dashboards/<name>?today=`: the caller's calendar day; by default the day in UTC. */
export const dashboardDay = z.object({ today: todayParam })

/** An amount in cents. */
export const figureCents = z.number().int()

/** The last day with figures that is not after the caller's day; every period ends on it. */
export const untilDay = dayText

/** A figure of a period and of the period of the same length before it. */
export const comparedFigure = z.object({ now: z.number().int(), before: z.number().int() })
export type ComparedFigure = z.infer<typeof comparedFigure>

/** A country as its code of ISO 3166-1 in lower case. */
export const figureCountry = z.string().regex(/^[a-z]{2}$/)

/** The paid orders of a country in the last 60 days and in the 60 days before. */
export const countrySales = z.object({
  code: figureCountry,
  orders: count,
  cents: figureCents,
  before: figureCents,
})
export type CountrySales = z.infer<typeof countrySales>

/** A value of one day. */
export const dayValue = z.object({ day: dayText, value: z.number().int() })
export type DayValue = z.infer<typeof dayValue>
