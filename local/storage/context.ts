import type { Sql } from 'postgres'
import type { StorageCaller } from './caller.ts'
import { failures } from './errors.ts'
import type { FileStore } from './files.ts'
import { checkBucketName } from './names.ts'

/** The dependencies of every Storage call. */
export type Context = {
  sql: Sql
  files: FileStore
  jwtSecret: string
  publicUrl: string
  /** The largest size of any object, regardless of its bucket. */
  sizeLimit: number
  callerOf(request: Request): Promise<StorageCaller | null>
}

/** The columns of a bucket that restrict its objects. */
export type BucketRules = { id: string; public: boolean; sizeLimit: number; mimeTypes: string[] | null }

/**
 * Reads a bucket's rules with the server's rights, because they also bind callers who cannot see the bucket.
 */
export async function findBucketRules(context: Context, id: string): Promise<BucketRules> {
  const [row] = await context.sql<
    { id: string; public: boolean; file_size_limit: string | null; allowed_mime_types: string[] | null }[]
  >`select id, public, file_size_limit, allowed_mime_types from storage.buckets where id = ${checkBucketName(id)}`
  if (!row) throw failures.noSuchBucket()
  const own = row.file_size_limit === null ? context.sizeLimit : Number(row.file_size_limit)
  return {
    id: row.id,
    public: row.public,
    sizeLimit: Math.min(own, context.sizeLimit),
    mimeTypes: row.allowed_mime_types,
  }
}

/** The caller of a request that requires one. */
export async function requireCaller(context: Context, request: Request): Promise<StorageCaller> {
  const caller = await context.callerOf(request)
  if (!caller) throw failures.invalidRequest("headers must have required property 'authorization'")
  return caller
}
