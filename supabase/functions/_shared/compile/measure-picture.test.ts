import { expect, it } from 'vitest'
import { samplePicture } from '../../../../tests/support/compile/sample-book.ts'
import { measurePicture } from './measure-picture.ts'

const bytes = (...values: number[]) => new Uint8Array(values)

it('the header of a picture names its type and size', () => {
  expect(measurePicture(samplePicture(40, 20).bytes)).toEqual({ type: 'png', width: 40, height: 20 })
  expect(measurePicture(bytes(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 5, 0, 7, 0))).toEqual({
    type: 'gif',
    width: 5,
    height: 7,
  })
  const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 9, 0, 3, 1, 0, 0)
  expect(measurePicture(jpeg)).toEqual({ type: 'jpg', width: 3, height: 9 })
})

it.each([
  [bytes()],
  [bytes(0xff, 0xd8, 0xff)],
  [bytes(0x89, 0x50)],
  [bytes(...Array(40).fill(0))],
  [bytes(0xff, 0xd8, ...Array(40).fill(0xff))],
])('damaged bytes %j are no picture', (damaged) => {
  expect(measurePicture(damaged)).toBeNull()
})
