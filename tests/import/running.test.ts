import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../local/settings.ts'
import type { ExportOptions } from '../../scripts/lib/export-arguments.ts'
import { exportManuscript } from '../../scripts/lib/export-manuscript.ts'
import { importArchive } from '../../scripts/lib/import-archive.ts'
import type { ImportRecord } from '../../supabase/functions/_shared/contract/imports.ts'
import { readDocx } from '../support/compile/read-files.ts'
import { readScriv } from '../support/compile/read-scriv.ts'
import { longNovel, longParagraphs } from '../support/scrivener/long-novel.ts'
import { sampleUuid, writeProject } from '../support/scrivener/write-project.ts'
import { type Copy, createCopy } from './support/copy.ts'

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

function startImport(options: { file?: string; password?: string } = {}): Promise<{ record: ImportRecord }> {
  return importArchive({ file, ...access(), ...options }, () => undefined)
}

const access = () => ({
  email: 'auth@demo.com',
  password: 'quillport-demo',
  appUrl: `http://127.0.0.1:${copy.port}`,
  supabaseUrl: copy.run().supabaseUrl,
  supabaseKey: copy.run().publishableKey,
  dataDir: String(copy.env.QUILLPORT_DATA),
})

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
    const importing = startImport()
    for (const done of [10, 90]) {
      await reaches(done)
      expect(copy.killWorker()).toBe(true)
    }
    await expectWhole(await importing)
  })

  it('continues when all processes are killed and started again', async () => {
    const importing = startImport()
    await reaches(40)
    await copy.kill()
    await copy.start()
    await expectWhole(await importing)
  })

  it('continues when the database is killed', async () => {
    const importing = startImport()
    await reaches(40)
    copy.killPostgres()
    await expectWhole(await importing)
  })
})

describe('npm run import', () => {
  const cli = (...args: string[]) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/import.ts', ...args], {
        cwd: projectRoot,
        env: copy.env,
      })
      let out = ''
      let err = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text
      })
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        err += text
      })
      child.once('close', (code) => resolve({ code, out, err }))
    })

  it('prints the import and its receipt as JSON, and progress on stderr', async () => {
    const { code, out, err } = await cli(file, '--as', 'user@demo.com', '--title', 'Mine')
    expect(err).toContain('completed')
    expect(code).toBe(0)
    const answer = JSON.parse(out)
    expect(answer.import).toMatchObject({ status: 'completed', manuscriptTitle: 'Mine' })
    expect(answer.entries).toHaveLength(answer.import.progress.total)
  })

  it('refuses a file that is no archive and exits non-zero', async () => {
    const { code, out, err } = await cli(write('fake.zip', 'Once upon a time'), '--as', 'auth@demo.com')
    expect(err).toMatch(/zip/i)
    expect(JSON.parse(out).import).toMatchObject({ status: 'failed' })
    expect(code).toBe(1)
  })

  it.each([
    ['a missing file', () => ({ file: join(copy.folder, 'none.zip') }), /does not exist/],
    ['another kind of file', () => ({ file: write('novel.rar', 'x') }), /Only \.zip files are allowed/],
    ['50 MB', () => ({ file: write('large.zip', Buffer.alloc(50 * 1024 * 1024)) }), /less than 50MB/],
    ['a wrong password', () => ({ password: 'wrong' }), /Signing in as auth@demo.com failed/],
  ])('fails with an exit code for %s', async (_what, make, message) => {
    await expect(startImport(make())).rejects.toMatchObject({
      message: expect.stringMatching(message),
      exitCode: 1,
    })
  })

  it('prints its usage after wrong arguments', async () => {
    expect(await cli(file)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--as <email>') })
  })

  function write(name: string, content: string | Buffer): string {
    const path = join(copy.folder, name)
    writeFileSync(path, content)
    expect(readFileSync(path).length).toBeGreaterThan(0)
    return path
  }
})

describe('an export of the running app (R-729)', () => {
  it('writes an imported manuscript as docx and as a copy of its project (R-730), for its reader only (R-726)', async () => {
    const archive = writeProject({ name: 'Small' })
    const small = join(copy.folder, 'Small.scriv.zip')
    writeFileSync(small, archive)
    const { record } = await startImport({ file: small })
    const write = async (options: Partial<ExportOptions> & Pick<ExportOptions, 'format'>) => {
      const out = join(copy.folder, `Small.${options.format}`)
      const manuscript = String(record.manuscriptId)
      await exportManuscript({ ...access(), manuscript, out, ...options }, () => undefined)
      return new Uint8Array(readFileSync(out))
    }
    expect(await readDocx(await write({ format: 'docx' }))).toEqual(
      expect.arrayContaining(['Il pleuvait sur le port — encore.', '« Déjà ? » dit-elle…', 'Œuvre à €5.']),
    )
    expect(await readScriv(await write({ format: 'scriv' }))).toEqual(await readScriv(archive))
    await expect(write({ format: 'txt', email: 'client@demo.com' })).rejects.toThrow('There is nothing here.')
  })
})
