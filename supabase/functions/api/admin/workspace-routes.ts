import { createRoute } from '@hono/zod-openapi'
import { patchWorkspaceBody, type Workspace, workspaceResponse } from '../../_shared/contract/workspace.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { requireAbility } from '../access/require-ability.ts'

const tags = ['administration']

/** `/api/admin/workspace`: the settings of the whole installation, for administrators. */
export function workspaceResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/admin/workspace',
      tags,
      summary: 'Returns the settings of the installation.',
      responses: ok(workspaceResponse),
    }),
    async (c) => {
      const [workspace] = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'admin')
        return tx<Workspace[]>`select template_areas from public.workspace_settings`
      })
      if (!workspace) throw notFound()
      return c.json({ workspace }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/admin/workspace',
      tags,
      summary: 'Changes the settings of the installation.',
      request: { body: jsonBody(patchWorkspaceBody) },
      responses: ok(workspaceResponse),
    }),
    async (c) => {
      const { templateAreas } = c.req.valid('json')
      const [workspace] = await c.var.asCaller(
        (tx) => tx<Workspace[]>`
          update public.workspace_settings set template_areas = ${templateAreas} returning template_areas`,
      )
      if (!workspace) throw new HttpError('forbidden')
      return c.json({ workspace }, 200)
    },
  )
}
