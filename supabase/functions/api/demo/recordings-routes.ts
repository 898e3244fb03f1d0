import { createRoute } from '@hono/zod-openapi'
import { demoListQuery } from '../../_shared/contract/demo/list.ts'
import {
  type Recording,
  recording,
  recordingBody,
  recordingList,
  recordingResponse,
} from '../../_shared/contract/demo/recordings.ts'
import { type ListDefinition, runList } from '../../_shared/db/list-query.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { jsonBody, numberParams } from '../../_shared/http/request.ts'
import { conflict, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { demoConflict } from './demo-conflict.ts'

const tags = ['academy, fleet, dashboards, help']

const COLUMNS =
  't.id, t.script, t.speaker, t.language, t.recorded_on, t.seconds, t.status, t.note, t.revision'

const recordingListDefinition: ListDefinition = {
  from: 'demo.recordings',
  alias: 't',
  select: COLUMNS,
  search: ['t.script', 't.speaker'],
  sort: {
    speaker: { by: 't.speaker', tie: 't.id' },
    recordedOn: { by: 't.recorded_on', tie: 't.id' },
    seconds: { by: 't.seconds', tie: 't.id' },
    status: { by: 't.status', tie: 't.id' },
  },
  tieBreak: 't.id',
  id: 'id',
}

/** `/api/pages/recordings`: a long list whose cells are changed one by one. */
export function demoRecordingsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/pages/recordings',
      tags,
      summary: 'Lists recordings, sorted by speaker, recordedOn, seconds or status; by default oldest first.',
      request: { query: demoListQuery },
      responses: ok(recordingList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const { rows, total } = await asDemo(c, 'read', (tx) =>
        runList<Recording>(tx, recordingListDefinition, query),
      )
      return c.json({ recordings: rows, total }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/pages/recordings/{id}',
      tags,
      summary: 'Changes the status or the note of a recording.',
      request: { params: numberParams('id'), body: jsonBody(recordingBody) },
      responses: { ...ok(recordingResponse), ...conflict({ recording }) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision, ...cells } = c.req.valid('json')
      const saved = await asDemo(c, 'update', async (tx) => {
        const columns = tx.unsafe(COLUMNS)
        const [current] = await tx<Recording[]>`
          select ${columns} from demo.recordings as t where t.id = ${id} for update`
        if (!current) throw notFound()
        if (current.revision !== revision)
          throw await demoConflict(tx, 'recordings', tx`id = ${id}`, { recording: current })
        const { status, note } = { ...current, ...cells }
        const [row] = await tx<Recording[]>`
          update demo.recordings as t set status = ${status}, note = ${note} where t.id = ${id} returning ${columns}`
        return row as Recording
      })
      return c.json({ recording: saved }, 200)
    },
  )
}
