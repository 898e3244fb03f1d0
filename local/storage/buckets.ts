import { Hono } from 'hono'
import postgres from 'postgres'
import type { StorageCaller } from './caller.ts'
import { type Context, requireCaller } from './context.ts'
import { asStorageCaller, type StorageTx } from './database.ts'
import { failures } from './errors.ts'
import { checkBucketName, parseSizeLimit } from './names.ts'
import { removeObjects } from './objects.ts'
import { readStorageJson } from './requests.ts'

const sortColumns = ['id', 'name', 'created_at', 'updated_at']

const columns = (tx: StorageTx) => tx`
  id, name, coalesce(owner_id, owner::text, '') as owner, public, created_at, updated_at,
  file_size_limit::float8 as file_size_limit, allowed_mime_types`

/** `/bucket`: the buckets that row-level security on storage.buckets shows to the caller. */
export function bucketRoutes(context: Context): Hono {
  const app = new Hono()
  const as = <T>(caller: StorageCaller, operation: string, run: (tx: StorageTx) => Promise<T>) =>
    asStorageCaller(context.sql, caller, operation, run)

  async function find(caller: StorageCaller, id: string) {
    const [row] = await as(
      caller,
      'bucket.get',
      (tx) => tx`
      select ${columns(tx)} from storage.buckets where id = ${checkBucketName(id)}`,
    )
    if (!row) throw failures.noSuchBucket()
    return row
  }

  app.get('/', async (c) => {
    const caller = await requireCaller(context, c.req.raw)
    const { limit, offset, search, sortColumn, sortOrder } = c.req.query()
    const sort = sortColumns.includes(sortColumn ?? '') ? (sortColumn as string) : 'id'
    const rows = await as(
      caller,
      'bucket.list',
      (tx) => tx`
      select ${columns(tx)}, type from storage.buckets
      where starts_with(lower(name), lower(${search ?? ''}))
      order by ${tx(sort)} ${sortOrder === 'desc' ? tx`desc` : tx`asc`}
      limit ${pageNumber(limit, 1000)} offset ${pageNumber(offset, 0)}`,
    )
    return c.json(rows)
  })

  app.get('/:id', async (c) => c.json(await find(await requireCaller(context, c.req.raw), c.req.param('id'))))

  app.post('/', async (c) => {
    const caller = await requireCaller(context, c.req.raw)
    const body = await readStorageJson(c.req.raw)
    const id = checkBucketName(body.id ?? body.name)
    const row = {
      id,
      name: checkBucketName(body.name ?? id),
      owner_id: caller.sub,
      public: body.public === true,
      ...limits(context, body),
    }
    try {
      await as(caller, 'bucket.create', (tx) => tx`insert into storage.buckets ${tx(row)}`)
    } catch (error) {
      if (error instanceof postgres.PostgresError && error.code === '23505') throw failures.bucketExists()
      throw error
    }
    return c.json({ name: row.name })
  })

  app.put('/:id', async (c) => {
    const caller = await requireCaller(context, c.req.raw)
    const body = await readStorageJson(c.req.raw)
    const isPublic = typeof body.public === 'boolean' ? { public: body.public } : {}
    const changes = { ...limits(context, body), ...isPublic, updated_at: new Date() }
    const changed = await as(
      caller,
      'bucket.update',
      (tx) => tx`
      update storage.buckets set ${tx(changes)} where id = ${checkBucketName(c.req.param('id'))}`,
    )
    if (changed.count === 0) throw failures.noSuchBucket()
    return c.json({ message: 'Successfully updated' })
  })

  app.post('/:id/empty', async (c) => {
    const caller = await requireCaller(context, c.req.raw)
    const bucket = await find(caller, c.req.param('id'))
    await removeObjects(context, caller, bucket.id, null)
    return c.json({ message: 'Successfully emptied' })
  })

  app.delete('/:id', async (c) => {
    const caller = await requireCaller(context, c.req.raw)
    const id = checkBucketName(c.req.param('id'))
    const [full] = await context.sql`select 1 from storage.objects where bucket_id = ${id} limit 1`
    if (full) {
      await find(caller, id)
      throw failures.bucketNotEmpty()
    }
    const deleted = await as(
      caller,
      'bucket.delete',
      (tx) => tx`delete from storage.buckets where id = ${id}`,
    )
    if (deleted.count === 0) throw failures.noSuchBucket()
    return c.json({ message: 'Successfully deleted' })
  })

  return app
}

/** The limits in a body; a missing limit stays unchanged. */
function limits(context: Context, body: Record<string, unknown>) {
  const changes: { file_size_limit?: number | null; allowed_mime_types?: string[] | null } = {}
  if (body.file_size_limit !== undefined) {
    changes.file_size_limit = parseSizeLimit(body.file_size_limit)
    if ((changes.file_size_limit ?? 0) > context.sizeLimit) throw failures.tooLarge()
  }
  const types = body.allowed_mime_types
  if (types === null) changes.allowed_mime_types = null
  else if (types !== undefined) {
    const isList =
      Array.isArray(types) &&
      types.every((type) => typeof type === 'string' && /^[^/\s]+\/[^/\s]+$/.test(type))
    if (!isList) throw failures.invalidMimeType(String(types).slice(0, 100))
    changes.allowed_mime_types = types as string[]
  }
  return changes
}

function pageNumber(value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback
  if (!/^\d{1,9}$/.test(value)) throw failures.invalidRequest('limit and offset must be whole numbers')
  return Number(value)
}
