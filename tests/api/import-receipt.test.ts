import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createImportResponse, receiptResponse } from '../../supabase/functions/_shared/contract/imports.ts'
import { startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function create(): Promise<string> {
  const answer = await api.ok('auth', 'POST', '/imports', {
    status: 201,
    schema: createImportResponse,
    body: { fileName: 'Novel.scriv.zip', fileSize: 1234 },
  })
  return answer.import.id
}

describe('GET /imports/:id/receipt', () => {
  it('begins with failures and ends with lock files and checksums; its totals count every outcome', async () => {
    const id = await create()
    const { owner } = api.database
    const files = [
      ['Files/user.lock', 'skipped', 'lock'],
      ['Files/a.rtf', 'converted', null],
      ['Files/docs.checksum', 'skipped', 'checksum'],
      ['Research/map.pdf', 'kept_raw', null],
      ['Files/b.rtf', 'kept_raw', 'damage'],
      ['Left/out.rtf', 'skipped', 'left_out'],
      ['Files/c.rtf', 'converted', 'damage'],
      ['../evil.rtf', 'refused', 'unsafe_name'],
    ] as const
    for (const [n, [path, outcome, reason]] of files.entries()) {
      await owner`insert into public.import_entries (import_id, n, path, size, outcome, reason)
        values (${id}, ${n}, ${path}, 100, ${outcome}, ${reason})`
    }
    const answer = await api.ok('auth', 'GET', `/imports/${id}/receipt?outcome=nonsense`, {
      schema: receiptResponse,
    })
    expect(answer.entries.map(({ path }) => path)).toEqual([
      '../evil.rtf',
      'Files/b.rtf',
      'Files/c.rtf',
      'Files/a.rtf',
      'Research/map.pdf',
      'Left/out.rtf',
      'Files/user.lock',
      'Files/docs.checksum',
    ])
    const totals = { imported: 0, converted: 2, kept_raw: 2, skipped: 3, refused: 1 }
    expect(answer.totals).toEqual(totals)
    const narrowed = await api.ok('auth', 'GET', `/imports/${id}/receipt?outcome=refused`, {
      schema: receiptResponse,
    })
    expect(narrowed).toMatchObject({ total: 1, totals })
  })

  it('lists the files in the order of the archive, paged, searched and filtered by outcome', async () => {
    const id = await create()
    const { owner } = api.database
    for (let n = 0; n < 12; n++) {
      const outcome = n % 2 === 0 ? 'converted' : null
      await owner`insert into public.import_entries (import_id, n, path, size, outcome, word_count)
        values (${id}, ${n}, ${`Files/${n}.rtf`}, 100, ${outcome}, ${outcome ? 7 : null})`
    }
    const receipt = (query = '') =>
      api.ok('auth', 'GET', `/imports/${id}/receipt${query}`, { schema: receiptResponse })
    const first = await receipt()
    expect(first.total).toBe(12)
    expect(first.entries.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(first.entries[0]).toMatchObject({ outcome: 'converted', wordCount: 7, itemId: null })
    await owner`update public.import_entries set detail = '2 comments and footnotes.', reason = 'comments',
      reason_values = ${owner.json({ count: 2 })} where import_id = ${id} and n = 1`
    expect((await receipt()).entries.slice(0, 2)).toMatchObject([
      { detail: '', reason: null, values: {} },
      { detail: '2 comments and footnotes.', reason: 'comments', values: { count: 2 } },
    ])
    expect((await receipt('?page=2')).entries.map(({ n }) => n)).toEqual([10, 11])
    expect((await receipt('?outcome=converted')).total).toBe(6)
    expect((await receipt('?outcome=nonsense')).total).toBe(12)
    expect((await receipt('?q=11.rtf')).total).toBe(1)
  })
})
