import { z } from 'zod'
import { boundedArray } from '../bounded.ts'
import { nameText } from '../name-text.ts'
import { count, dayText } from './list.ts'

/** The largest number of boards and cards; a response contains all of them. */
export const MOST_BOARDS = 100
export const MOST_ITEMS = 5000

const id = z.number().int().min(1).max(2_147_483_647)
/** A path of a picture of this site, or empty. */
const localImage = z
  .string()
  .max(300)
  .regex(/^(\/build\/[\w/-]+\.(svg|png|jpg|webp))?$/)

/** A picture of this site, an uploaded one in the bucket `kanban-files`, or empty. */
const cardImage = z.union([
  localImage,
  z.string().regex(/^\/storage\/kanban-files(\/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}){2}$/),
])

export const kanbanBoard = z.object({ id: count, title: z.string(), itemsIds: z.array(count) })
export type KanbanBoard = z.infer<typeof kanbanBoard>
export const kanbanItem = z.object({
  id: count,
  title: z.string(),
  dueDate: dayText.nullable(),
  labels: z.array(z.string()),
  members: z.array(z.object({ img: z.string(), name: z.string() })),
  /** The last comment as plain text. */
  comments: z.string(),
  /** The number of attached files. */
  attachments: count,
  commentsCount: count,
  image: z.string(),
})
export type KanbanItem = z.infer<typeof kanbanItem>

/** `GET /api/apps/kanban`; every change of the order returns the same, in its new state. */
export const kanban = z.object({ boards: z.array(kanbanBoard), items: z.array(kanbanItem) })
export type Kanban = z.infer<typeof kanban>
export const boardResponse = z.object({ board: kanbanBoard })
export const kanbanItemResponse = z.object({ item: kanbanItem })
export const boardsResponse = z.object({ boards: z.array(kanbanBoard) })
/** Boards after a move of cards, with the number of moves so far. */
export const movedResponse = boardsResponse.extend({ version: count })

const boardTitle = nameText(80)

/** `PUT …/board/rename` → 200 `{board}`. */
export const renameBoardBody = z.object({ boardId: id, newName: boardTitle })
/** `POST …/board/add` → 201 `{board}`; 400 `{message}` for an existing title in any letter case. */
export const addBoardBody = z.object({ title: boardTitle })
/** `POST …/item/add` → 201 `{item}`; 400 `{message}` without a title or board name. */
export const addItemBody = z.object({
  itemTitle: nameText(200),
  boardName: boardTitle,
  /** Takes precedence over the board's name. */
  boardId: id.optional(),
})
/** `PUT …/item/update` → 200 `{item}`; omitted fields stay unchanged. */
export const updateItemBody = z.object({
  item: z.object({
    id,
    title: nameText(200).optional(),
    dueDate: z
      .union([dayText, z.iso.datetime({ offset: true })])
      .transform((value) => value.slice(0, 10))
      .refine((value) => /^(19|20|21)/.test(value))
      .nullish(),
    labels: boundedArray(z.string().trim().min(1).max(40), 20).optional(),
    members: boundedArray(z.object({ img: localImage, name: z.string().max(120) }), 20).optional(),
    comments: z.string().max(5000).optional(),
    attachments: z.number().int().min(0).max(1000).optional(),
    commentsCount: z.number().int().min(0).max(10_000).optional(),
    image: cardImage.optional(),
  }),
})
export type UpdateItemBody = z.input<typeof updateItemBody>
/**
 * `PUT …/item/state-update` → 200 `{boards}`: the cards of a board in order. An omitted card stays last until another
 * board names it, so concurrent moves lose none.
 */
export const moveItemsBody = z.object({
  boardId: id,
  ids: boundedArray(id, MOST_ITEMS),
})
/** `PUT …/board/state-update` → 200 `{boards}`: the boards in order; omitted ones follow. */
export const moveBoardsBody = boundedArray(id, 1000)
/** `POST /api/apps/kanban/item/move`: puts a card before another one of a board, or last. */
export const moveCardBody = z.object({ cardId: id, boardId: id, beforeId: id.nullable() })
/** `POST /api/apps/kanban/board/move`: puts a board before another one, or last. */
export const moveBoardBody = z.object({ boardId: id, beforeId: id.nullable() })
