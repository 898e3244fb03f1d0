import { z } from 'zod'
import { nameText } from './name-text.ts'
import { personRef } from './people.ts'

const timestamp = z.iso.datetime({ offset: true })

/** The kinds of request that a client makes during the work. */
export const CHANGE_KINDS = ['change', 'cancellation'] as const

/** A request of the client to change or cancel a project, and what staff decided. */
export const projectChange = z.object({
  id: z.uuid(),
  kind: z.enum(CHANGE_KINDS),
  body: z.string(),
  title: z.string().nullable(),
  dueDate: z.iso.date().nullable(),
  latestCompletionDate: z.iso.date().nullable(),
  by: personRef.nullable(),
  at: timestamp,
  state: z.enum(['open', 'accepted', 'declined']),
  decidedBy: personRef.nullable(),
  decidedAt: timestamp.nullable(),
  reason: z.string(),
})
export type ProjectChange = z.infer<typeof projectChange>

/** `POST /api/projects/:id/changes`: the new title and dates are for a `change` only. */
export const askChangeBody = z
  .object({
    kind: z.enum(CHANGE_KINDS),
    body: z.string().trim().min(1).max(5000),
    title: nameText(200, 'title_required').optional(),
    dueDate: z.iso.date({ error: 'due_date_required' }).optional(),
    latestCompletionDate: z.iso.date({ error: 'latest_date_required' }).optional(),
  })
  .check((ctx) => {
    const { kind, title, dueDate, latestCompletionDate } = ctx.value
    if (kind === 'cancellation' && (title ?? dueDate ?? latestCompletionDate) !== undefined)
      ctx.issues.push({
        code: 'custom',
        path: ['kind'],
        input: kind,
      })
  })

/** `POST …/changes/:changeId/decision` and `…/prices/:priceId/decision`: declining needs a reason. */
export const decisionBody = z.object({
  isAccepted: z.boolean(),
  reason: z.string().trim().max(1000).default(''),
})
