import { createRoute } from '@hono/zod-openapi'
import {
  type ProjectDelivery,
  projectAcceptanceBody,
  projectCorrectionBody,
  projectDeliveryList,
} from '../../_shared/contract/project-deliveries.ts'
import { projectResponse } from '../../_shared/contract/projects.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { act, type Done } from './act.ts'
import { addFiles } from './files.ts'
import { deliveriesOf } from './read-project.ts'
import { requireProject } from './require-action.ts'

const tags = ['projects']

/** `/api/projects/{id}/deliveries`: the deliveries of a project and the decisions of its client (decision 0044). */
export function projectDeliveriesResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/projects/{id}/deliveries',
      tags,
      summary: 'Lists the deliveries of a project, newest first.',
      request: { params: idParams('id') },
      responses: ok(projectDeliveryList),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const deliveries = await c.var.asCaller(async (tx) => {
        await requireProject(tx, id)
        const [row] = await tx<{ deliveries: ProjectDelivery[] }[]>`
          select ${tx.unsafe(deliveriesOf('p.id'))} as deliveries from public.projects p where p.id = ${id}`
        return row?.deliveries ?? []
      })
      return c.json({ deliveries }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects/{id}/deliveries/{deliveryId}/acceptance',
      tags,
      summary: 'Accepts a delivery for the client; a repeated call changes nothing.',
      request: { params: idParams('id', 'deliveryId') },
      responses: ok(projectResponse),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id, deliveryId } = c.req.valid('param')
      const project = await act(
        c,
        id,
        'accept',
        undefined,
        (tx) => tx<Done>`select true as done from private.accept_deliveries(${id}, ${[deliveryId]}::uuid[])`,
      )
      return c.json({ project }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects/{id}/deliveries/acceptance',
      tags,
      summary: 'Accepts several deliveries for the client, all or none; a repeated call changes nothing.',
      request: { params: idParams('id'), body: jsonBody(projectAcceptanceBody) },
      responses: ok(projectResponse),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { deliveryIds } = c.req.valid('json')
      const project = await act(
        c,
        id,
        'accept',
        undefined,
        (tx) => tx<Done>`select true as done from private.accept_deliveries(${id}, ${deliveryIds}::uuid[])`,
      )
      return c.json({ project }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects/{id}/deliveries/{deliveryId}/correction',
      tags,
      summary: 'Asks for a correction of a delivery, which returns the project to the agency.',
      request: { params: idParams('id', 'deliveryId'), body: jsonBody(projectCorrectionBody) },
      responses: ok(projectResponse),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id, deliveryId } = c.req.valid('param')
      const { comment, files } = c.req.valid('json')
      const project = await act(c, id, 'correct', undefined, async (tx) => {
        await addFiles(tx, id, 'source', files)
        const ids = files.map((file) => file.id)
        return tx<Done>`
          select true as done from private.request_correction(${id}, ${deliveryId}, ${comment}, ${ids}::uuid[])`
      })
      return c.json({ project }, 200)
    },
  )
}
