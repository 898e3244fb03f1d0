import { z } from 'zod'
import { count, dayText } from '../list.ts'
import { comparedFigure, countrySales, dayValue, figureCents, untilDay } from './figures.ts'

export const VISIT_SOURCES = ['search', 'direct', 'newsletter', 'social', 'partners', 'adverts'] as const
export const CAMPAIGN_FIGURES = [
  'sent',
  'opened',
  'clicked',
  'subscribed',
  'complained',
  'unsubscribed',
] as const

/** `GET /api/dashboards/analytics`. */
export const analyticsDashboard = z.object({
  until: untilDay,
  /** The last 30 days and the 30 days before. */
  traffic: z.object({
    visits: comparedFigure,
    pageViews: comparedFigure,
    signups: comparedFigure,
    leads: comparedFigure,
    daily: z.array(z.object({ day: dayText, visits: count, signups: count })),
  }),
  /** Revenue: the average day of the last 30 days, and the last 7 days with their paid orders and visits. */
  sales: z.object({
    averageCents: comparedFigure,
    daily: z.array(dayValue),
    weekCents: comparedFigure,
    weekOrders: count,
    weekVisits: count,
  }),
  /** The last 7 days. */
  earnings: z.object({
    revenueCents: comparedFigure,
    expensesCents: comparedFigure,
    profitCents: comparedFigure,
    daily: z.array(
      z.object({ day: dayText, revenue: figureCents, expenses: figureCents, before: figureCents }),
    ),
  }),
  /** The last 7 days. */
  support: z.object({ opened: comparedFigure, solved: count, replyMinutes: comparedFigure }),
  countries: z.array(countrySales),
  /** The last full month and the month before. */
  campaign: z.object({
    month: dayText,
    figures: z.array(z.object({ name: z.enum(CAMPAIGN_FIGURES), now: count, before: count })),
  }),
  /** The last 30 days and the 30 days before. */
  sources: z.array(z.object({ source: z.enum(VISIT_SOURCES), visits: count, before: count })),
})
export type AnalyticsDashboard = z.infer<typeof analyticsDashboard>
