import { createRoute } from '@hono/zod-openapi'
import {
  createPermissionBody,
  type Permission,
  patchPermissionBody,
  permission,
  permissionList,
  permissionListQuery,
  permissionResponse,
} from '../../_shared/contract/permissions.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { type ListDefinition, literalPattern, runList } from '../../_shared/db/list-query.ts'
import { HttpError, invalid, notFound } from '../../_shared/http/errors.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'
import { jsonBody, numberParams } from '../../_shared/http/request.ts'
import { conflict, created, noContent, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { requireAbility } from './require-ability.ts'

const tags = ['users and permissions']

const COLUMNS = 'pm.id, pm.name, pm.assigned_to, pm.created_at as created_date, pm.revision'
/** The creation date as text in both orders, because R-180 searches it. */
const WRITTEN_DATE = `to_char(pm.created_at at time zone 'utc', 'YYYY-MM-DD DD Mon YYYY')`

const definition: ListDefinition = {
  from: 'public.permissions',
  alias: 'pm',
  select: COLUMNS,
  search: [],
  sort: { name: 'private.fold(pm.name)' },
  defaultSort: { by: 'name', order: 'asc' },
  tieBreak: 'pm.id',
}

/** `/api/apps/permissions`: the catalogue of R-153. */
export function permissionsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/permissions',
      tags,
      summary: 'Lists permissions by name; searches name, creation date and the start of a role name.',
      request: { query: permissionListQuery },
      responses: ok(permissionList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const q = query.q.trim()
      const { rows, total } = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'permissions')
        return runList<Permission>(tx, definition, query, q === '' ? [] : [matches(tx, q)])
      })
      return c.json({ permissions: rows, totalPermissions: total }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/permissions',
      tags,
      summary: 'Creates a permission.',
      request: { body: jsonBody(createPermissionBody) },
      responses: created(permissionResponse),
    }),
    async (c) => {
      const { name, assignedTo } = c.req.valid('json')
      const permission = await named(
        c.var.asCaller(async (tx) => {
          await requireAbility(tx, 'create', 'permissions')
          const [made] = await tx<{ id: number }[]>`
          insert into public.permissions (name, assigned_to) values (${name}, ${unique(assignedTo)}) returning id`
          return readPermission(tx, made?.id ?? 0)
        }),
      )
      return c.json({ permission }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/apps/permissions/{id}',
      tags,
      summary: 'Changes a permission.',
      request: { params: numberParams('id'), body: jsonBody(patchPermissionBody) },
      responses: { ...ok(permissionResponse), ...conflict({ permission }) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision, name, assignedTo } = c.req.valid('json')
      const permission = await named(
        c.var.asCaller(async (tx) => {
          await requireAbility(tx, 'update', 'permissions')
          const [locked] = await tx<{ revision: number; updatedBy: string }[]>`
          select revision, updated_by from public.permissions where id = ${id} for update`
          const now = await readPermission(tx, id)
          if (locked?.revision !== revision)
            throw new HttpError('conflict', {
              beside: { permission: now, changedBy: locked?.updatedBy ?? '' },
            })
          await tx`update public.permissions set name = ${name ?? now.name}, assigned_to = ${unique(assignedTo ?? now.assignedTo)}
          where id = ${id}`
          return readPermission(tx, id)
        }),
      )
      return c.json({ permission }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/permissions/{id}',
      tags,
      summary: 'Deletes a permission.',
      request: { params: numberParams('id') },
      responses: noContent,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'delete', 'permissions')
        const gone = await tx`delete from public.permissions where id = ${id}`
        if (gone.count === 0) throw notFound()
      })
      return c.body(null, 204)
    },
  )
}

const matches = (tx: Tx, q: string) => {
  const anywhere = literalPattern(q)
  return tx`(private.fold(pm.name) like private.fold(${anywhere}) or lower(${tx.unsafe(WRITTEN_DATE)}) like lower(${anywhere})
    or exists (select from unnest(pm.assigned_to) as r where lower(r) like lower(${anywhere.slice(1)})))`
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

async function readPermission(tx: Tx, id: number): Promise<Permission> {
  const [row] = await tx<
    Permission[]
  >`select ${tx.unsafe(COLUMNS)} from public.permissions pm where pm.id = ${id}`
  if (!row) throw notFound()
  return row
}

/** Converts the error of a name that is already used to a message at its field. */
async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isDatabaseError(error) && error.code === '23505') throw invalid({ name: 'permission_taken' })
    throw error
  }
}
