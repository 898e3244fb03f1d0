import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  recordingList,
  recordingResponse,
} from '../../../supabase/functions/_shared/contract/demo/recordings.ts'
import { startTestApi, type TestApi } from '../support/api.ts'

const PATH = '/pages/recordings'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const list = (query: string) => api.ok('auth', 'GET', `${PATH}?${query}`, { schema: recordingList })

describe('GET /pages/recordings', () => {
  it('R-493: lists ten thousand recordings in pages of at most 100', async () => {
    const { recordings, total } = await list('itemsPerPage=100&page=100')
    expect(total).toBe(10_000)
    expect(recordings).toHaveLength(100)
    expect(recordings.at(-1)?.id).toBe(10_000)
  })

  it('R-493: sorts by duration in both directions, by id where it is equal', async () => {
    const up = (await list('itemsPerPage=100&sortBy=seconds')).recordings
    const down = (await list('itemsPerPage=100&sortBy=seconds&orderBy=desc&page=100')).recordings
    expect(up.map(({ seconds }) => seconds)).toEqual(
      up.map(({ seconds }) => seconds).toSorted((one, other) => one - other),
    )
    expect(down.toReversed().map(({ id }) => id)).toEqual(up.map(({ id }) => id))
  })

  it('R-493: finds recordings by speaker', async () => {
    const { recordings, total } = await list('q=ines duarte')
    expect(total).toBeGreaterThan(500)
    expect(new Set(recordings.map(({ speaker }) => speaker))).toEqual(new Set(['Ines Duarte']))
  })
})

describe('PATCH /pages/recordings/:id', () => {
  it('R-494: changes one cell, keeps the others and raises the revision', async () => {
    const { recording } = await api.ok('manager', 'PATCH', `${PATH}/7`, {
      schema: recordingResponse,
      body: { revision: 1, note: '  Clear voice ' },
    })
    expect(recording).toMatchObject({ id: 7, note: 'Clear voice', revision: 2, status: 'approved' })
  })

  it('R-494: refuses a change of an older revision and answers the current recording', async () => {
    await api.ok('manager', 'PATCH', `${PATH}/8`, {
      schema: recordingResponse,
      body: { revision: 1, status: 'retake' },
    })
    const late = await api.send('admin', 'PATCH', `${PATH}/8`, { revision: 1, status: 'new' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      error: { code: 'conflict' },
      recording: { id: 8, status: 'retake', revision: 2 },
    })
  })

  it('R-494: is refused without the ability to update the sample data, for unknown recordings and wrong cells', async () => {
    const answer = (as: 'auth' | 'manager', id: number, body: object) =>
      api.send(as, 'PATCH', `${PATH}/${id}`, body)
    expect((await answer('auth', 9, { revision: 1, note: 'x' })).status).toBe(403)
    expect((await answer('manager', 99_999, { revision: 1, note: 'x' })).status).toBe(404)
    expect((await answer('manager', 9, { revision: 1, status: 'gone' })).status).toBe(422)
    expect((await answer('manager', 9, { revision: 1, note: 'x'.repeat(201) })).status).toBe(422)
  })
})
