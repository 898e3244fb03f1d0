import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportRecord } from '../../supabase/functions/_shared/contract/imports.ts'
import { type Copy, createCopy } from '../import/support/copy.ts'
import { runImport } from '../import/support/run-import.ts'
import { longNovel, longParagraphs } from '../support/scrivener/long-novel.ts'
import { sampleUuid } from '../support/scrivener/write-project.ts'

const DOCUMENTS = 120
const WORDS = 5000
let copy: Copy
let file: string

beforeAll(async () => {
  copy = await createCopy()
  file = join(copy.folder, 'Long.scriv.zip')
  writeFileSync(file, longNovel({ documents: DOCUMENTS, words: WORDS, ballast: 6 * 1024 * 1024 }))
  await copy.start()
})
afterAll(() => copy.close())

async function query<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(copy.run().databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Imports of earlier tests. */
const earlier = new Set<string>()

/** Waits until the running import has processed some files and is not completed. */
async function reaches(done: number): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(15)) {
    const rows = await query((sql) => sql`select id, status, done from public.imports`)
    const row = rows.find(({ id }) => !earlier.has(id))
    if (row?.status === 'completed' || row?.status === 'failed')
      throw new Error(`the import was ${row.status} too soon`)
    if (row?.status === 'processing' && row.done >= done) return
  }
  throw new Error('the import does not get on')
}

/** Every row exists once with its exact text. */
async function expectWhole({ record }: { record: ImportRecord }): Promise<void> {
  expect(record).toMatchObject({ status: 'completed', error: null, warnings: [] })
  const { manuscriptId, id } = record
  earlier.add(id)
  await query(async (sql) => {
    const items =
      await sql`select source_id, text, word_count, synopsis from public.manuscript_items where manuscript_id = ${manuscriptId}`
    const bySource = new Map(items.map((row) => [row.source_id, row]))
    expect(bySource.size).toBe(items.length)
    for (let number = 0; number < DOCUMENTS; number++) {
      const paragraphs = longParagraphs(number, WORDS)
      const text = paragraphs.join('\n')
      const item = bySource.get(sampleUuid(1_000_000 + number))
      expect(item?.text === text, `scene ${number}`).toBe(true)
      expect(item).toMatchObject({
        // Every paragraph begins with the number of its scene, which counts as a word.
        word_count: WORDS + paragraphs.length,
        synopsis: `What happens in scene ${number}.`,
      })
    }
    const open = await sql`select n from public.import_entries where import_id = ${id} and outcome is null`
    expect(open).toEqual([])
    const files = await sql<
      { path: string }[]
    >`select object_path as path from public.raw_files where manuscript_id = ${manuscriptId} order by 1`
    const objects = await sql<
      { path: string }[]
    >`select name as path from storage.objects where bucket_id = 'manuscript-files' and name like ${`${manuscriptId}/%`} order by 1`
    expect(files).toHaveLength(6)
    expect(objects.map(({ path }) => path)).toEqual(files.map(({ path }) => path))
    expect(
      await sql`select kind from public.notifications where payload ->> 'importId' = ${id}`,
    ).toHaveLength(1)
    expect(await sql`select from private.import_jobs`).toHaveLength(0)
  })
}

describe('an import of the running app', () => {
  it('continues when its worker is killed repeatedly', async () => {
    const importing = runImport(copy, { file })
    for (const done of [10, 90]) {
      await reaches(done)
      expect(copy.killWorker()).toBe(true)
    }
    await expectWhole(await importing)
  })

  it('continues when all processes are killed and started again', async () => {
    const importing = runImport(copy, { file })
    await reaches(40)
    await copy.kill()
    await copy.start()
    await expectWhole(await importing)
  })

  it('continues when the database is killed', async () => {
    const importing = runImport(copy, { file })
    await reaches(40)
    copy.killPostgres()
    await expectWhole(await importing)
  })
})
