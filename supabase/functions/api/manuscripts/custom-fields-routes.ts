import { createRoute } from '@hono/zod-openapi'
import { changeCustomFieldsBody, customFieldsResponse } from '../../_shared/contract/custom-fields.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { changeCustomFields } from './custom-field-rows.ts'
import { lockTree, requireAccess } from './require-access.ts'

/** `/api/manuscripts/{id}/custom-fields`: the fields that a writer defines for the items. */
export function customFieldsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/custom-fields/change',
      tags: ['manuscripts'],
      summary: 'Adds, changes, moves, deletes or restores a custom field of a manuscript.',
      request: { params: idParams('id'), body: jsonBody(changeCustomFieldsBody) },
      responses: ok(customFieldsResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const change = c.req.valid('json')
      const fields = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        await lockTree(tx, id)
        return changeCustomFields(tx, id, change)
      })
      return c.json(fields, 200)
    },
  )
}
