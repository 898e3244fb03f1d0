import { z } from 'zod'
import { todayParam } from './list.ts'
import { PROJECT_STATUSES } from './projects.ts'

const whole = z.number().int()
const day = z.iso.date()

/** The periods of the dashboard in days. */
export const DASHBOARD_DAYS = [7, 30, 90] as const

/** `GET /api/admin/dashboard?today=&days=`: requires `read admin`. `today` is the caller's calendar day. */
export const dashboardQuery = z.object({
  today: todayParam,
  days: z.coerce
    .number()
    .pipe(z.union(DASHBOARD_DAYS.map((days) => z.literal(days))))
    .catch(30)
    .default(30),
})

/** A figure of the period and of the previous period. */
const compared = z.object({ now: whole, before: whole })
/** Hours, or null without any measured event. */
const hours = z.object({ now: z.number().nullable(), before: z.number().nullable() })

/** The ages of open requests in days since creation. */
export const AGE_BUCKETS = ['0-1', '2-7', '8-30', '31+'] as const

export const dashboardResponse = z.object({
  days: whole,
  projects: z.object({
    open: whole,
    unassigned: whole,
    dueToday: whole,
    overdue: whole,
    received: compared,
    delivered: compared,
    byStatus: z.array(z.object({ status: z.enum(PROJECT_STATUSES), count: whole })),
    byAge: z.array(z.object({ age: z.enum(AGE_BUCKETS), count: whole })),
    daily: z.array(z.object({ day, received: whole, delivered: whole })),
  }),
  /** Medians: request created to work started, started to delivered, customer's message to the first staff reply. */
  response: z.object({ toStart: hours, toDeliver: hours, toAnswer: hours }),
  imports: z.object({
    running: whole,
    completed: compared,
    failed: compared,
    daily: z.array(z.object({ day, completed: whole, failed: whole })),
  }),
  people: z.object({
    active: whole,
    pending: whole,
    inactive: whole,
    joined: compared,
    byRole: z.array(z.object({ role: z.string(), count: whole })),
  }),
  /** Counts only, no message contents. */
  messages: z.object({ sent: compared, daily: z.array(z.object({ day, sent: whole })) }),
})
export type Dashboard = z.infer<typeof dashboardResponse>
