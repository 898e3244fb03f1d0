import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { createProjectBody, patchProjectBody } from '../../_shared/contract/project-bodies.ts'
import {
  needsYouList,
  type ProjectChoice,
  projectChoiceList,
  projectDetail,
  projectList,
  projectListQuery,
  projectResponse,
} from '../../_shared/contract/projects.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { conflict, created, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { checkToday, mapConstraintErrors } from './constraint-errors.ts'
import { readProjectList } from './list-projects.ts'
import { idsNeedingYou, readNeedsYou } from './needs.ts'
import { isWithinScope, listContext } from './project-scope.ts'
import { readProject } from './read-project.ts'
import { changeProject, insertProject } from './write-project.ts'

const tags = ['projects']

const choiceQuery = z.object({ q: z.string().max(200).catch('').default('') })
const dayQuery = projectListQuery.pick({ today: true })

/** `/api/projects`: list, projects that need the caller, choices, create, read, change. */
export function projectsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/projects',
      tags,
      summary:
        'Lists projects, sorted by no, title, company, serviceType, status, dueDate, turn, createdAt or lastUpdated.',
      request: { query: projectListQuery },
      responses: ok(projectList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      return c.json(await c.var.asCaller((tx) => readProjectList(tx, c.var.claims.sub, query)), 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/projects/needs-you',
      tags,
      summary: 'Lists at most five projects whose next step is the caller’s.',
      request: { query: dayQuery },
      responses: ok(needsYouList),
    }),
    async (c) => {
      const { today } = c.req.valid('query')
      const [rows, ids] = await c.var.asCaller(async (tx) => {
        await listContext(tx, today)
        return Promise.all([readNeedsYou(tx), idsNeedingYou(tx)])
      })
      return c.json({ projects: rows, total: ids.length }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/projects/choices',
      tags,
      summary: 'Lists projects that the caller may link in a message.',
      request: { query: choiceQuery },
      responses: ok(projectChoiceList),
    }),
    async (c) => {
      const { q } = c.req.valid('query')
      const projects = await c.var.asCaller(async (tx) => {
        const { all } = await listContext(tx, undefined)
        return tx<ProjectChoice[]>`
        select p.id, p.no, p.title, p.due_date from public.projects p
         where p.withdrawn_at is null and ${all ? tx`true` : isWithinScope(tx, c.var.claims.sub)}
           and ${q.trim() === '' ? tx`true` : tx`p.id in (select private.find_projects(${q}))`}
         order by p.no desc limit 50`
      })
      return c.json({ projects }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects',
      tags,
      summary: 'Files a project; the same id again returns the first one.',
      request: { body: jsonBody(createProjectBody) },
      responses: { ...created(projectResponse, 'Filed'), ...ok(projectResponse, 'It was filed before') },
      ...refuses('already_exists'),
    }),
    async (c) => {
      const body = c.req.valid('json')
      checkToday(body.today)
      const { project, isNew } = await mapConstraintErrors(
        c.var.asCaller(async (tx) => {
          const isNew = await insertProject(tx, c.var.claims.sub, body)
          return { project: await readProject(tx, body.id), isNew }
        }),
      )
      return c.json({ project }, isNew ? 201 : 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/projects/{id}',
      tags,
      summary: 'Returns a project with its files.',
      request: { params: idParams('id'), query: dayQuery },
      responses: ok(projectResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { today } = c.req.valid('query')
      const project = await c.var.asCaller(async (tx) => {
        await listContext(tx, today)
        return readProject(tx, id)
      })
      return c.json({ project }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/projects/{id}',
      tags,
      summary: 'Changes the fields of a project.',
      request: { params: idParams('id'), body: jsonBody(patchProjectBody) },
      responses: { ...ok(projectResponse), ...conflict({ project: projectDetail }) },
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const body = c.req.valid('json')
      checkToday(body.today)
      const project = await mapConstraintErrors(
        c.var.asCaller(async (tx) => {
          await changeProject(tx, id, body)
          return readProject(tx, id)
        }),
      )
      return c.json({ project }, 200)
    },
  )
}
