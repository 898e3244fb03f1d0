import { beforeEach, expect, it, vi } from 'vitest'
import { smallPicture } from './small-picture.ts'

const original = new File(['picture'], 'cover.photo.png', { type: 'image/png' })
const drawn: number[][] = []

/** A browser that decodes every picture with this size. */
function decodes(width: number, height: number) {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close: () => undefined }))
}
beforeEach(() => {
  drawn.length = 0
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({
      drawImage: (...[, , , width, height]: number[]) => drawn.push([width ?? 0, height ?? 0]),
    }),
    toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob(['small'], { type })),
  }
  vi.stubGlobal('document', { createElement: () => canvas })
})

it('R-242: a wide picture of a card is shrunk to 640 pixels in its proportions', async () => {
  decodes(3200, 2400)
  const small = await smallPicture(original)
  expect([small.name, small.type]).toEqual(['cover.photo.webp', 'image/webp'])
  expect(drawn).toEqual([[640, 480]])
})

it('a small picture, or one that the browser cannot draw, stays as it is', async () => {
  decodes(640, 9000)
  expect(await smallPicture(original)).toBe(original)
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('No picture')))
  expect(await smallPicture(original)).toBe(original)
})
