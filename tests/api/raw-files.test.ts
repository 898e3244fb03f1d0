import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawFileList } from '../../supabase/functions/_shared/contract/imports.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { createManuscript } from './support/manuscripts.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('raw files of a manuscript', () => {
  it('cannot name an object of another manuscript, whoever writes the row', async () => {
    const [mine, other] = [await createManuscript(api, 'auth'), await createManuscript(api, 'client')]
    for (const path of [`${other.id}/x/1.png`, `archives/${mine.id}/1.png`, mine.id]) {
      await expect(
        api.database.owner`insert into public.raw_files (manuscript_id, path, name, object_path)
          values (${mine.id}, 'a', 'a', ${path})`,
      ).rejects.toMatchObject({ code: '23514' })
    }
  })

  it('are listed by path to people who may read the manuscript', async () => {
    const { id } = await createManuscript(api, 'auth')
    for (const [name, size] of [
      ['b.pdf', 10],
      ['a.png', 20],
      ['c.bin', 5],
    ] as const) {
      await api.database
        .owner`insert into public.raw_files (manuscript_id, path, name, mime, size, object_path)
        values (${id}, ${`Files/${name}`}, ${name}, 'application/pdf', ${size}, ${`${id}/${name}`})`
    }
    const list = (query = '') =>
      api.ok('auth', 'GET', `/manuscripts/${id}/raw-files${query}`, { schema: rawFileList })
    expect((await list()).rawFiles.map(({ name }) => name)).toEqual(['a.png', 'b.pdf', 'c.bin'])
    expect((await list('?sortBy=size&orderBy=desc')).rawFiles.map(({ size }) => size)).toEqual([20, 10, 5])
    expect((await list('?q=pdf')).total).toBe(1)
    expect((await api.refused('client', 'GET', `/manuscripts/${id}/raw-files`)).status).toBe(404)
  })
})
