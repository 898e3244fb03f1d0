import { z } from 'zod'
import { count, dayText, picture } from './list.ts'

/**
 * `GET /api/dashboard/analytics/projects`: sorted by project, leader or progress; beyond the last page, returns page
 * 1.
 */
export const analyticsProject = z.object({
  id: count,
  logo: picture,
  /** The kind of work. */
  name: z.string(),
  project: z.string(),
  leader: z.string(),
  progress: z.number().int().min(0).max(100),
  /** Booked hours, for example `18:42`. */
  hours: z.string(),
  /** Pictures of the shown members. */
  team: z.array(picture),
  extraMembers: count,
})
export type AnalyticsProject = z.infer<typeof analyticsProject>
export const analyticsProjectList = z.object({
  projects: z.array(analyticsProject),
  totalPages: count,
  totalProjects: count,
  page: z.number().int().min(1),
})

/** `GET /api/pages/datatable`: the newest sales, at most 500. */
export const salesDetail = z.object({
  product: z.object({
    id: count,
    name: z.string(),
    slug: z.string(),
    brand: z.string(),
    category: z.string(),
    price: z.number(),
    image: picture,
    hasFreeShipping: z.boolean(),
    rating: z.number(),
    description: z.string(),
  }),
  date: dayText,
  buyer: z.object({ name: z.string(), avatar: picture }),
  payment: z.object({
    total: z.number(),
    receivedPaymentStatus: z.enum(['Fully Paid', 'Partially Paid', 'Unpaid']),
    paidAmount: z.number(),
    /** Completed: fully paid. Confirmed: partly or not yet paid. Cancelled: unpaid. */
    status: z.enum(['Completed', 'Confirmed', 'Cancelled']),
  }),
})
export type SalesDetail = z.infer<typeof salesDetail>
export const salesDetailList = z.array(salesDetail)
