import { createRoute } from '@hono/zod-openapi'
import { askChangeBody, decisionBody } from '../../_shared/contract/project-changes.ts'
import { projectResponse } from '../../_shared/contract/projects.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { act, type Done } from './act.ts'

const tags = ['projects']

/** `/api/projects/{id}/changes`: changes and the cancellation that the client asks for while work goes on. */
export function projectChangesResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects/{id}/changes',
      tags,
      summary: 'Asks the agency for a change of a project, or for its cancellation.',
      request: { params: idParams('id'), body: jsonBody(askChangeBody) },
      responses: ok(projectResponse),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { kind, body, title, dueDate, latestCompletionDate } = c.req.valid('json')
      const project = await act(
        c,
        id,
        'askChange',
        undefined,
        (tx) => tx<Done>`
          select true as done from private.ask_change(${id}, ${kind}, ${body}, ${title ?? null}, ${dueDate ?? null},
            ${latestCompletionDate ?? null})`,
      )
      return c.json({ project }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects/{id}/changes/{changeId}/decision',
      tags,
      summary: 'Accepts or declines what the client asked for.',
      request: { params: idParams('id', 'changeId'), body: jsonBody(decisionBody) },
      responses: ok(projectResponse),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id, changeId } = c.req.valid('param')
      const { isAccepted, reason } = c.req.valid('json')
      const project = await act(
        c,
        id,
        'decideChange',
        undefined,
        (tx) =>
          tx<Done>`select true as done from private.decide_change(${id}, ${changeId}, ${isAccepted}, ${reason})`,
      )
      return c.json({ project }, 200)
    },
  )
}
