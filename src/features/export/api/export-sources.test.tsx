import { expect, it, vi } from 'vitest'
import { supabase } from '@/lib/api/supabase.ts'
import { loadPictures } from './export-sources.ts'

const answer = (data: Blob | null, error: object | null) =>
  vi.spyOn(supabase.storage, 'from').mockReturnValue({
    download: async () => ({ data, error }),
  } as unknown as ReturnType<typeof supabase.storage.from>)
const load = () => loadPictures(['m/lamp.png'], new AbortController().signal)

it('a picture that does not exist any more is left out of a book', async () => {
  const blob = new Blob(['png'])
  answer(blob, null)
  expect(await load()).toEqual([{ path: 'm/lamp.png', blob }])
  for (const status of [400, 404]) {
    answer(null, { status })
    expect(await load()).toEqual([])
  }
})

it('a picture that could not be loaded fails the export', async () => {
  for (const error of [{ message: 'Failed to fetch' }, { status: 503 }, { status: 429 }]) {
    answer(null, error)
    await expect(load()).rejects.toBe(error)
  }
})
