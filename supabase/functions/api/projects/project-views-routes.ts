import { createRoute } from '@hono/zod-openapi'
import {
  type ProjectView,
  projectViewBody,
  projectViewList,
  projectViewPatch,
  projectViewResponse,
} from '../../_shared/contract/project-views.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { requireAbility } from '../access/require-ability.ts'

const tags = ['projects']

const MOST_LISTED = 200

const COLUMNS = `
  v.id, v.name, v.query, v.columns, v.is_shared,
  not v.is_shared or v.created_by is not distinct from (select auth.uid()) or (select private.can('manage', 'all')) as can_edit`

/** `/api/projects/views`: the caller's views of the list of projects, and those that staff share. */
export function projectViewsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/projects/views',
      tags,
      summary: 'Lists the saved views of the list of projects: the caller’s own and those that staff share.',
      responses: ok(projectViewList),
    }),
    async (c) => {
      const views = await c.var.asCaller(
        (tx) => tx<ProjectView[]>`
        select ${tx.unsafe(COLUMNS)} from public.project_views v order by private.fold(v.name), v.id limit ${MOST_LISTED}`,
      )
      return c.json({ views: [...views] }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects/views',
      tags,
      summary: 'Saves a view of the list of projects.',
      request: { body: jsonBody(projectViewBody) },
      responses: created(projectViewResponse),
      ...refuses('already_exists'),
    }),
    async (c) => {
      const { id, name, query, columns, isShared } = c.req.valid('json')
      const view = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'projects')
        await tx`insert into public.project_views (id, name, query, columns, is_shared)
          values (${id}, ${name}, ${query}, ${tx.json(columns)}, ${isShared})`
        return readView(tx, id)
      })
      return c.json({ view }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/projects/views/{id}',
      tags,
      summary: 'Renames a view, shares it, or gives it another query and other columns.',
      request: { params: idParams('id'), body: jsonBody(projectViewPatch) },
      responses: ok(projectViewResponse),
      ...refuses('already_exists'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { name, query, columns, isShared } = c.req.valid('json')
      const view = await c.var.asCaller(async (tx) => {
        const before = await requireEditable(tx, id)
        await tx`update public.project_views set name = ${name ?? before.name}, query = ${query ?? before.query},
            columns = ${tx.json(columns ?? before.columns)}, is_shared = ${isShared ?? before.isShared}
          where id = ${id}`
        return readView(tx, id)
      })
      return c.json({ view }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/projects/views/{id}',
      tags,
      summary: 'Deletes a view.',
      request: { params: idParams('id') },
      responses: noContent,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.var.asCaller(async (tx) => {
        await requireEditable(tx, id)
        await tx`delete from public.project_views where id = ${id}`
      })
      return c.body(null, 204)
    },
  )
}

async function readView(tx: Tx, id: string): Promise<ProjectView> {
  const [view] = await tx<ProjectView[]>`
    select ${tx.unsafe(COLUMNS)} from public.project_views v where v.id = ${id}`
  if (!view) throw notFound()
  return view
}

/** Throws for a view that the caller cannot read (404) or may not change (403). */
async function requireEditable(tx: Tx, id: string): Promise<ProjectView> {
  const view = await readView(tx, id)
  if (!view.canEdit) throw new HttpError('forbidden')
  return view
}
