import { z } from 'zod'
import { attachment, newAttachment } from '../attachments.ts'
import { boundedArray } from '../bounded.ts'
import { kanbanBoard, updateItemBody } from './kanban.ts'
import { count, dayText } from './list.ts'

const timestamp = z.iso.datetime({ offset: true })
const kanbanMember = z.object({ img: z.string(), name: z.string() })
export type KanbanMember = z.infer<typeof kanbanMember>

/** A card of the kanban screen; `revision` counts the changes of its fields. */
export const kanbanCard = z.object({
  id: count,
  title: z.string(),
  description: z.string(),
  dueDate: dayText.nullable(),
  labels: z.array(z.string()),
  members: z.array(kanbanMember),
  image: z.string(),
  attachments: count,
  commentsCount: count,
  revision: count,
})
export type KanbanCard = z.infer<typeof kanbanCard>

/** `GET /api/apps/kanban/page`: one consistent state; `version` counts the moves of cards. */
export const kanbanPage = z.object({
  version: count,
  boards: z.array(kanbanBoard),
  cards: z.array(kanbanCard),
  /** The people that a card may be assigned to. */
  people: z.array(kanbanMember),
})
export type KanbanPage = z.infer<typeof kanbanPage>

export const KANBAN_ACTIVITIES = [
  'created',
  'title',
  'description',
  'due',
  'labels',
  'labels_removed',
  'members',
  'members_removed',
  'picture',
  'moved',
  'comment',
  'file',
  'file_removed',
] as const

/** `GET /api/apps/kanban/item/:id`: what the drawer of a card shows beside its fields. */
export const kanbanCardDetail = z
  .object({
    card: kanbanCard,
    comments: z.array(
      z.object({
        id: z.uuid(),
        author: z.string(),
        body: z.string(),
        createdAt: timestamp,
      }),
    ),
    files: z.array(attachment),
    activity: z.array(
      z.object({
        id: count,
        actor: z.string(),
        kind: z.enum(KANBAN_ACTIVITIES),
        /** The new value, or what was added or removed. */
        detail: z.string(),
        before: z.string(),
        createdAt: timestamp,
      }),
    ),
  })
  .meta({ id: 'KanbanCard' })
export type KanbanCardDetail = z.infer<typeof kanbanCardDetail>
export const kanbanCardResponse = z.object({ card: kanbanCard })

const itemFields = updateItemBody.shape.item.pick({
  title: true,
  dueDate: true,
  labels: true,
  members: true,
  image: true,
})
/** `PATCH /api/apps/kanban/item/:id` → 200 `{card}`, 409 with the stored card. */
export const patchCardBody = itemFields.extend({
  description: z.string().trim().max(5000).optional(),
  revision: z.number().int().min(1),
})
export type PatchCardBody = z.input<typeof patchCardBody>

/** `POST /api/apps/kanban/item/:id/comments`; the same id again adds nothing. */
export const addCardCommentBody = z.object({ id: z.uuid(), body: z.string().trim().min(1).max(5000) })
/** `POST /api/apps/kanban/item/:id/files`: files that are in the bucket `kanban-files` at `<uid>/<id>`. */
export const addCardFilesBody = z.object({ files: boundedArray(newAttachment, 20) })
