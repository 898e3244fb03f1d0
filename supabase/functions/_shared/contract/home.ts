import { z } from 'zod'
import { importRecord } from './imports.ts'
import { todayParam } from './list.ts'
import { threadSummary } from './mail.ts'
import { project } from './projects.ts'

const count = z.number().int()

/** `GET /api/attention?today=` and `GET /api/home?today=`: the caller's calendar day; by default the day in UTC. */
export const attentionQuery = z.object({ today: todayParam })

/** The counts of the navigation; the count of unread mail comes from `GET /api/mail/counts`. */
export const attentionResponse = z.object({
  /** Requests that need the caller, at most 100. */
  projects: count,
  /** Chat messages that the caller has not seen, at most 100. */
  chat: count,
  /** The topics of request lists whose events change these counts, besides the caller's own topic. */
  topics: z.array(z.string()),
})
export type Attention = z.infer<typeof attentionResponse>

/** A scene or chapter that the caller edited, or one of their last manuscript. */
export const recentScene = z.object({
  id: z.uuid(),
  manuscriptId: z.uuid(),
  manuscriptTitle: z.string(),
  title: z.string(),
  wordCount: count,
  editedAt: z.iso.datetime({ offset: true }),
})
export type RecentScene = z.infer<typeof recentScene>

/** The home page in one response; a part without permission is null. */
export const homeResponse = z.object({
  scenes: z.array(recentScene).nullable(),
  /** The words that the caller wrote today in all manuscripts. */
  wordsToday: z.number().int().nullable(),
  messages: z.object({ unread: count, threads: z.array(threadSummary) }).nullable(),
  projects: z.object({ projects: z.array(project), total: count }).nullable(),
  imports: z.array(importRecord).nullable(),
})
export type Home = z.infer<typeof homeResponse>
