import { createRoute } from '@hono/zod-openapi'
import { projectPeopleBody } from '../../_shared/contract/project-people.ts'
import { projectResponse } from '../../_shared/contract/projects.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { act, type Done } from './act.ts'

const tags = ['projects']

/** `/api/projects/{id}/people`: the contacts and observers of a project. */
export function projectPeopleResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects/{id}/people',
      tags,
      summary: 'Adds contacts or observers of the client’s company, or changes their role.',
      request: { params: idParams('id'), body: jsonBody(projectPeopleBody) },
      responses: ok(projectResponse),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { role, uids } = c.req.valid('json')
      const project = await act(
        c,
        id,
        'people',
        undefined,
        (tx) =>
          tx<Done>`select true as done from private.add_project_people(${id}, ${uids}::uuid[], ${role})`,
      )
      return c.json({ project }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/projects/{id}/people/{uid}',
      tags,
      summary: 'Removes a contact or an observer.',
      request: { params: idParams('id', 'uid') },
      responses: ok(projectResponse),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id, uid } = c.req.valid('param')
      const project = await act(
        c,
        id,
        'people',
        undefined,
        (tx) => tx<Done>`select true as done from private.remove_project_person(${id}, ${uid})`,
      )
      return c.json({ project }, 200)
    },
  )
}
