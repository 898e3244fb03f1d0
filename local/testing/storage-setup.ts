import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { createStorage, type Storage } from '../storage/index.ts'
import { clientFor, serve, tokenFor } from './test-servers.ts'

type StorageClient = SupabaseClient['storage']

/**
 * A Storage with the buckets `own` (a folder per person), `small` (limits), `shelf` (readable by all) and `open`
 * (public).
 */
export type TestStorage = {
  database: TestDatabase
  url: string
  token(sub: string, seconds?: number): Promise<string>
  as(sub: string): StorageClient
  asAnon(): StorageClient
  asService(): StorageClient
  /** Empties every bucket of the tests. */
  empty(): Promise<void>
  filesOnDisk(): string[]
  /** Files of running uploads. */
  incoming(): string[]
  /** The folder of the files. */
  filesDir: string
  /** Stops the Storage, changes its folder, and starts it again on the same port. */
  restart(between?: () => void): Promise<void>
  close(): Promise<void>
}

const buckets = `
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('own', 'own', false, null, null),
    ('small', 'small', false, 100000, array['text/plain', 'image/*']),
    ('shelf', 'shelf', false, null, null),
    ('open', 'open', true, null, null);
  create policy own_select on storage.objects for select to authenticated
    using (bucket_id in ('own', 'small') and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy own_insert on storage.objects for insert to authenticated
    with check (bucket_id in ('own', 'small') and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy own_update on storage.objects for update to authenticated
    using (bucket_id in ('own', 'small') and (storage.foldername(name))[1] = (select auth.uid())::text)
    with check (bucket_id in ('own', 'small') and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy own_delete on storage.objects for delete to authenticated
    using (bucket_id in ('own', 'small') and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy shelf_select on storage.objects for select to authenticated using (bucket_id = 'shelf');`

/** Starts a database and a Storage on it. */
export async function openStorage(): Promise<TestStorage> {
  const database = await createTestDatabase()
  const { keys } = database
  await database.owner.unsafe(buckets)
  const filesDir = mkdtempSync(join(tmpdir(), 'quillport-files-'))
  let storage: Storage
  const part = { storage: (request: Request) => storage.fetch(request) }
  let server = await serve(keys, part)
  const open = () =>
    createStorage({ ...keys, databaseUrl: database.url('storage'), filesDir, publicUrl: server.url })
  storage = await open()
  const token = (sub: string, seconds?: number) => tokenFor(keys, sub, seconds)
  const service = clientFor(server.url, keys.secretKey).storage
  return {
    database,
    url: server.url,
    token,
    as: (sub) => clientFor(server.url, keys.publishableKey, () => token(sub)).storage,
    asAnon: () => clientFor(server.url, keys.publishableKey).storage,
    asService: () => service,
    async empty() {
      for (const bucket of ['own', 'small', 'shelf', 'open']) {
        const { error } = await service.emptyBucket(bucket)
        if (error) throw error
      }
    },
    filesOnDisk() {
      const objects = join(filesDir, 'objects')
      return readdirSync(objects).flatMap((folder) => readdirSync(join(objects, folder)))
    },
    filesDir,
    incoming: () => readdirSync(join(filesDir, 'incoming')),
    async restart(between) {
      const { port } = server
      await server.close()
      await storage.close()
      between?.()
      storage = await open()
      server = await serve(keys, part, port)
    },
    async close() {
      await server.close()
      await storage.close()
      await database.drop()
      rmSync(filesDir, { recursive: true, force: true })
    },
  }
}

/** Sets the age of an object in hours, without the trigger that updates its time. */
export async function ageObject(admin: Sql, path: string, hours: number): Promise<void> {
  await admin.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`update storage.objects set created_at = now() - make_interval(hours => ${hours}),
      updated_at = now() - make_interval(hours => ${hours}) where name = ${path}`
  })
}
