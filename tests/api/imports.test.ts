import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createImportResponse,
  importList,
  importResponse,
  MAX_ARCHIVE_BYTES,
} from '../../supabase/functions/_shared/contract/imports.ts'
import { failImport, finishImport } from '../../supabase/functions/scrivener-import/worker/end-import.ts'
import { PEOPLE, type Person, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { createManuscript } from './support/manuscripts.ts'

let api: TestApi
let woken = 0
beforeAll(async () => {
  const wake = () => {
    woken += 1
  }
  api = await startTestApi({ importer: { wake } })
})
beforeEach(() => {
  woken = 0
})
afterAll(() => api.close())

const SIZE = 1234
async function create(as: Person = 'auth', fileName = 'Novel.scriv.zip') {
  return api.ok(as, 'POST', '/imports', {
    status: 201,
    schema: createImportResponse,
    body: { fileName, fileSize: SIZE },
  })
}
async function arrive(path: string, size = SIZE): Promise<void> {
  await api.database.owner`insert into storage.objects (bucket_id, name, metadata)
    values ('archives', ${path}, ${JSON.stringify({ size })}::text::jsonb)`
}
async function uploaded(as: Person = 'auth') {
  const created = await create(as)
  await arrive(created.upload.path)
  return created.import.id
}
const start = (as: Person, id: string, body: unknown = {}) =>
  api.ok(as, 'POST', `/imports/${id}/start`, { status: 202, schema: importResponse, body })
const read = async (as: Person, id: string) =>
  (await api.ok(as, 'GET', `/imports/${id}`, { schema: importResponse })).import

describe('POST /imports', () => {
  it('answers the import and the upload path', async () => {
    const { import: record, upload } = await create()
    expect(record).toMatchObject({
      fileName: 'Novel.scriv.zip',
      fileSize: SIZE,
      status: 'pending',
      started: false,
      progress: { done: 0, total: 0 },
      manuscriptId: null,
      error: null,
      warnings: [],
    })
    expect(upload).toEqual({ bucket: 'archives', path: `${PEOPLE.auth}/${record.id}.zip` })
  })

  it.each([
    ['no file', {}, { fileName: 'file_required', fileSize: 'file_required' }],
    ['another kind of file', { fileName: 'a.rar', fileSize: 5 }, { fileName: 'file_zip_only' }],
    ['exactly 50 MB', { fileName: 'a.zip', fileSize: MAX_ARCHIVE_BYTES }, { fileSize: 'file_too_large' }],
    ['an empty file', { fileName: 'a.zip', fileSize: 0 }, { fileSize: 'file_required' }],
  ])('refuses %s with the fixed message', async (_what, body, fields) => {
    expect(await api.refused('auth', 'POST', '/imports', body)).toEqual({
      status: 422,
      code: 'invalid',
      fields,
    })
  })

  it('accepts one byte under 50 MB, and .ZIP in any case', async () => {
    const body = { fileName: 'A.ZIP', fileSize: MAX_ARCHIVE_BYTES - 1 }
    await api.ok('client', 'POST', '/imports', { status: 201, schema: createImportResponse, body })
  })

  it('refuses a caller without a session', async () => {
    expect((await api.refused(null, 'POST', '/imports', { fileName: 'a.zip', fileSize: 5 })).status).toBe(401)
  })
})

describe('POST /imports/:id/start', () => {
  it('needs the uploaded archive, in the announced size', async () => {
    const { import: record, upload } = await create()
    expect(await api.refused('auth', 'POST', `/imports/${record.id}/start`, {})).toEqual({
      status: 409,
      code: 'wrong_state',
    })
    await arrive(upload.path, SIZE - 1)
    expect(await api.refused('auth', 'POST', `/imports/${record.id}/start`, {})).toEqual({
      status: 409,
      code: 'wrong_state',
    })
    expect(woken).toBe(0)
  })

  it('queues the job with the choices and wakes the worker; a second call changes nothing', async () => {
    const id = await uploaded()
    const choices = { types: { A: 'note' }, exclude: ['B'], title: 'Salt' }
    const { import: record } = await start('auth', id, choices)
    expect(record).toMatchObject({ started: true, status: 'pending' })
    expect(woken).toBe(1)
    await start('auth', id, { title: 'Other' })
    const { owner } = api.database
    expect(await owner`select options from public.imports where id = ${id}`).toMatchObject([
      { options: choices },
    ])
    expect(await owner`select stage, cursor from private.import_jobs where import_id = ${id}`).toMatchObject([
      { stage: 'open', cursor: 0 },
    ])
  })

  it('replaces only a manuscript of the caller', async () => {
    const theirs = await createManuscript(api, 'client')
    const id = await uploaded()
    expect((await api.refused('auth', 'POST', `/imports/${id}/start`, { replaces: theirs.id })).status).toBe(
      404,
    )
    const mine = await createManuscript(api, 'auth')
    await start('auth', id, { replaces: mine.id })
  })

  it('refuses an unknown item type', async () => {
    const id = await uploaded()
    const answer = await api.refused('auth', 'POST', `/imports/${id}/start`, { types: { A: 'poem' } })
    expect(answer).toMatchObject({ status: 422, code: 'invalid' })
  })
})

describe('GET an import (R-108)', () => {
  it('answers its end, of which its person is notified', async () => {
    const id = await uploaded()
    await start('auth', id)
    const job = { importId: id, ownerId: PEOPLE.auth, fileName: 'Novel.scriv.zip', manuscriptId: null }
    const { owner } = api.database
    const lease = {
      job,
      commit: (work: (tx: typeof owner) => Promise<unknown>) => owner.begin(work as never),
    }
    const failure = { code: 'processing', message: 'Processing failed', isFinal: false }
    await failImport(lease as never, failure)
    expect(await read('auth', id)).toMatchObject({ status: 'failed', error: 'Processing failed' })
    await finishImport(lease as never)
    expect(await read('auth', id)).toMatchObject({ status: 'completed', error: null })
    const told = await owner`
      select user_id as uid, kind from public.notifications where payload ->> 'importId' = ${id} order by created_at`
    expect([...told]).toEqual([
      { uid: PEOPLE.auth, kind: 'import_failed' },
      { uid: PEOPLE.auth, kind: 'import_completed' },
    ])
  })

  it('answers progress, title of the manuscript, error and warnings', async () => {
    const id = await uploaded()
    await start('auth', id)
    const { id: manuscript } = await createManuscript(api, 'auth', 'Salt')
    const warnings = [{ code: 'left_out', message: 'Left out.', path: 'a/b' }]
    await api.database
      .owner`update public.imports set status = 'processing', done = 3, total = 9, current = 'Storm',
      manuscript_id = ${manuscript}, warnings = ${JSON.stringify(warnings)}::text::jsonb where id = ${id}`
    expect(await read('auth', id)).toMatchObject({
      status: 'processing',
      progress: { done: 3, total: 9 },
      current: 'Storm',
      manuscriptId: manuscript,
      manuscriptTitle: 'Salt',
      warnings,
    })
  })

  it('wakes the worker when the job has no lease', async () => {
    const id = await uploaded()
    await start('auth', id)
    woken = 0
    await read('auth', id)
    expect(woken).toBe(1)
    await api.database
      .owner`update private.import_jobs set lease_until = now() + interval '1 min' where import_id = ${id}`
    await read('auth', id)
    expect(woken).toBe(1)
  })

  it('is allowed to the owner and admins only', async () => {
    const id = await uploaded('client')
    await read('admin', id)
    for (const path of [`/imports/${id}`, `/imports/${id}/receipt`]) {
      expect((await api.refused('auth', 'GET', path)).status).toBe(404)
    }
    for (const action of ['start', 'retry', 'cancel']) {
      expect((await api.refused('auth', 'POST', `/imports/${id}/${action}`, {})).status, action).toBe(404)
      expect(
        (await api.refused('admin', 'POST', `/imports/${UNKNOWN_ID}/${action}`, {})).status,
        action,
      ).toBe(404)
    }
  })

  it('lists the caller’s imports, newest first, searched and sorted', async () => {
    for (const name of ['beta.zip', 'Alpha.zip', 'gamma 100%.zip']) await create('manager', name)
    const list = (query = '') => api.ok('manager', 'GET', `/imports${query}`, { schema: importList })
    expect((await list()).imports.map(({ fileName }) => fileName)).toEqual([
      'gamma 100%.zip',
      'Alpha.zip',
      'beta.zip',
    ])
    expect((await list('?sortBy=fileName')).imports.map(({ fileName }) => fileName)).toEqual([
      'Alpha.zip',
      'beta.zip',
      'gamma 100%.zip',
    ])
    expect((await list('?q=100%25')).total).toBe(1)
    expect((await list('?q=ALPHA')).total).toBe(1)
    expect(await list('?page=2&itemsPerPage=2')).toMatchObject({
      total: 3,
      imports: [{ fileName: 'beta.zip' }],
    })
    expect((await list('?page=x&itemsPerPage=y')).imports).toHaveLength(3)
    const others = await api.ok('admin', 'GET', '/imports', { schema: importList })
    expect(others.imports).toEqual([])
  })

  it('lists the caller’s imports of one manuscript (R-954)', async () => {
    const { id: manuscriptId } = await createManuscript(api, 'auth', 'Filled')
    const id = await uploaded()
    await uploaded()
    await api.database.owner`update public.imports set manuscript_id = ${manuscriptId} where id = ${id}`
    const list = (as: Person) =>
      api.ok(as, 'GET', `/imports?manuscriptId=${manuscriptId}`, { schema: importList })
    expect((await list('auth')).imports.map((one) => one.id)).toEqual([id])
    expect((await list('admin')).imports).toEqual([])
  })
})

describe('retry and cancel', () => {
  it('retries a failed import only', async () => {
    const id = await uploaded()
    await start('auth', id)
    expect(await api.refused('auth', 'POST', `/imports/${id}/retry`)).toEqual({
      status: 409,
      code: 'wrong_state',
    })
    await api.database
      .owner`update public.imports set status = 'failed', error = 'Processing failed', finished_at = now() where id = ${id}`
    woken = 0
    const { import: record } = await api.ok('auth', 'POST', `/imports/${id}/retry`, {
      status: 202,
      schema: importResponse,
    })
    expect(record).toMatchObject({ status: 'pending', error: null, finishedAt: null })
    expect(woken).toBe(1)
  })

  it('cancels a pending or running import once, and schedules the removal of its archive', async () => {
    const id = await uploaded()
    await start('auth', id)
    const { import: record } = await api.ok('auth', 'POST', `/imports/${id}/cancel`, {
      schema: importResponse,
    })
    expect(record).toMatchObject({ status: 'failed', errorCode: 'cancelled', started: false })
    const jobs = await api.database.owner`select stage from private.import_jobs where import_id = ${id}`
    expect(jobs).toMatchObject([{ stage: 'clean' }])
    expect((await api.refused('auth', 'POST', `/imports/${id}/cancel`)).status).toBe(409)
    expect((await api.refused('auth', 'POST', `/imports/${id}/retry`)).status).toBe(409)
  })

  it('cancels an import without an uploaded archive', async () => {
    const { import: record } = await create()
    await api.ok('auth', 'POST', `/imports/${record.id}/cancel`, { schema: importResponse })
    expect((await read('auth', record.id)).errorCode).toBe('cancelled')
  })
})
