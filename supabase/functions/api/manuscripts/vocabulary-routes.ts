import { createRoute } from '@hono/zod-openapi'
import type { z } from 'zod'
import { labelBody, labelResponse, statusBody, statusResponse } from '../../_shared/contract/manuscripts.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import {
  addEntry,
  changeEntry,
  deleteEntry,
  MANUSCRIPT_LABELS,
  MANUSCRIPT_STATUSES,
} from './vocabulary-rows.ts'

const tags = ['manuscripts']

type Label = z.infer<typeof labelResponse>['label']
type Status = z.infer<typeof statusResponse>['status']

/** `/api/manuscripts/{id}/labels` and `/statuses`: the values that items of a manuscript are marked with. */
export function vocabularyResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/labels',
      tags,
      summary: 'Adds a label to a manuscript.',
      request: { params: idParams('id'), body: jsonBody(labelBody) },
      responses: created(labelResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const label = await addEntry<Label>(c, MANUSCRIPT_LABELS, id, labelValues(c.req.valid('json')))
      return c.json({ label }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/manuscripts/{id}/labels/{entryId}',
      tags,
      summary: 'Changes a label.',
      request: { params: idParams('id', 'entryId'), body: jsonBody(labelBody) },
      responses: ok(labelResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const label = await changeEntry<Label>(
        c,
        MANUSCRIPT_LABELS,
        c.req.valid('param'),
        labelValues(c.req.valid('json')),
      )
      return c.json({ label }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/manuscripts/{id}/labels/{entryId}',
      tags,
      summary: 'Deletes a label.',
      request: { params: idParams('id', 'entryId') },
      responses: noContent,
      ...refuses('in_trash'),
    }),
    async (c) => {
      await deleteEntry(c, MANUSCRIPT_LABELS, c.req.valid('param'))
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/statuses',
      tags,
      summary: 'Adds a status to a manuscript.',
      request: { params: idParams('id'), body: jsonBody(statusBody) },
      responses: created(statusResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const status = await addEntry<Status>(c, MANUSCRIPT_STATUSES, id, c.req.valid('json'))
      return c.json({ status }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/manuscripts/{id}/statuses/{entryId}',
      tags,
      summary: 'Changes a status.',
      request: { params: idParams('id', 'entryId'), body: jsonBody(statusBody) },
      responses: ok(statusResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const status = await changeEntry<Status>(
        c,
        MANUSCRIPT_STATUSES,
        c.req.valid('param'),
        c.req.valid('json'),
      )
      return c.json({ status }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/manuscripts/{id}/statuses/{entryId}',
      tags,
      summary: 'Deletes a status.',
      request: { params: idParams('id', 'entryId') },
      responses: noContent,
      ...refuses('in_trash'),
    }),
    async (c) => {
      await deleteEntry(c, MANUSCRIPT_STATUSES, c.req.valid('param'))
      return c.body(null, 204)
    },
  )
}

const labelValues = ({ name, colour = null }: z.output<typeof labelBody>) => ({ name, colour })
