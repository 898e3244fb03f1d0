import { createRoute } from '@hono/zod-openapi'
import {
  addCardCommentBody,
  addCardFilesBody,
  kanbanCard,
  kanbanCardDetail,
  kanbanCardResponse,
  kanbanPage,
  patchCardBody,
} from '../../_shared/contract/demo/kanban-cards.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { idParams, jsonBody, numberOrZeroParams } from '../../_shared/http/request.ts'
import { conflict, created, noContent, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { asDemo } from './as-demo.ts'
import { demoConflict } from './demo-conflict.ts'
import { readCard, readCardDetail, readKanbanPage } from './kanban-card-rows.ts'
import { changeKanban } from './kanban-changes.ts'
import { removeKanbanFiles } from './kanban-files.ts'

const tags = ['calendar, kanban']

/** The calls of the kanban screen that R-178 does not fix: whole state, details, comments, files (R-241, R-242). */
export function demoKanbanCardResource(api: ApiRouter, deps: Deps): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/kanban/page',
      tags,
      summary: 'Returns boards, cards and people in one state with its version.',
      responses: ok(kanbanPage),
    }),
    async (c) => c.json(await asDemo(c, 'read', readKanbanPage), 200),
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/kanban/item/{id}',
      tags,
      summary: 'Returns a card with its comments, files and activity.',
      request: { params: numberOrZeroParams('id') },
      responses: ok(kanbanCardDetail),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await asDemo(c, 'read', (tx) => readCardDetail(tx, id)), 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/apps/kanban/item/{id}',
      tags,
      summary: 'Changes the fields of a card that nobody else has changed since.',
      request: { params: numberOrZeroParams('id'), body: jsonBody(patchCardBody) },
      responses: { ...ok(kanbanCardResponse), ...conflict({ card: kanbanCard }) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision, title, description, dueDate, labels, members, image } = c.req.valid('json')
      const card = await changeKanban(c, 'update', async (tx) => {
        const current = await readCard(tx, id)
        if (current.revision !== revision)
          throw await demoConflict(tx, 'kanban_items', tx`id = ${id}`, { card: current })
        await tx`
          update demo.kanban_items set title = ${title ?? tx`title`}, description = ${description ?? tx`description`},
            due_date = ${dueDate === undefined ? tx`due_date` : tx`${dueDate}::date`},
            labels = ${labels ? tx`${labels}::text[]` : tx`labels`},
            members = ${members ? tx`${tx.json(members)}::jsonb` : tx`members`}, image = ${image ?? tx`image`}
           where id = ${id}`
        return readCard(tx, id)
      })
      return c.json({ card }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/kanban/item/{id}/comments',
      tags,
      summary: 'Adds a comment to a card; the same id again adds nothing.',
      request: { params: numberOrZeroParams('id'), body: jsonBody(addCardCommentBody) },
      responses: created(kanbanCardDetail),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const comment = c.req.valid('json')
      const detail = await changeKanban(c, 'update', async (tx) => {
        await readCard(tx, id)
        await tx`
          insert into demo.kanban_comments (id, item_id, author, body) values (${comment.id}, ${id}, '', ${comment.body})
          on conflict (id) do nothing`
        return readCardDetail(tx, id)
      })
      return c.json(detail, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/kanban/comments/{id}',
      tags,
      summary: 'Deletes a comment.',
      request: { params: idParams('id') },
      responses: noContent,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await changeKanban(c, 'delete', async (tx) => {
        const deleted = await tx`delete from demo.kanban_comments where id = ${id}`
        if (deleted.count === 0) throw notFound()
      })
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/kanban/item/{id}/files',
      tags,
      summary: 'Adds uploaded files to a card; a file that it already has stays.',
      request: { params: numberOrZeroParams('id'), body: jsonBody(addCardFilesBody) },
      responses: created(kanbanCardDetail),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { files } = c.req.valid('json')
      const detail = await changeKanban(c, 'update', async (tx) => {
        await readCard(tx, id)
        for (const file of files)
          await tx`
            insert into demo.kanban_files (id, item_id, name, size, mime, path)
            values (${file.id}, ${id}, ${file.name}, ${file.size}, ${file.mime}, '') on conflict (id) do nothing`
        return readCardDetail(tx, id)
      })
      return c.json(detail, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/kanban/files/{id}',
      tags,
      summary: 'Deletes a file of a card.',
      request: { params: idParams('id') },
      responses: noContent,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await removeKanbanFiles(c, deps, (tx) => tx`f.id = ${id}`)
      await changeKanban(c, 'update', async (tx) => {
        const deleted = await tx`delete from demo.kanban_files where id = ${id}`
        if (deleted.count === 0) throw notFound()
      })
      return c.body(null, 204)
    },
  )
}
