import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { StorageError } from '../../supabase/functions/_shared/storage/object-store.ts'
import type { SliceDeps } from '../../supabase/functions/scrivener-import/worker/deps.ts'
import { createWakeHandler } from '../../supabase/functions/scrivener-import/worker/handle-wake.ts'
import { runSlice } from '../../supabase/functions/scrivener-import/worker/run-slice.ts'
import { asRole } from '../support/database.ts'
import { writeProject } from '../support/scrivener/write-project.ts'
import { dumpImport } from './support/dump.ts'
import { startImporter, type TestImporter } from './support/importer.ts'
import { NOVEL, NOVEL_IDS } from './support/novel.ts'

const archive = writeProject(NOVEL)
const ID = '22222222-2222-4222-8222-222222222222'
let importer: TestImporter

beforeAll(async () => {
  importer = await startImporter(0)
})
afterEach(async () => {
  await importer.forget(ID)
  importer.log.length = 0
})
afterAll(() => importer.close())

const record = async () => (await importer.owner`select * from public.imports where id = ${ID}`)[0]
const asWriter = (statement: string) =>
  importer.owner.begin(async (tx) => {
    const claims = JSON.stringify({ sub: importer.writer, role: 'authenticated' })
    await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`
    await tx.unsafe(statement)
  })
async function slices(count: number): Promise<void> {
  for (let n = 0; n < count; n++) expect((await runSlice(importer.deps)).status).toBe('progress')
}

describe('a cancelled import', () => {
  it.each([0, 1, 2, 6, 12])('leaves nothing after %i slices', async (count) => {
    await importer.enqueue(archive, { id: ID })
    await slices(count)
    await asWriter(`select private.cancel_import('${ID}')`)
    expect((await importer.drain()).map(({ status }) => status)).toEqual(['cleaned'])
    expect(await record()).toMatchObject({
      status: 'failed',
      error_code: 'cancelled',
      manuscript_id: null,
      done: 0,
    })
    expect([...importer.store.objects.keys()]).toEqual([])
    for (const table of [
      'public.import_entries',
      'public.raw_files',
      'private.import_jobs',
      'private.import_work',
      'public.manuscripts',
    ]) {
      const rows = await importer.owner`select from ${importer.owner.unsafe(table)}
        where ${table === 'public.manuscripts' ? importer.owner`title = 'Novel'` : importer.owner`import_id = ${ID}`}`
      expect(rows, table).toHaveLength(0)
    }
    await expect(asWriter(`select private.retry_import('${ID}')`)).rejects.toMatchObject({ code: '55000' })
  })

  it('during a slice writes nothing, and its uploads are removed', async () => {
    await importer.enqueue(archive, { id: ID })
    await slices(5)
    const { store } = importer
    let uploads = 0
    const interrupted: SliceDeps = {
      ...importer.deps,
      store: {
        ...store,
        async write(...args) {
          uploads += 1
          if (uploads === 1) await asWriter(`select private.cancel_import('${ID}')`)
          await store.write(...args)
        },
      },
    }
    let status = 'progress'
    while (status === 'progress') ({ status } = await runSlice(interrupted))
    expect(status).toBe('lost')
    // The clean-up waits until the worker must have noticed the lost lease.
    expect(await importer.drain()).toEqual([])
    await importer.expire()
    await importer.drain()
    expect([...store.objects.keys()]).toEqual([])
    expect(await importer.owner`select from public.manuscripts where title = 'Novel'`).toHaveLength(0)
  })
})

describe('server errors', () => {
  it('are retried five times, and a manual retry continues where the import stopped', async () => {
    await importer.enqueue(archive, { id: ID })
    await slices(6)
    const broken: SliceDeps = {
      ...importer.deps,
      store: { ...importer.store, read: () => Promise.reject(new StorageError('away')) },
    }
    const seen: string[] = []
    for (let n = 0; n < 20 && !seen.includes('failed'); n++) {
      seen.push((await runSlice(broken)).status)
      await importer.expire()
    }
    expect(seen).toEqual([...Array(5).fill('retry'), 'failed'])
    expect(await record()).toMatchObject({
      status: 'failed',
      error: 'Processing failed',
      error_code: 'processing',
    })
    expect(
      await importer.owner`select from public.notifications where kind = 'import_failed' and payload ->> 'importId' = ${ID}`,
    ).toHaveLength(1)
    expect(importer.log.map(({ code }) => code)).toEqual(Array(5).fill('slice_failed'))
    expect(await importer.drain()).toEqual([])

    await asWriter(`select private.retry_import('${ID}')`)
    expect(await record()).toMatchObject({ status: 'pending', error: null })
    await importer.drain()
    expect(await record()).toMatchObject({ status: 'completed' })
    const texts = await importer.owner`select text from public.manuscript_items
      where source_id = ${NOVEL_IDS.harbour} and manuscript_id = ${(await record())?.manuscript_id}`
    expect(texts[0]?.text).toContain('The harbour was dark')
  })

  it('of Storage are not reported as a damaged archive', async () => {
    await importer.enqueue(archive, { id: ID })
    let reads = 0
    const flaky: SliceDeps = {
      ...importer.deps,
      store: {
        ...importer.store,
        read: (...args) =>
          ++reads % 2 === 0 ? importer.store.read(...args) : Promise.reject(new StorageError('away')),
      },
    }
    for (let n = 0; n < 300; n++) {
      const { status } = await runSlice(flaky)
      if (status === 'idle') break
      await importer.expire()
    }
    expect(await record()).toMatchObject({ status: 'completed' })
    const refused =
      await importer.owner`select path from public.import_entries where import_id = ${ID} and outcome = 'refused'`
    expect(refused).toEqual([])
  })

  it('a text at which workers keep dying is stored as a file, and the rest is imported', async () => {
    await importer.enqueue(archive, { id: ID })
    await slices(3)
    // A dead worker looks like this to the queue: a lease that is never released, repeatedly.
    await importer.owner`update private.import_jobs set attempts = 3 where import_id = ${ID}`
    await runSlice(importer.deps)
    await importer.drain()
    const kept =
      await importer.owner`select path, detail from public.import_entries where import_id = ${ID} and outcome = 'kept_raw' and reason = 'not_converted'`
    expect(kept.length).toBeGreaterThan(0)
    expect(await record()).toMatchObject({ status: 'completed' })
  })

  it('an import at whose step workers keep dying fails', async () => {
    await importer.enqueue(archive, { id: ID })
    await importer.owner`update private.import_jobs set attempts = 5 where import_id = ${ID}`
    expect((await runSlice(importer.deps)).status).toBe('failed')
    expect(await record()).toMatchObject({ status: 'failed', error: 'Processing failed' })
  })
})

describe('changes by the writer during an import', () => {
  it('erasing the manuscript ends the import with a reason, and a retry starts again', async () => {
    await importer.enqueue(archive, { id: ID })
    await slices(5)
    await importer.owner`delete from public.manuscripts where id = ${(await record())?.manuscript_id}`
    await importer.drain()
    expect(await record()).toMatchObject({ status: 'failed', error_code: 'manuscript_erased' })
    await asWriter(`select private.retry_import('${ID}')`)
    await importer.drain()
    expect(await record()).toMatchObject({ status: 'completed' })
  })

  it('text written before the import of an item stays, and the imported text becomes a revision', async () => {
    await importer.enqueue(archive, { id: ID })
    await slices(2)
    const mine = JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Mine.' }] }],
    })
    await importer.owner`update public.manuscript_items set content = ${mine}::text::jsonb, text = 'Mine.' where source_id = ${NOVEL_IDS.anais}`
    await importer.drain()
    const [item] =
      await importer.owner`select * from public.manuscript_items where source_id = ${NOVEL_IDS.anais}`
    expect(item?.text).toBe('Mine.')
    const revisions = await importer.owner`select text from public.item_revisions where item_id = ${item?.id}`
    expect(revisions).toMatchObject([{ text: 'Captain.' }])
  })

  it('erasing one item imports all others', async () => {
    await importer.enqueue(archive, { id: ID })
    await slices(2)
    await importer.owner`delete from public.manuscript_items where source_id = ${NOVEL_IDS.harbour}`
    await importer.drain()
    expect(await record()).toMatchObject({ status: 'completed' })
  })
})

describe('the call that wakes the worker', () => {
  const wake = (headers: Record<string, string>, method = 'POST') =>
    new Request('http://worker/', { method, headers })
  const handler = (again: () => Promise<void> = async () => undefined) =>
    createWakeHandler({
      ...importer.deps,
      serviceKey: 'the-key',
      wakeAgain: again,
      waitUntil: () => undefined,
      sweep: async () => ({ removed: 7, failed: 0 }),
      count: async () => ({ counted: 3, failed: 0 }),
    })

  it('is refused without the service key', async () => {
    expect((await handler()(wake({}))).status).toBe(403)
    expect((await handler()(wake({ authorization: 'Bearer other' }))).status).toBe(403)
    expect((await handler()(wake({ apikey: 'the-key' }, 'GET'))).status).toBe(405)
  })

  it('runs the sweep and the counting of files on request, without touching an import', async () => {
    const headers = { authorization: 'Bearer the-key' }
    const sweep = (body: string, given: Record<string, string> = headers) =>
      handler()(new Request('http://worker/', { method: 'POST', headers: given, body }))
    expect(await (await sweep('{"work":"sweep"}')).json()).toEqual({ removed: 7, failed: 0 })
    expect(await (await sweep('{"work":"count"}')).json()).toEqual({ counted: 3, failed: 0 })
    for (const work of ['sweep', 'count'])
      expect((await sweep(JSON.stringify({ work }), {})).status).toBe(403)
    for (const body of ['', '{}', 'null', '{"work":"other"}', '{'])
      expect(await (await sweep(body)).json(), body).toEqual({ status: 'idle' })
  })

  it('runs one slice and calls again while work remains', async () => {
    await importer.enqueue(archive, { id: ID })
    const before = await dumpImport(importer.owner, importer.store, ID)
    let again = 0
    const handle = handler(async () => {
      again += 1
    })
    const key = { authorization: 'Bearer the-key' }
    for (let status = 'progress'; status === 'progress'; ) {
      ;({ status } = (await (await handle(wake(key))).json()) as { status: string })
    }
    expect(again).toBeGreaterThan(10)
    const last = again
    expect(await (await handle(wake(key))).json()).toEqual({ status: 'idle' })
    expect(again).toBe(last)
    expect(await dumpImport(importer.owner, importer.store, ID)).not.toEqual(before)
  })

  it('does not run two slices at once', async () => {
    await importer.enqueue(archive, { id: ID })
    const handle = handler()
    const key = { authorization: 'Bearer the-key' }
    const answers = await Promise.all([handle(wake(key)), handle(wake(key))])
    // Either call may be the one that works.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 202])
  })
})

it('the login of the worker has no rights before it becomes the service', async () => {
  const sql = importer.database.connect('worker')
  await expect(sql`select * from public.imports`).rejects.toMatchObject({ code: '42501' })
  await asRole(importer.owner, 'service_role', async (tx) => {
    expect(await tx`select count(*) from public.imports`).toHaveLength(1)
  })
})
