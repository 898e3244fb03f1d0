import type { Hono } from 'hono'
import {
  addBoardBody,
  addItemBody,
  MOST_BOARDS,
  MOST_ITEMS,
  moveBoardsBody,
  moveItemsBody,
  renameBoardBody,
  updateItemBody,
} from '../../_shared/contract/demo/kanban.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { readBody } from '../../_shared/http/body.ts'
import type { Ctx, Env } from '../../_shared/http/context.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { networkError } from '../../_shared/http/fixed-responses.ts'
import { asDemo, numberParam } from './as-demo.ts'
import { lockKanban, readBoard, readBoards, readItems, readKanbanItem } from './kanban-rows.ts'

type Action = 'create' | 'update' | 'delete'

const BASE = '/apps/kanban'
const TAKEN = 'There is a board with this title already'

/** `/api/apps/kanban`: boards and cards; every change is one transaction, one after the other (R-117, R-178, R-205). */
export function demoKanbanResource(api: Hono<Env>): void {
  api.get(BASE, async (c) => {
    const [boards, items] = await asDemo(c, 'read', (tx) => Promise.all([readBoards(tx), readItems(tx)]))
    return c.json({ boards, items })
  })

  api.put(`${BASE}/board/rename`, async (c) => {
    const { boardId, newName } = await readBody(c, renameBoardBody)
    return change(c, 'update', async (tx) => {
      if (await isTaken(tx, newName, boardId)) return networkError(TAKEN)
      await tx`update demo.kanban_boards set title = ${newName} where id = ${boardId}`
      return c.json({ board: found(await readBoard(tx, boardId)) })
    })
  })

  api.post(`${BASE}/board/add`, async (c) => {
    const body = await readBody(c, addBoardBody).catch(emptyWhenInvalid)
    if (!body) return networkError('A board needs a title of at most 80 characters')
    return change(c, 'create', async (tx) => {
      if (await isTaken(tx, body.title, null)) return networkError(TAKEN)
      const [made] = await tx<{ id: number }[]>`
        insert into demo.kanban_boards (title, position)
        select ${body.title}, coalesce(max(position), 0) + 1 from demo.kanban_boards
         having count(*) < ${MOST_BOARDS} returning id`
      if (!made) return networkError(`There is room for ${MOST_BOARDS} boards`)
      return c.json({ board: found(await readBoard(tx, made.id)) }, 201)
    })
  })

  api.delete(`${BASE}/board/:id`, async (c) => remove(c, 'kanban_boards'))
  api.delete(`${BASE}/item/:id`, async (c) => remove(c, 'kanban_items'))

  api.post(`${BASE}/item/add`, async (c) => {
    const body = await readBody(c, addItemBody).catch(emptyWhenInvalid)
    if (!body) return networkError('A card needs a title and the name of its board')
    return change(c, 'create', async (tx) => {
      const [board] = await tx<{ id: number }[]>`
        select id from demo.kanban_boards
         where ${body.boardId === undefined ? tx`lower(btrim(title)) = lower(${body.boardName})` : tx`id = ${body.boardId}`}`
      if (!board) throw notFound()
      const [made] = await tx<{ id: number }[]>`
        insert into demo.kanban_items (board_id, title, position)
        select ${board.id}::int, ${body.itemTitle}, coalesce(max(position) filter (where board_id = ${board.id}), 0) + 1
          from demo.kanban_items having count(*) < ${MOST_ITEMS} returning id`
      if (!made) return networkError(`There is room for ${MOST_ITEMS} cards`)
      return c.json({ item: found(await readKanbanItem(tx, made.id)) }, 201)
    })
  })

  api.put(`${BASE}/item/update`, async (c) => {
    const { item } = await readBody(c, updateItemBody)
    const { id, title, dueDate, labels, members, comments, attachments, commentsCount, image } = item
    return change(c, 'update', async (tx) => {
      await tx`
        update demo.kanban_items set title = ${title ?? tx`title`},
          due_date = ${dueDate === undefined ? tx`due_date` : tx`${dueDate}::date`},
          labels = ${labels ? tx`${labels}::text[]` : tx`labels`},
          members = ${members ? tx`${tx.json(members)}::jsonb` : tx`members`},
          comments = ${comments ?? tx`comments`}, attachments = ${attachments ?? tx`attachments`},
          comments_count = ${commentsCount ?? tx`comments_count`}, image = ${image ?? tx`image`} where id = ${id}`
      return c.json({ item: found(await readKanbanItem(tx, id)) })
    })
  })

  api.put(`${BASE}/item/state-update`, async (c) => {
    const { boardId, ids } = await readBody(c, moveItemsBody)
    return change(c, 'update', async (tx) => {
      found(await readBoard(tx, boardId))
      // Those named come first, in their order; what the caller did not know of stays, after them.
      await tx`
        with wanted as (
          select id, min(n) as n from unnest(${ids}::int[]) with ordinality as given (id, n) group by id),
        placed as (
          select i.id, row_number() over (order by w.n nulls last, i.position, i.id) as position
            from demo.kanban_items as i left join wanted as w on w.id = i.id
           where w.id is not null or i.board_id = ${boardId})
        update demo.kanban_items as i set board_id = ${boardId}, position = placed.position
          from placed where placed.id = i.id and (i.board_id, i.position) is distinct from (${boardId}::int, placed.position::int)`
      return c.json({ boards: await readBoards(tx) })
    })
  })

  api.put(`${BASE}/board/state-update`, async (c) => {
    const ids = await readBody(c, moveBoardsBody)
    return change(c, 'update', async (tx) => {
      await tx`
        with wanted as (
          select id, min(n) as n from unnest(${ids}::int[]) with ordinality as given (id, n) group by id),
        placed as (
          select b.id, row_number() over (order by w.n nulls last, b.position, b.id) as position
            from demo.kanban_boards as b left join wanted as w on w.id = b.id)
        update demo.kanban_boards as b set position = placed.position from placed where placed.id = b.id`
      return c.json({ boards: await readBoards(tx) })
    })
  })
}

const change = (c: Ctx, action: Action, work: (tx: Tx) => Promise<Response>) =>
  asDemo(c, action, async (tx) => {
    await lockKanban(tx)
    return work(tx)
  })

async function remove(c: Ctx, table: 'kanban_boards' | 'kanban_items'): Promise<Response> {
  const id = numberParam(c, 'id') ?? -1
  return change(c, 'delete', async (tx) => {
    const gone = await tx`delete from ${tx(`demo.${table}`)} where id = ${id}`
    if (gone.count === 0) throw notFound()
    return c.body(null, 204)
  })
}

async function isTaken(tx: Tx, title: string, except: number | null): Promise<boolean> {
  const rows = await tx`
    select from demo.kanban_boards where lower(btrim(title)) = lower(${title}) and id is distinct from ${except}::int`
  return rows.length > 0
}

function found<T>(value: T | null): T {
  if (value === null) throw notFound()
  return value
}

/** A missing field is the network error of R-205; torn or oversized bodies stay what they are. */
function emptyWhenInvalid(error: unknown): null {
  if (error instanceof HttpError && error.code === 'invalid') return null
  throw error
}
