import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { todayParam } from './list.ts'

const amount = z.number().int().positive().max(100_000_000).nullable()

/** The targets of a person in a manuscript, in words or characters. */
export const writingTargets = z.object({
  unit: z.enum(['words', 'characters']),
  session: amount,
  day: amount,
  /** The length of the whole manuscript; without one, the target of the manuscript counts. */
  total: amount,
  deadline: z.iso.date().nullable(),
  /** The writing days as ISO days of the week, from 1 (Monday). */
  weekdays: z.array(z.number().int()),
  /** Shows the targets in the footer of the editor. */
  inFooter: z.boolean(),
})
export type WritingTargets = z.infer<typeof writingTargets>

/** `PUT /api/manuscripts/:id/writing` → 204. */
export const writingTargetsBody = writingTargets.extend({
  deadline: z.iso
    .date()
    .refine((date) => !date.startsWith('0000'))
    .nullable(),
  weekdays: boundedArray(z.number().int().min(1).max(7), 7).refine((days) => days.length > 0, 'required'),
})

const written = z.object({ words: z.number().int(), characters: z.number().int() })

/**
 * `GET /api/manuscripts/:id/writing?today=`: the caller's targets in a manuscript, and what they wrote by day. Words that
 * are removed count down.
 */
export const writingProgress = z.object({
  targets: writingTargets,
  today: written,
  /** Everything that the caller has written so far. */
  ever: written,
  /** The present length of the manuscript, in the unit of the targets. */
  total: z.number().int(),
  /** The amount needed on each writing day until the deadline, today included; null without a total and a deadline. */
  neededPerDay: z.number().int().nullable(),
  /** The writing days until the deadline, today included; null without a deadline. */
  daysLeft: z.number().int().nullable(),
  /** Successive writing days on which the target of the day was reached, or anything was written. */
  streak: z.object({ current: z.number().int(), longest: z.number().int() }),
  /** The last days with a save, newest first. */
  days: z.array(written.extend({ day: z.iso.date() })),
})
export type WritingProgress = z.infer<typeof writingProgress>
export const writingProgressQuery = z.object({ today: todayParam })
