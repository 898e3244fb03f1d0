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

/** What a Storage needs: a database where it is the owner of schema storage, a folder, the keys, and its address. */
type StorageOptions = {
  databaseUrl: string
  filesDir: string
  signingKey: SigningKey
  /** Signs the addresses of objects. */
  jwtSecret: string
  publishableKey: string
  secretKey: string
  /** The address of the gateway, for the absolute URLs of resumable uploads. */
  publicUrl: string
  /** The most bytes any object may have; hosted Supabase's default. */
  fileSizeLimit?: number
}

/** Supabase Storage over files of this machine. */
export type Storage = { fetch(request: Request): Promise<Response>; close(): Promise<void> }

const sweepEvery = 3_600_000

/** Starts a Storage that answers `/storage/v1/*`; every call is decided by row-level security in the caller's role. */
export async function createStorage(options: StorageOptions): Promise<Storage> {
  const sql = createPool(options.databaseUrl, { max: 10 })
  const rows = await sql<{ version: string | null }[]>`select version from storage.objects`
  const files = await FileStore.open(options.filesDir, new Set(rows.flatMap((row) => row.version ?? [])))
  const context: Context = {
    sql,
    files,
    jwtSecret: options.jwtSecret,
    publicUrl: options.publicUrl.replace(/\/+$/, ''),
    sizeLimit: options.fileSizeLimit ?? 50 * 1024 * 1024,
    callerOf: createCallerReader(options),
  }
  const resumable = createResumable(context)
  await resumable.expire()
  const sweeper = setInterval(() => {
    resumable.expire().catch((error: unknown) => console.error('storage: expired uploads stay:', error))
  }, sweepEvery)
  sweeper.unref()

  const app = new Hono().basePath('/storage/v1')
  app.route('/bucket', bucketRoutes(context))
  // No GET: the protocol does not need it, and half an upload is nobody's to read.
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
