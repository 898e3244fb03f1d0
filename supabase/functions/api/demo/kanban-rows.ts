import type { KanbanBoard, KanbanItem } from '../../_shared/contract/demo/kanban.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { pictureUrl } from './present.ts'

const BOARDS = `b.id, b.title, coalesce((select json_agg(i.id order by i.position, i.id)
  from demo.kanban_items as i where i.board_id = b.id), '[]') as items_ids`

const ITEMS = `i.id, i.title, i.due_date, i.labels, i.members, i.comments,
  i.attachments, i.comments_count, i.image`

/** Returns all boards with the ids of their cards, in order. */
export async function readBoards(tx: Tx): Promise<KanbanBoard[]> {
  return [
    ...(await tx<KanbanBoard[]>`
      select ${tx.unsafe(BOARDS)} from demo.kanban_boards as b order by b.position, b.id`),
  ]
}

/** Returns one board, or null. */
export async function readBoard(tx: Tx, id: number): Promise<KanbanBoard | null> {
  const [row] = await tx<KanbanBoard[]>`
    select ${tx.unsafe(BOARDS)} from demo.kanban_boards as b where b.id = ${id}`
  return row ?? null
}

/** Returns all cards. */
export async function readItems(tx: Tx): Promise<KanbanItem[]> {
  const rows = await tx<KanbanItem[]>`
    select ${tx.unsafe(ITEMS)} from demo.kanban_items as i order by i.board_id, i.position, i.id`
  return rows.map(present)
}

/** Returns one card, or null. */
export async function readKanbanItem(tx: Tx, id: number): Promise<KanbanItem | null> {
  const [row] = await tx<
    KanbanItem[]
  >`select ${tx.unsafe(ITEMS)} from demo.kanban_items as i where i.id = ${id}`
  return row ? present(row) : null
}

/** Serialises changes, because orders and titles are read before they are written. */
export async function lockKanban(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('demo.kanban'))`
}

/** Returns a picture's URL: sample pictures are stored as paths, pictures that users set as URLs. */
export const kanbanPicture = (path: string): string => (path.startsWith('/') ? path : pictureUrl(path))

const present = (row: KanbanItem): KanbanItem => ({
  ...row,
  image: kanbanPicture(row.image),
  members: row.members.map(({ img, name }) => ({ img: kanbanPicture(img), name })),
})
