import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SAMPLE_PICTURE_TYPES, splitPictures } from './picture-files.ts'

const decodes = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close: () => undefined }))
beforeEach(() => decodes(640, 480))
afterEach(() => vi.unstubAllGlobals())

const file = (name: string, type: string, head: string, size = 20) =>
  new File([Uint8Array.from(head.padEnd(size), (sign) => sign.charCodeAt(0))], name, { type })
const png = file('a.png', 'image/png', '\x89PNG\r\n\x1a\n', 5_242_880)
const jpeg = file('b.jpg', 'image/jpeg', '\xff\xd8\xff')
const webp = file('c.webp', 'image/webp', 'RIFF1234WEBP')
const avif = file('d.avif', 'image/avif', '1234ftypavif')

it('R-274: accepts pictures of at most 5 MB while there is room', async () => {
  const large = file('e.png', 'image/png', '\x89PNG\r\n', 5_242_881)
  const empty = new File([], 'f.webp', { type: 'image/webp' })
  const svg = file('g.svg', 'image/svg+xml', '<svg>')
  expect(await splitPictures([png, large, empty, svg, jpeg, webp, avif], 8)).toEqual({
    fit: [png, jpeg, webp, avif],
    refused: [large, empty, svg],
  })
  expect(await splitPictures([png, jpeg], 1)).toEqual({ fit: [png], refused: [jpeg] })
})

it('R-274: offers the types of pictures that Storage takes', () => {
  expect(SAMPLE_PICTURE_TYPES).toEqual(['png', 'jpeg', 'webp', 'avif'].map((type) => `image/${type}`))
})

it('R-602: refuses a file that only has the name of a picture', async () => {
  const renamed = file('notes.png', 'image/png', 'Dear reader')
  const others = ['jpeg', 'webp', 'avif'].map((type) => file(`a.${type}`, `image/${type}`, 'Dear reader'))
  const sound = file('song.webp', 'image/webp', 'RIFF1234WAVE')
  const all = [renamed, ...others, sound]
  expect(await splitPictures(all, 8)).toEqual({ fit: [], refused: all })
})

it('R-602: refuses a small file of too many pixels, and one that cannot be decoded', async () => {
  decodes(20_000, 20_000)
  expect(await splitPictures([png], 8)).toEqual({ fit: [], refused: [png] })
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('No picture')))
  expect(await splitPictures([png], 8)).toEqual({ fit: [], refused: [png] })
})
