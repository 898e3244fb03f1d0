import type { Sql } from 'postgres'
import { createAsService } from '../../../supabase/functions/_shared/db/as-service.ts'
import type { LogEntry } from '../../../supabase/functions/_shared/http/log.ts'
import type { SliceDeps, SliceResult } from '../../../supabase/functions/scrivener-import/worker/deps.ts'
import { runSlice } from '../../../supabase/functions/scrivener-import/worker/run-slice.ts'
import { createTestDatabase, type TestDatabase, userId } from '../../support/database.ts'
import { createMemoryStore, type MemoryStore } from './memory-store.ts'

/** A database, a Storage and a worker without servers. */
export type TestImporter = {
  database: TestDatabase
  owner: Sql
  store: MemoryStore
  writer: string
  log: LogEntry[]
  deps: SliceDeps
  /** Puts an archive into Storage and its import into the queue. */
  enqueue(archive: Uint8Array, options?: EnqueueOptions): Promise<string>
  /** Runs slices until no job is due. */
  drain(deps?: SliceDeps): Promise<SliceResult[]>
  /** Expires every lease and every delay. */
  expire(): Promise<void>
  /** Deletes an import with all its rows and objects. */
  forget(id: string): Promise<void>
  close(): Promise<void>
}
export type EnqueueOptions = {
  id?: string
  fileName?: string
  choices?: Record<string, unknown>
  replaces?: string
  owner?: string
}

/** Starts an importer on a clone of the test database. */
export async function startImporter(budgetMs = 200): Promise<TestImporter> {
  const database = await createTestDatabase()
  const { owner } = database
  const store = createMemoryStore(owner)
  const writer = await userId(owner, 'auth@demo.com')
  const log: LogEntry[] = []
  const worker = database.connect('worker', { max: 4 })
  const deps: SliceDeps = {
    asService: createAsService(worker),
    store,
    spent: () => performance.now(),
    budgetMs,
    log: (entry) => log.push(entry),
  }
  const importer: TestImporter = {
    database,
    owner,
    store,
    writer,
    log,
    deps,
    async enqueue(archive, options = {}) {
      const {
        id = crypto.randomUUID(),
        fileName = 'Sample.scriv.zip',
        choices = {},
        replaces = null,
      } = options
      const person = options.owner ?? writer
      await store.put('archives', `${person}/${id}.zip`, archive)
      await owner`
        insert into public.imports (id, owner_id, file_name, file_size, started, options, replaces_id)
        values (${id}, ${person}, ${fileName}, ${Math.max(1, archive.length)}, true,
          ${JSON.stringify(choices)}::text::jsonb, ${replaces})`
      await owner`insert into private.import_jobs (import_id) values (${id})`
      return id
    },
    async drain(with_ = deps) {
      const results: SliceResult[] = []
      for (let slices = 0; slices < 2000; slices++) {
        const result = await runSlice(with_)
        if (result.status === 'idle') return results
        results.push(result)
      }
      throw new Error('the import does not end')
    },
    async expire() {
      await owner`update private.import_jobs set lease_until = now() - interval '1 s', run_after = now()
        where run_after < 'infinity'`
    },
    async forget(id) {
      const [row] = await owner`select manuscript_id from public.imports where id = ${id}`
      await owner`delete from public.notifications where payload ->> 'importId' = ${id}`
      await owner`delete from public.imports where id = ${id}`
      if (row?.manuscript_id) await owner`delete from public.manuscripts where id = ${row.manuscript_id}`
      store.objects.clear()
    },
    async close() {
      await database.drop()
    },
  }
  return importer
}
