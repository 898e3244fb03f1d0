import { createRoute } from '@hono/zod-openapi'
import {
  projectAssigneesBody,
  projectDeliveryBody,
  projectRevisionBody,
  projectStatusBody,
} from '../../_shared/contract/project-actions.ts'
import { projectDetail, projectResponse } from '../../_shared/contract/projects.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { conflict, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { act, type Done } from './act.ts'
import { statusAction } from './require-action.ts'

const tags = ['projects']

const changed = { ...ok(projectResponse), ...conflict({ project: projectDetail }) }

/** `/api/projects/{id}/…`: the actions on a project besides editing; each calls a database function. */
export function projectActionsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects/{id}/status',
      tags,
      summary: 'Starts the work, or returns to an earlier status with a reason.',
      request: { params: idParams('id'), body: jsonBody(projectStatusBody) },
      responses: changed,
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision, status, reason } = c.req.valid('json')
      const project = await act(
        c,
        id,
        statusAction(status),
        revision,
        (tx) => tx<Done>`
        select private.set_project_status(${id}, ${revision}, ${status}, ${reason ?? null}) as done`,
      )
      return c.json({ project }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects/{id}/delivery',
      tags,
      summary: 'Delivers a project after 8 seconds, with files and a note to the client.',
      request: { params: idParams('id'), body: jsonBody(projectDeliveryBody) },
      responses: changed,
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision, attachmentIds, note, targetLanguages } = c.req.valid('json')
      const project = await act(
        c,
        id,
        (from) => (from === 'delivered' ? 'deliverMore' : 'deliver'),
        revision,
        (tx) => tx<Done>`
        select private.deliver_project(${id}, ${revision}, ${attachmentIds}::uuid[], ${note}, ${targetLanguages}::text[]) as done`,
      )
      return c.json({ project }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/projects/{id}/delivery',
      tags,
      summary: 'Undoes a delivery that has not taken effect.',
      request: { params: idParams('id') },
      responses: ok(projectResponse),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const project = await act(
        c,
        id,
        'undoDelivery',
        undefined,
        (tx) => tx<Done>`
        select true as done from private.undo_delivery(${id})`,
      )
      return c.json({ project }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/projects/{id}/assignees',
      tags,
      summary: 'Assigns a project to members of the agency.',
      request: { params: idParams('id'), body: jsonBody(projectAssigneesBody) },
      responses: changed,
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision, uids } = c.req.valid('json')
      const project = await act(
        c,
        id,
        'assign',
        revision,
        (tx) => tx<Done>`
        select private.assign_project(${id}, ${revision}, ${uids}::uuid[]) as done`,
      )
      return c.json({ project }, 200)
    },
  )

  withdrawal(api, 'withdraw', 'Withdraws a project.')
  withdrawal(api, 'reinstate', 'Files a withdrawn project again.')
}

function withdrawal(api: ApiRouter, action: 'withdraw' | 'reinstate', summary: string): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: `/projects/{id}/${action}`,
      tags,
      summary,
      request: { params: idParams('id'), body: jsonBody(projectRevisionBody) },
      responses: changed,
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision } = c.req.valid('json')
      const project = await act(
        c,
        id,
        action,
        revision,
        (tx) => tx<Done>`
        select private.withdraw_project(${id}, ${revision}, ${action === 'withdraw'}) as done`,
      )
      return c.json({ project }, 200)
    },
  )
}
