import { createRoute } from '@hono/zod-openapi'
import { fileTargetBody, projectTargetBody } from '../../_shared/contract/project-targets.ts'
import { projectDetail, projectResponse } from '../../_shared/contract/projects.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { conflict, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { act, type Done } from './act.ts'

const tags = ['projects']

/** `/api/projects/{id}/targets`: the state and due date of each target language, and the language of deliverables (decision 0066). */
export function projectTargetsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'put',
      path: '/projects/{id}/targets',
      tags,
      summary: 'Sets the state and the due date of a target language.',
      request: { params: idParams('id'), body: jsonBody(projectTargetBody) },
      responses: { ...ok(projectResponse), ...conflict({ project: projectDetail }) },
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision, language, state, dueDate } = c.req.valid('json')
      const project = await act(
        c,
        id,
        'setTarget',
        revision,
        (tx) =>
          tx<Done>`select private.set_target(${id}, ${revision}, ${language}, ${state}, ${dueDate}) as done`,
      )
      return c.json({ project }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/projects/{id}/attachments/{attachmentId}/target',
      tags,
      summary: 'Names the target language of a deliverable before its delivery.',
      request: { params: idParams('id', 'attachmentId'), body: jsonBody(fileTargetBody) },
      responses: ok(projectResponse),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id, attachmentId } = c.req.valid('param')
      const { targetLanguage } = c.req.valid('json')
      const project = await act(
        c,
        id,
        'addDeliverable',
        undefined,
        (tx) =>
          tx<Done>`select true as done from private.set_file_target(${id}, ${attachmentId}, ${targetLanguage})`,
      )
      return c.json({ project }, 200)
    },
  )
}
