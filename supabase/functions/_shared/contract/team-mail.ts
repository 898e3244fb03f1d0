import { z } from 'zod'
import { threadSummary } from './mail.ts'
import { personRef } from './people.ts'

const timestamp = z.iso.datetime({ offset: true })

/** `PATCH /api/mail/threads/:id/team`: assigns or snoozes a conversation of the shared inbox, until a time or an answer. */
export const teamConversationPatch = z.object({
  assigneeId: z.uuid().nullable().optional(),
  snoozedUntil: timestamp.or(z.literal('answer')).nullable().optional(),
})
export const teamConversationResponse = z.object({ thread: threadSummary })

/** An internal note of staff on a conversation of a team. */
export const teamNote = z.object({
  id: z.uuid(),
  author: personRef.nullable(),
  body: z.string(),
  createdAt: timestamp,
  isMine: z.boolean(),
})
export type TeamNote = z.infer<typeof teamNote>

/** `GET /api/mail/threads/:id/notes`: oldest first. */
export const teamNoteList = z.object({ notes: z.array(teamNote) })

/** `POST /api/mail/threads/:id/notes` → 201 `{note}`; the same `id` again returns the first. */
export const teamNoteBody = z.object({
  id: z.uuid().toLowerCase(),
  body: z.string().trim().min(1, 'unfilled').max(5000),
})
export const teamNoteResponse = z.object({ note: teamNote })
