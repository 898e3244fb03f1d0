import type { StorageCaller } from './caller.ts'
import type { Context } from './context.ts'
import { asStorageCaller } from './database.ts'
import { failures } from './errors.ts'

type Body = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const asObject = (value: unknown): Body =>
  typeof value === 'object' && value !== null ? (value as Body) : {}

function count(value: unknown, fallback: number, most: number): number {
  if (value === undefined || value === null) return fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0)
    throw failures.invalidRequest('limit and offset must be whole numbers')
  return Math.min(number, most)
}

/** One folder, as `list` of supabase-js returns it. */
export async function listFolder(context: Context, caller: StorageCaller, bucketId: string, body: Body) {
  const folder = text(body.prefix).replace(/^\/+/, '')
  const prefix = folder === '' || folder.endsWith('/') ? folder : `${folder}/`
  const sort = asObject(body.sortBy)
  return asStorageCaller(
    context.sql,
    caller,
    'object.list',
    (tx) => tx`
      select name, id, updated_at, created_at, last_accessed_at, metadata
      from storage.search(${prefix}, ${bucketId}, ${count(body.limit, 100, 1000)}, ${prefix.split('/').length},
        ${count(body.offset, 0, 1e9)}, ${text(body.search)}, ${text(sort.column) || 'name'}, ${text(sort.order) || 'asc'})`,
  )
}

type Entry = {
  key: string
  folder: boolean
  id: string
  updated_at: Date
  created_at: Date
  last_accessed_at: Date
  metadata: unknown
  position: string
}

/** All objects under a prefix in pages, as `listV2` of supabase-js returns them. */
export async function listKeys(context: Context, caller: StorageCaller, bucketId: string, body: Body) {
  const prefix = text(body.prefix)
  const limit = count(body.limit, 1000, 1000)
  const sort = asObject(body.sortBy)
  const column = ['created_at', 'updated_at'].includes(text(sort.column)) ? text(sort.column) : 'name'
  const isDescending = text(sort.order) === 'desc'
  const after = readCursor(body.cursor)
  const rows = await asStorageCaller(
    context.sql,
    caller,
    'object.list_v2',
    (tx) => tx<Entry[]>`
      with hits as (
        select o.*, case when ${body.with_delimiter === true}
          then strpos(substr(o.name, ${prefix.length + 1}), '/') else 0 end as cut
        from storage.objects o
        where o.bucket_id = ${bucketId} and starts_with(o.name, ${prefix})
      ), entries as (
        select distinct on (key) *, case when ${column === 'name'} or folder then key
            else to_char((case when ${column} = 'created_at' then created_at else updated_at end) at time zone 'UTC',
              'YYYY-MM-DD HH24:MI:SS.US') || ' ' || key end collate "C" as position
        from (select case when cut > 0 then left(name, ${prefix.length} + cut) else name end as key, cut > 0 as folder,
          id, updated_at, created_at, last_accessed_at, metadata from hits) as folded
        order by key
      )
      select * from entries
      where ${after}::text is null
        or ${isDescending ? tx`position < ${after}::text collate "C"` : tx`position > ${after}::text collate "C"`}
      order by position ${isDescending ? tx`desc` : tx`asc`}
      limit ${limit + 1}`,
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const hasNext = rows.length > limit
  return {
    hasNext,
    folders: page.filter((row) => row.folder).map((row) => ({ name: row.key, key: row.key.slice(0, -1) })),
    objects: page.filter((row) => !row.folder).map(showObject),
    ...(hasNext && last ? { nextCursor: Buffer.from(last.position).toString('base64url') } : {}),
  }
}

const showObject = (row: Entry) => ({
  id: row.id,
  name: row.key,
  key: row.key,
  updated_at: row.updated_at,
  created_at: row.created_at,
  last_accessed_at: row.last_accessed_at,
  metadata: row.metadata,
})

const readCursor = (cursor: unknown) =>
  typeof cursor === 'string' && cursor !== '' ? Buffer.from(cursor, 'base64url').toString('utf8') : null
