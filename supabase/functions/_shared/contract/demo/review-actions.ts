import { z } from 'zod'
import { boundedArray } from '../bounded.ts'
import { REFERRAL_STATUSES, REVIEW_STATUSES } from './ecommerce.ts'
import { count, dayText, demoListQuery, exactly } from './list.ts'

/** `GET /api/apps/ecommerce/review-figures`: totals, stars and the last eight weeks. */
export const reviewFigures = z.object({
  total: count,
  published: count,
  pending: count,
  /** The mean rating in hundredths, 0 without reviews. */
  averageHundredths: count,
  /** The number of reviews of each rating, five stars first. */
  stars: z.array(z.object({ rating: z.number().int().min(1).max(5), count })).length(5),
  /** The number of reviews of each week by its Monday, oldest first. */
  weeks: z.array(z.object({ monday: dayText, count })),
})
export type ReviewFigures = z.infer<typeof reviewFigures>

/** `PATCH /api/apps/ecommerce/reviews`: publishes or withdraws reviews; unknown ids are ignored. */
export const reviewStatusBody = z.object({
  ids: boundedArray(z.number().int().min(1).max(999_999_999), 100),
  status: z.enum(REVIEW_STATUSES),
})
export type ReviewStatusBody = z.input<typeof reviewStatusBody>
export const reviewStatusResponse = z.object({ updated: count })

/** `GET /api/apps/ecommerce/referrals`: besides page and order, an exact status. */
export const referralListQuery = demoListQuery.extend({ status: exactly })

const share = z.object({ count, earningCents: z.number().int() })
/** `GET /api/apps/ecommerce/referral-figures`: counts and earnings by status, and the caller's code. */
export const referralFigures = z.object({
  total: share,
  byStatus: z.object(
    Object.fromEntries(REFERRAL_STATUSES.map((status) => [status, share])) as Record<
      (typeof REFERRAL_STATUSES)[number],
      typeof share
    >,
  ),
  invited: count,
  /** The latest invitations. */
  invitations: z.array(z.object({ id: count, email: z.string(), sentAt: z.iso.datetime() })),
  /** The address of the caller's referral link. */
  link: z.string(),
})
export type ReferralFigures = z.infer<typeof referralFigures>

/** `POST /api/apps/ecommerce/referral-invitations`: sends a mail with the caller's link. */
export const referralInvitationBody = z.object({
  email: z.email().max(254),
})
export type ReferralInvitationBody = z.input<typeof referralInvitationBody>
