import { afterEach, expect, it, vi } from 'vitest'
import { decodePicture } from './decode-picture.ts'

const close = vi.fn()
const decodes = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close }))
afterEach(() => vi.unstubAllGlobals())

it('R-602: a picture has at most 64 megapixels, however small its file is', async () => {
  decodes(8000, 8000)
  expect(await decodePicture(new Blob(['a']))).toMatchObject({ width: 8000 })
  decodes(30_000, 3000)
  await expect(decodePicture(new Blob(['a']))).rejects.toThrow(RangeError)
  expect(close).toHaveBeenCalledTimes(1)
})
