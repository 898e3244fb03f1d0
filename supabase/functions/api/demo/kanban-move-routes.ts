import { createRoute } from '@hono/zod-openapi'
import {
  boardsResponse,
  moveBoardBody,
  moveBoardsBody,
  moveCardBody,
  movedResponse,
  moveItemsBody,
} from '../../_shared/contract/demo/kanban.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { changeKanban } from './kanban-changes.ts'
import { readBoards } from './kanban-rows.ts'

const tags = ['calendar, kanban']

/** The order of cards and boards: moves of one, and whole lists of ids, which become moves. */
export function demoKanbanMovesResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/kanban/item/move',
      tags,
      summary: 'Puts a card before another one of a board, or last; returns every board.',
      request: { body: jsonBody(moveCardBody) },
      responses: ok(movedResponse),
      ...refuses('not_found'),
    }),
    async (c) => {
      const { cardId, boardId, beforeId } = c.req.valid('json')
      return c.json(await moveCards(c, [cardId], boardId, beforeId), 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/kanban/board/move',
      tags,
      summary: 'Puts a board before another one, or last; returns every board.',
      request: { body: jsonBody(moveBoardBody) },
      responses: ok(boardsResponse),
      ...refuses('not_found'),
    }),
    async (c) => {
      const { boardId, beforeId } = c.req.valid('json')
      const boards = await changeKanban(c, 'update', async (tx) => {
        const all = (await readBoards(tx)).map(({ id }) => id)
        if (!all.includes(boardId)) throw notFound()
        const others = all.filter((id) => id !== boardId)
        const at = beforeId === null ? -1 : others.indexOf(beforeId)
        others.splice(at < 0 ? others.length : at, 0, boardId)
        await tx`
          update demo.kanban_boards as b set position = placed.position::int
            from unnest(${others}::int[]) with ordinality as placed (id, position)
           where placed.id = b.id and b.position is distinct from placed.position::int`
        return readBoards(tx)
      })
      return c.json({ boards }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/apps/kanban/item/state-update',
      tags,
      summary: 'Sets the cards of a board and their order; returns every board.',
      request: { body: jsonBody(moveItemsBody) },
      responses: ok(movedResponse),
      ...refuses('not_found'),
    }),
    async (c) => {
      const { boardId, ids } = c.req.valid('json')
      const boards = await asDemo(c, 'update', readBoards)
      const board = boards.find(({ id }) => id === boardId)
      if (!board) throw notFound()
      const rest = board.itemsIds.find((id) => !ids.includes(id)) ?? null
      return c.json(await moveCards(c, ids, boardId, rest), 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/apps/kanban/board/state-update',
      tags,
      summary: 'Sets the order of the boards; returns every board.',
      request: { body: jsonBody(moveBoardsBody) },
      responses: ok(boardsResponse),
    }),
    async (c) => {
      const ids = c.req.valid('json')
      return changeKanban(c, 'update', async (tx) => {
        await tx`
        with wanted as (
          select id, min(n) as n from unnest(${ids}::int[]) with ordinality as given (id, n) group by id),
        placed as (
          select b.id, row_number() over (order by w.n nulls last, b.position, b.id) as position
            from demo.kanban_boards as b left join wanted as w on w.id = b.id)
        update demo.kanban_boards as b set position = placed.position from placed where placed.id = b.id`
        return c.json({ boards: await readBoards(tx) }, 200)
      })
    },
  )
}

/** Puts cards on a board, before one of its cards or last (`private.move_cards`); returns every board. */
const moveCards = (c: Ctx, cards: readonly number[], boardId: number, beforeId: number | null) =>
  c.var.asCaller(async (tx) => {
    const [moved] = await tx<{ version: number }[]>`
      select private.move_cards(${cards as number[]}, ${boardId}, ${beforeId}) as version`
    const boards = await readBoards(tx)
    return { boards, version: moved?.version ?? 0 }
  })
