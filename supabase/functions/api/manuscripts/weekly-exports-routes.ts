import { createRoute } from '@hono/zod-openapi'
import { weeklyExportResponse } from '../../_shared/contract/exports.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { writeWeeklyExport } from './write-weekly-export.ts'

/** `/api/weekly-exports`: the call of the timer, with the key of the service (decision 0081). */
export function weeklyExportsResource(api: ApiRouter, deps: Deps): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/weekly-exports',
      tags: ['manuscripts'],
      summary: 'Writes the weekly export that is due first; for the timer only.',
      security: [],
      responses: ok(weeklyExportResponse),
      ...refuses('forbidden'),
    }),
    async (c) => {
      if (!(await deps.weekly.isTimer(c.req.raw))) throw new HttpError('forbidden')
      return c.json({ result: await writeWeeklyExport(deps) }, 200)
    },
  )
}
