import type { Hono } from 'hono'
import { z } from 'zod'
import { listQuery } from '../../_shared/contract/list.ts'
import { createProjectBody, patchProjectBody, projectListQuery } from '../../_shared/contract/projects.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { readBody, readQuery } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { checkToday, mapConstraintErrors } from './constraint-errors.ts'
import { type EventRow, eventListDefinition } from './event-rows.ts'
import { readProjectList } from './list-projects.ts'
import { idsNeedingYou, readNeedsYou } from './needs.ts'
import { presentProject, readProject } from './project-rows.ts'
import { isWithinScope, listContext, rightsTo } from './project-scope.ts'
import { changeProject, fileProject } from './write-project.ts'

const choiceQuery = z.object({ q: z.string().max(200).catch('').default('') })
const dayQuery = projectListQuery.pick({ today: true })

/** `/api/projects`: list, what needs the caller, choices, file, get, change, history. */
export function projectsResource(api: Hono<Env>): void {
  api.get('/projects', async (c) => {
    const query = readQuery(c, projectListQuery)
    return c.json(await c.var.asCaller((tx) => readProjectList(tx, c.var.claims.sub, query)))
  })

  api.get('/projects/needs-you', async (c) => {
    const { today } = readQuery(c, dayQuery)
    const [rows, ids] = await c.var.asCaller(async (tx) => {
      await listContext(tx, today)
      return Promise.all([readNeedsYou(tx), idsNeedingYou(tx)])
    })
    return c.json({ projects: rows.map(presentProject), total: ids.length })
  })

  api.get('/projects/choices', async (c) => {
    const { q } = readQuery(c, choiceQuery)
    const projects = await c.var.asCaller(async (tx) => {
      const { all } = await listContext(tx, undefined)
      return tx`
        select p.id, p.no, p.title from public.projects p
         where p.withdrawn_at is null and ${all ? tx`true` : isWithinScope(tx, c.var.claims.sub)}
           and ${q.trim() === '' ? tx`true` : tx`p.id in (select private.find_projects(${q}))`}
         order by p.no desc limit 50`
    })
    return c.json({ projects })
  })

  api.post('/projects', async (c) => {
    const body = await readBody(c, createProjectBody)
    checkToday(body.today)
    const { project, isNew } = await mapConstraintErrors(
      c.var.asCaller(async (tx) => {
        const isNew = await fileProject(tx, c.var.claims.sub, body)
        return { project: await readProject(tx, body.id), isNew }
      }),
    )
    return c.json({ project }, isNew ? 201 : 200)
  })

  api.get('/projects/:id', async (c) => {
    const id = idParam(c, 'id')
    const { today } = readQuery(c, dayQuery)
    const project = await c.var.asCaller(async (tx) => {
      await listContext(tx, today)
      return readProject(tx, id)
    })
    return c.json({ project })
  })

  api.patch('/projects/:id', async (c) => {
    const id = idParam(c, 'id')
    const body = await readBody(c, patchProjectBody)
    checkToday(body.today)
    const project = await mapConstraintErrors(
      c.var.asCaller(async (tx) => {
        await changeProject(tx, id, body)
        return readProject(tx, id)
      }),
    )
    return c.json({ project })
  })

  api.get('/projects/:id/events', async (c) => {
    const id = idParam(c, 'id')
    const query = readQuery(c, listQuery)
    const { rows, total } = await c.var.asCaller(async (tx) => {
      await rightsTo(tx, id)
      return runList<EventRow>(tx, eventListDefinition, { ...query, q: '', sortBy: '' }, [
        tx`e.project_id = ${id}`,
      ])
    })
    return c.json({
      events: rows.map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() })),
      total,
    })
  })
}
