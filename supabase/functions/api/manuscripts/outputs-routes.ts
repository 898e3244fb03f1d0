import { createRoute } from '@hono/zod-openapi'
import {
  createOutputBody,
  outputChanges,
  outputList,
  outputResponse,
  patchOutputBody,
} from '../../_shared/contract/outputs.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { documentBody, idParams } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import {
  insertOutput,
  lockOutput,
  mergeChoices,
  readOutput,
  readOutputs,
  requireWeeklyFormat,
} from './output-rows.ts'
import { requireAccess } from './require-access.ts'

const tags = ['manuscripts']
const one = '/manuscripts/{id}/outputs/{outputId}'

/** `/api/manuscripts/:id/outputs`: named choices of an export. */
export function outputsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}/outputs',
      tags,
      summary: 'Lists the outputs of a manuscript by name.',
      request: { params: idParams('id') },
      responses: ok(outputList),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const outputs = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return readOutputs(tx, id)
      })
      return c.json({ outputs, total: outputs.length }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/outputs',
      tags,
      summary: 'Creates an output.',
      request: { params: idParams('id'), body: documentBody(createOutputBody) },
      responses: created(outputResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const body = c.req.valid('json')
      const outputId = body.id ?? crypto.randomUUID()
      const output = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        await insertOutput(tx, id, body, outputId)
        return readOutput(tx, id, outputId)
      })
      return c.json({ output }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: one,
      tags,
      summary: 'Renames an output, changes its choices, or records an export.',
      request: { params: idParams('id', 'outputId'), body: documentBody(patchOutputBody) },
      responses: ok(outputResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id, outputId } = c.req.valid('param')
      const body = c.req.valid('json')
      const output = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        const now = await lockOutput(tx, id, outputId)
        const { name = now.name, preset = now.preset, format = now.format, exportedMsAgo } = body
        const { keepsCopy = now.keepsCopy, isWeekly } = body
        requireWeeklyFormat(isWeekly, format)
        const keepsWeekly = isWeekly ?? now.weekly !== null
        const choices = mergeChoices(now.choices, body.choices ?? {})
        await tx`
          update public.manuscript_outputs
             set name = ${name}, preset = ${preset}, format = ${format}, choices = ${tx.json(choices)}, keeps_copy = ${keepsCopy},
               weekly_by = case when ${keepsWeekly} then coalesce(weekly_by, auth.uid()) end,
               exported_at = coalesce(now() - ${exportedMsAgo ?? null}::integer * interval '1 millisecond', exported_at)
           where manuscript_id = ${id} and id = ${outputId}`
        return readOutput(tx, id, outputId)
      })
      return c.json({ output }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: one,
      tags,
      summary: 'Deletes an output.',
      request: { params: idParams('id', 'outputId') },
      responses: noContent,
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id, outputId } = c.req.valid('param')
      const deleted = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        return tx`delete from public.manuscript_outputs where manuscript_id = ${id} and id = ${outputId}`
      })
      if (deleted.count === 0) throw notFound()
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: `${one}/changes`,
      tags,
      summary: 'Lists the chapters and scenes that changed since the output was last exported.',
      request: { params: idParams('id', 'outputId') },
      responses: ok(outputChanges),
    }),
    async (c) => {
      const { id, outputId } = c.req.valid('param')
      const itemIds = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        const { exportedAt } = await readOutput(tx, id, outputId)
        const rows = await tx<{ id: string }[]>`
          select id from public.manuscript_items
           where manuscript_id = ${id} and type in ('chapter', 'scene') and not in_trash and book_changed_at > ${exportedAt}::timestamptz
           order by id`
        return rows.map((row) => row.id)
      })
      return c.json({ itemIds, total: itemIds.length }, 200)
    },
  )
}
