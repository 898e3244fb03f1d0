import type { Hono } from 'hono'
import {
  createPermissionBody,
  PERMISSION_MESSAGES,
  type Permission,
  patchPermissionBody,
  permissionListQuery,
} from '../../_shared/contract/permissions.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { type ListDefinition, literalPattern, runList } from '../../_shared/db/list-query.ts'
import { readBody, readQuery } from '../../_shared/http/body.ts'
import type { Ctx, Env } from '../../_shared/http/context.ts'
import { HttpError, invalid, notFound } from '../../_shared/http/errors.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'
import { requireAbility } from './require-ability.ts'

type Row = Omit<Permission, 'createdDate'> & { createdDate: Date }

const COLUMNS = 'pm.id, pm.name, pm.assigned_to as "assignedTo", pm.created_at as "createdDate", pm.revision'
/** The creation date as people write it, in both orders: R-180 searches it. */
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

const present = (row: Row): Permission => ({ ...row, createdDate: row.createdDate.toISOString() })

/** `/api/apps/permissions`: the catalogue of R-153. */
export function permissionsResource(api: Hono<Env>): void {
  api.get('/apps/permissions', async (c) => {
    const query = readQuery(c, permissionListQuery)
    const q = query.q.trim()
    const { rows, total } = await c.var.asCaller(async (tx) => {
      await requireAbility(tx, 'read', 'permissions')
      return runList<Row>(tx, definition, query, q === '' ? [] : [matches(tx, q)])
    })
    return c.json({ permissions: rows.map(present), totalPermissions: total })
  })

  api.post('/apps/permissions', async (c) => {
    const { name, assignedTo } = await readBody(c, createPermissionBody)
    const permission = await named(
      c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'create', 'permissions')
        const [made] = await tx<{ id: number }[]>`
          insert into public.permissions (name, assigned_to) values (${name}, ${unique(assignedTo)}) returning id`
        return readPermission(tx, made?.id ?? 0)
      }),
    )
    return c.json({ permission }, 201)
  })

  api.patch('/apps/permissions/:id', async (c) => {
    const id = numberParam(c)
    const { revision, name, assignedTo } = await readBody(c, patchPermissionBody)
    const permission = await named(
      c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'update', 'permissions')
        const [locked] = await tx<{ revision: number }[]>`
          select revision from public.permissions where id = ${id} for update`
        const now = await readPermission(tx, id)
        if (locked?.revision !== revision) throw new HttpError('conflict', { beside: { permission: now } })
        await tx`update public.permissions set name = ${name ?? now.name}, assigned_to = ${unique(assignedTo ?? now.assignedTo)}
          where id = ${id}`
        return readPermission(tx, id)
      }),
    )
    return c.json({ permission })
  })

  api.delete('/apps/permissions/:id', async (c) => {
    const id = numberParam(c)
    await c.var.asCaller(async (tx) => {
      await requireAbility(tx, 'delete', 'permissions')
      const gone = await tx`delete from public.permissions where id = ${id}`
      if (gone.count === 0) throw notFound()
    })
    return c.body(null, 204)
  })
}

const matches = (tx: Tx, q: string) => {
  const anywhere = literalPattern(q)
  return tx`(private.fold(pm.name) like private.fold(${anywhere}) or lower(${tx.unsafe(WRITTEN_DATE)}) like lower(${anywhere})
    or exists (select from unnest(pm.assigned_to) as r where lower(r) like lower(${anywhere.slice(1)})))`
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

function numberParam(c: Ctx): number {
  const text = c.req.param('id') ?? ''
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound()
  return Number(text)
}

async function readPermission(tx: Tx, id: number): Promise<Permission> {
  const [row] = await tx<Row[]>`select ${tx.unsafe(COLUMNS)} from public.permissions pm where pm.id = ${id}`
  if (!row) throw notFound()
  return present(row)
}

/** A name that is taken is told at its field. */
async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isDatabaseError(error) && error.code === '23505') throw invalid({ name: PERMISSION_MESSAGES.taken })
    throw error
  }
}
