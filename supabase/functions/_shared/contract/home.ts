import { z } from 'zod'
import { importRecord } from './imports.ts'
import { todayParam } from './list.ts'
import { threadSummary } from './mail.ts'
import { project } from './projects.ts'

const count = z.number().int()

/** `GET /api/attention?today=` and `GET /api/home?today=`: the caller's own calendar day; without one, the day in UTC. */
export const attentionQuery = z.object({ today: todayParam })

/** The numbers beside the navigation; the one of unread mail is the mailbox's own (`GET /api/mail/counts`). */
export const attentionResponse = z.object({
  /** Requests that need the caller, counted to 100. */
  requests: count,
  /** Chat messages the caller has not seen, counted to 100. */
  chat: count,
  /** Topics of lists of requests whose hints change these numbers, beside the caller's own. */
  topics: z.array(z.string()),
})
export type Attention = z.infer<typeof attentionResponse>

/** A scene or chapter the caller edited, or one of their last manuscript when they have edited none. */
export const recentScene = z.object({
  id: z.uuid(),
  manuscriptId: z.uuid(),
  manuscriptTitle: z.string(),
  title: z.string(),
  wordCount: count,
  editedAt: z.iso.datetime({ offset: true }),
})
export type RecentScene = z.infer<typeof recentScene>

/** The home page in one answer; a part the caller has no permission for is null. */
export const homeResponse = z.object({
  scenes: z.array(recentScene).nullable(),
  messages: z.object({ unread: count, threads: z.array(threadSummary) }).nullable(),
  requests: z.object({ projects: z.array(project), total: count }).nullable(),
  imports: z.array(importRecord).nullable(),
})
export type Home = z.infer<typeof homeResponse>
