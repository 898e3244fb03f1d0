import { randomUUID } from 'node:crypto'
import type { StorageCaller } from './caller.ts'
import { acceptContentType } from './content-type.ts'
import type { BucketRules, Context } from './context.ts'
import { asStorageCaller, become, jsonParam, probe, type StorageTx } from './database.ts'
import { failures } from './errors.ts'
import type { Received } from './files.ts'

/** The metadata of an object's content, with the names of hosted Storage. */
export type Metadata = {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: number
}

/** A row of storage.objects as the API returns it. */
export type ObjectRow = {
  id: string
  bucket_id: string
  name: string
  owner: string | null
  owner_id: string | null
  created_at: Date
  updated_at: Date
  last_accessed_at: Date
  metadata: Partial<Metadata> | null
  user_metadata: Record<string, unknown> | null
  version: string
}

/** `create` refuses an existing object, `upsert` replaces it, `update` requires it. */
type WriteMode = 'create' | 'upsert' | 'update'

/** An object to write. `trusted` means that the right was checked when the upload URL was signed. */
export type Target = {
  bucketId: string
  name: string
  mode: WriteMode
  caller: StorageCaller
  ownerId: string | null
  trusted?: boolean
  /** The reservation of the upload, which the quota does not count twice. */
  reservation?: string
}

type Values = {
  version: string
  metadata: Partial<Metadata> | null
  userMetadata: Record<string, unknown> | null
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

async function write(tx: StorageTx, target: Target, values: Values, id: string): Promise<void> {
  const row = {
    owner: target.ownerId && uuid.test(target.ownerId) ? target.ownerId : null,
    owner_id: target.ownerId,
    version: values.version,
    metadata: values.metadata === null ? null : jsonParam(tx, values.metadata),
    user_metadata: values.userMetadata === null ? null : jsonParam(tx, values.userMetadata),
  }
  const place = { id, bucket_id: target.bucketId, name: target.name }
  await tx`select set_config('storage.upload', ${target.reservation ?? ''}, true)`
  if (target.mode === 'update') {
    const changed = await tx`update storage.objects set ${tx(row)}
      where bucket_id = ${target.bucketId} and name = ${target.name}`
    if (changed.count === 0) throw failures.noSuchKey()
  } else if (target.mode === 'upsert') {
    await tx`insert into storage.objects ${tx({ ...place, ...row })}
      on conflict (bucket_id, name) do update set ${tx(row)}`
  } else {
    await tx`insert into storage.objects ${tx({ ...place, ...row })}`
  }
}

/** Checks with row-level security that the caller may write this object, before its content is received. */
export async function checkWritable(
  context: Context,
  target: Target,
  metadata: Partial<Metadata> | null,
  operation: 'object.upload' | 'object.sign_upload_url' = 'object.upload',
): Promise<void> {
  if (target.trusted) return
  await probe(context.sql, target.caller, operation, (tx) =>
    write(tx, target, { version: randomUUID(), metadata, userMetadata: null }, randomUUID()),
  )
}

/** Writes the row of received content as the caller; deletes a replaced version after the commit. */
export async function commitObject(
  context: Context,
  target: Target,
  received: Pick<Received, 'path'>,
  metadata: Partial<Metadata>,
  userMetadata: Record<string, unknown> | null,
): Promise<{ id: string }> {
  const version = randomUUID()
  await context.files.keep(received.path, version)
  try {
    const { id, replaced } = await context.sql.begin(async (tx) => {
      const [before] = await tx<{ id: string; version: string | null }[]>`
        select id, version from storage.objects
        where bucket_id = ${target.bucketId} and name = ${target.name} for update`
      if (!target.trusted) await become(tx, target.caller, 'object.upload')
      const id = before?.id ?? randomUUID()
      await write(tx, target, { version, metadata, userMetadata }, id)
      return { id, replaced: before?.version }
    })
    await context.files.drop(replaced)
    return { id }
  } catch (error) {
    await context.files.drop(version)
    throw error
  }
}

/** Finds an object that the caller may read; without a caller, with the server's rights. */
export async function findObject(
  context: Context,
  caller: StorageCaller | null,
  operation: string,
  bucketId: string,
  name: string,
): Promise<ObjectRow> {
  const query = (tx: StorageTx) => tx<ObjectRow[]>`
    select id, bucket_id, name, owner, owner_id, created_at, updated_at, last_accessed_at, metadata, user_metadata, version
    from storage.objects where bucket_id = ${bucketId} and name = ${name}`
  const [row] = caller
    ? await asStorageCaller(context.sql, caller, operation, query)
    : await query(context.sql as unknown as StorageTx)
  if (!row) throw failures.noSuchKey()
  return row
}

/** Deletes those of the named objects that the caller may delete, and returns them. */
export async function removeObjects(
  context: Context,
  caller: StorageCaller,
  bucketId: string,
  names: string[] | null,
): Promise<ObjectRow[]> {
  const rows = await asStorageCaller(
    context.sql,
    caller,
    'object.delete_many',
    (tx) => tx<ObjectRow[]>`
      delete from storage.objects
      where bucket_id = ${bucketId} ${names === null ? tx`` : tx`and name = any(${names})`}
      returning id, bucket_id, name, owner, owner_id, created_at, updated_at, last_accessed_at, metadata, user_metadata, version`,
  )
  await context.files.drop(...rows.map((row) => row.version))
  return rows
}

/** Refuses content that a bucket does not accept, when it comes from another object instead of an upload. */
export function checkFits(metadata: ObjectRow['metadata'], rules: BucketRules): void {
  acceptContentType(metadata?.mimetype ?? 'application/octet-stream', rules.mimeTypes)
  if ((metadata?.size ?? 0) > rules.sizeLimit) throw failures.tooLarge()
}

/** The source and target of a move. */
type Journey = { bucketId: string; from: string; target: BucketRules; to: string }

/** Renames an object: the file stays unchanged, only the row changes. */
export async function moveObject(
  context: Context,
  caller: StorageCaller,
  journey: Journey,
): Promise<{ id: string }> {
  return asStorageCaller(context.sql, caller, 'object.move', async (tx) => {
    const [row] = await tx<Pick<ObjectRow, 'id' | 'metadata'>[]>`
      select id, metadata from storage.objects where bucket_id = ${journey.bucketId} and name = ${journey.from}`
    if (!row) throw failures.noSuchKey()
    if (journey.target.id !== journey.bucketId) checkFits(row.metadata, journey.target)
    const moved = await tx`update storage.objects set bucket_id = ${journey.target.id}, name = ${journey.to}
      where id = ${row.id}`
    if (moved.count === 0) throw failures.noSuchKey()
    return row
  })
}
