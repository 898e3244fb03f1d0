import { createRoute } from '@hono/zod-openapi'
import {
  addBoardBody,
  addItemBody,
  boardResponse,
  kanban,
  kanbanItemResponse,
  MOST_BOARDS,
  MOST_ITEMS,
  renameBoardBody,
  updateItemBody,
} from '../../_shared/contract/demo/kanban.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { answerErrors } from '../../_shared/http/input-errors.ts'
import { jsonBody, numberOrZeroParams } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { asDemo } from './as-demo.ts'
import { changeKanban as change } from './kanban-changes.ts'
import { removeKanbanFiles } from './kanban-files.ts'
import { readBoard, readBoards, readItems, readKanbanItem } from './kanban-rows.ts'
import { networkError, networkErrorResponse } from './network-error.ts'

const tags = ['calendar, kanban']

const TAKEN = 'There is a board with this title already'

/** `/api/apps/kanban`: boards and cards; changes run one at a time, each in one transaction (R-117, R-178, R-205). */
export function demoKanbanResource(api: ApiRouter, deps: Deps): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/kanban',
      tags,
      summary: 'Lists boards and cards in order.',
      responses: ok(kanban),
    }),
    async (c) => {
      const [boards, items] = await asDemo(c, 'read', (tx) => Promise.all([readBoards(tx), readItems(tx)]))
      return c.json({ boards, items }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/apps/kanban/board/rename',
      tags,
      summary: 'Renames a board.',
      request: { body: jsonBody(renameBoardBody) },
      responses: { ...ok(boardResponse), ...networkErrorResponse },
      ...refuses('not_found'),
    }),
    async (c) => {
      const { boardId, newName } = c.req.valid('json')
      return change(c, 'update', async (tx) => {
        if (await isTaken(tx, newName, boardId)) return networkError(TAKEN)
        await tx`update demo.kanban_boards set title = ${newName} where id = ${boardId}`
        return c.json({ board: found(await readBoard(tx, boardId)) }, 200)
      })
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/kanban/board/add',
      tags,
      summary: 'Creates a board; an existing title is refused.',
      middleware: invalidIs('A board needs a title of at most 80 characters'),
      request: { body: jsonBody(addBoardBody) },
      responses: { ...created(boardResponse), ...networkErrorResponse },
    }),
    async (c) => {
      const { title } = c.req.valid('json')
      return change(c, 'create', async (tx) => {
        if (await isTaken(tx, title, null)) return networkError(TAKEN)
        const [made] = await tx<{ id: number }[]>`
        insert into demo.kanban_boards (title, position)
        select ${title}, coalesce(max(position), 0) + 1 from demo.kanban_boards
         having count(*) < ${MOST_BOARDS} returning id`
        if (!made) return networkError(`There is room for ${MOST_BOARDS} boards`)
        return c.json({ board: found(await readBoard(tx, made.id)) }, 201)
      })
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/kanban/board/{id}',
      tags,
      summary: 'Deletes a board with its cards.',
      request: { params: numberOrZeroParams('id') },
      responses: noContent,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await removeKanbanFiles(c, deps, (tx) => tx`i.board_id = ${id}`)
      await remove(c, 'kanban_boards', id)
      return c.body(null, 204)
    },
  )
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/kanban/item/{id}',
      tags,
      summary: 'Deletes a card.',
      request: { params: numberOrZeroParams('id') },
      responses: noContent,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await removeKanbanFiles(c, deps, (tx) => tx`i.id = ${id}`)
      await remove(c, 'kanban_items', id)
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/kanban/item/add',
      tags,
      summary: 'Creates a card at the end of a board.',
      middleware: invalidIs('A card needs a title and the name of its board'),
      request: { body: jsonBody(addItemBody) },
      responses: { ...created(kanbanItemResponse), ...networkErrorResponse },
      ...refuses('not_found'),
    }),
    async (c) => {
      const body = c.req.valid('json')
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
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/apps/kanban/item/update',
      tags,
      summary: 'Changes a card; omitted fields keep their value.',
      request: { body: jsonBody(updateItemBody) },
      responses: ok(kanbanItemResponse),
      ...refuses('not_found'),
    }),
    async (c) => {
      const { item } = c.req.valid('json')
      const { id, title, dueDate, labels, members, comments, attachments, commentsCount, image } = item
      return change(c, 'update', async (tx) => {
        await tx`
        update demo.kanban_items set title = ${title ?? tx`title`},
          due_date = ${dueDate === undefined ? tx`due_date` : tx`${dueDate}::date`},
          labels = ${labels ? tx`${labels}::text[]` : tx`labels`},
          members = ${members ? tx`${tx.json(members)}::jsonb` : tx`members`},
          comments = ${comments ?? tx`comments`}, attachments = ${attachments ?? tx`attachments`},
          comments_count = ${commentsCount ?? tx`comments_count`}, image = ${image ?? tx`image`} where id = ${id}`
        return c.json({ item: found(await readKanbanItem(tx, id)) }, 200)
      })
    },
  )
}

async function remove(c: Ctx, table: 'kanban_boards' | 'kanban_items', id: number): Promise<void> {
  await change(c, 'delete', async (tx) => {
    const deleted = await tx`delete from ${tx(`demo.${table}`)} where id = ${id}`
    if (deleted.count === 0) throw notFound()
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

/** A missing field responds with the network error of R-205; malformed and oversized bodies keep the error envelope. */
const invalidIs = (message: string) =>
  answerErrors(
    () => networkError(message),
    (code) => code === 'invalid',
  )
