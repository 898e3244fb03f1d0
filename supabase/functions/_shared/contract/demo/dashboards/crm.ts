import { z } from 'zod'
import { deal } from '../deals.ts'
import { ORDER_METHODS, ORDER_PAYMENTS } from '../ecommerce.ts'
import { count, dayText, picture } from '../list.ts'
import { comparedFigure, countrySales, dayValue, figureCents, untilDay } from './figures.ts'

/** The kinds of entries of the activity timeline. */
export const ACTIVITY_KINDS = ['order', 'invoice', 'review'] as const

/** `GET /api/dashboards/crm`. */
export const crmDashboard = z.object({
  until: untilDay,
  /** The last 7 days: orders, and the amount of the paid ones. */
  orders: z.object({ week: comparedFigure, daily: z.array(dayValue) }),
  sales: z.object({ weekCents: comparedFigure, daily: z.array(dayValue) }),
  /** Revenue less expenses of the last 30 days. */
  profitCents: comparedFigure,
  /** The share of each weekday (1 is Monday) in the revenue and visits of the last 12 weeks, in percent. */
  radar: z.array(
    z.object({ weekday: z.number().int().min(1).max(7), sales: z.number(), visits: z.number() }),
  ),
  /** The revenue of the last 7 days. */
  growth: z.object({ cents: comparedFigure, daily: z.array(dayValue) }),
  /** Months since the first order, at most nine; sales are paid orders, profit is sales less expenses. */
  reports: z.array(z.object({ month: dayText, orders: count, sales: figureCents, profit: figureCents })),
  countries: z.array(countrySales),
  projects: z.object({ waiting: count, running: count, done: count, minutes: count }),
  /** The projects in progress that are closest to their end. */
  activeProjects: z.array(
    z.object({ id: count, logo: picture, project: z.string(), name: z.string(), progress: count }),
  ),
  /** All deals by their state on the caller's day, and the newest ones. */
  deals: z.object({ running: count, upcoming: count, ended: count }),
  newestDeals: z.array(
    deal.pick({
      id: true,
      title: true,
      code: true,
      kind: true,
      percent: true,
      amountCents: true,
      startsOn: true,
      endsOn: true,
    }),
  ),
  transactions: z.array(
    z.object({
      order: count,
      method: z.enum(ORDER_METHODS),
      methodNumber: count,
      payment: z.enum(ORDER_PAYMENTS),
      day: dayText,
      cents: figureCents,
    }),
  ),
  activities: z.array(
    z.object({
      kind: z.enum(ACTIVITY_KINDS),
      /** The customer, client or reviewer. */
      who: z.string(),
      /** The order or invoice number, or the product. */
      what: z.string(),
      cents: figureCents.nullable(),
      day: dayText,
    }),
  ),
})
export type CrmDashboard = z.infer<typeof crmDashboard>
