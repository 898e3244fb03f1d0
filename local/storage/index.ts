import { Hono } from 'hono'
import { createPool } from '../../supabase/functions/_shared/db/pool.ts'
import type { SigningKey } from '../access-tokens.ts'
import { bucketRoutes } from './buckets.ts'
import { createCallerReader } from './caller.ts'
import type { Context } from './context.ts'
import { failures, toFailure } from './errors.ts'
import { FileStore } from './files.ts'
import { objectRoutes } from './object-routes.ts'
import { createResumable } from './resumable.ts'
import { signedRoutes } from './signed-routes.ts'

/** The options of Storage: a database where it owns the schema storage, a folder, the keys, and its URL. */
type StorageOptions = {
  databaseUrl: string
  filesDir: string
  signingKey: SigningKey
  /** Signs the URLs of objects. */
  jwtSecret: string
  publishableKey: string
  secretKey: string
  /** The URL of the gateway, for the absolute URLs of resumable uploads. */
  publicUrl: string
  /** The largest size of any object; 2 GB by default, as in supabase/config.toml. */
  fileSizeLimit?: number
}

/** Supabase Storage on the local file system. */
export type Storage = { fetch(request: Request): Promise<Response>; close(): Promise<void> }

const sweepEvery = 3_600_000

/** Starts a Storage for `/storage/v1/*`; row-level security in the caller's role decides about every call. */
export async function createStorage(options: StorageOptions): Promise<Storage> {
  const sql = createPool(options.databaseUrl, { max: 10 })
  const rows = await sql<{ version: string | null }[]>`select version from storage.objects`
  const files = await FileStore.open(options.filesDir, new Set(rows.flatMap((row) => row.version ?? [])))
  const context: Context = {
    sql,
    files,
    jwtSecret: options.jwtSecret,
    publicUrl: options.publicUrl.replace(/\/+$/, ''),
    sizeLimit: options.fileSizeLimit ?? 2 * 1024 ** 3,
    callerOf: createCallerReader(options),
  }
  const resumable = createResumable(context)
  await resumable.expire()
  const sweeper = setInterval(() => {
    resumable
      .expire()
      .catch((error: unknown) => console.error('storage: expired uploads could not be deleted:', error))
  }, sweepEvery)
  sweeper.unref()

  const app = new Hono().basePath('/storage/v1')
  app.route('/bucket', bucketRoutes(context))
  // GET is not part of the protocol, and unfinished uploads must not be readable.
  for (const path of ['/upload/resumable', '/upload/resumable/*']) {
    app.on(['POST', 'PATCH', 'DELETE', 'OPTIONS'], path, (c) => resumable.fetch(c.req.raw))
    app.get(path, (c) => (c.req.raw.method === 'HEAD' ? resumable.fetch(c.req.raw) : c.notFound()))
  }
  app.route('/object', signedRoutes(context))
  app.route('/object', objectRoutes(context))
  app.all('/render/*', () => failures.notSupported('image transformation').toResponse())
  app.get('/status', (c) => c.body(null, 200))
  app.notFound(() => failures.noSuchRoute().toResponse())
  app.onError((error) => toFailure(error).toResponse())

  return {
    fetch: async (request) => app.fetch(request),
    async close() {
      clearInterval(sweeper)
      await sql.end({ timeout: 5 })
    },
  }
}
