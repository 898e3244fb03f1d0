import { z } from 'zod'
import { todayParam } from './list.ts'
import { timeZoneName } from './time-zone.ts'

/** Days are those of the time zone; an unknown one counts as UTC. */
export const manuscriptHistoryQuery = z.object({ timeZone: timeZoneName.catch('UTC') })

const historyDay = z.object({
  day: z.iso.date(),
  /** The number of texts that were changed. */
  texts: z.number().int(),
  /** The names of those who changed them; a deleted person has none. */
  authors: z.array(z.string()),
})
export type HistoryDay = z.infer<typeof historyDay>
/** `GET /api/manuscripts/:id/history?timeZone=`: the days on which texts were changed, newest first. */
export const manuscriptHistory = z.object({ days: z.array(historyDay) })

const keptState = z.object({ revisionId: z.uuid(), title: z.string(), words: z.number().int() })
/** A state of a text: one of its revisions, or the present one (`revisionId` null). */
const textState = keptState.extend({ revisionId: z.uuid().nullable() })
export type TextState = z.infer<typeof textState>

const historyText = z.object({
  itemId: z.uuid(),
  title: z.string(),
  /** The present revision, for a restore. */
  revision: z.number().int(),
  before: keptState,
  after: textState,
})
export type HistoryText = z.infer<typeof historyText>

/**
 * `GET /api/manuscripts/:id/history/texts`: the texts outside the trash that differ. `compare=day`: what was changed on
 * the day; `since`: what differs now from the end of the day. Without a valid day, today's.
 */
export const historyTextsQuery = manuscriptHistoryQuery.extend({
  day: todayParam,
  compare: z.enum(['day', 'since']).catch('day'),
})
export const changedTexts = z.object({ texts: z.array(historyText) })
