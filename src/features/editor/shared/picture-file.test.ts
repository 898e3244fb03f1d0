import { expect, test } from 'vitest'
import { checkPicture, MAX_PICTURE_BYTES, picturePath } from './picture-file.ts'

test('images that browsers display are accepted up to the size limit', () => {
  expect(checkPicture({ type: 'image/png', size: MAX_PICTURE_BYTES })).toBeNull()
  expect(checkPicture({ type: 'image/png', size: MAX_PICTURE_BYTES + 1 })).toBe('size')
  expect(checkPicture({ type: 'image/webp', size: 0 })).toBe('empty')
})

test('files with scripts and files that are no picture are refused', () => {
  for (const type of ['image/svg+xml', 'text/html', 'application/pdf', '', 'toString']) {
    expect(checkPicture({ type, size: 10 })).toBe('type')
  }
})

test('the path of an image starts with its manuscript and is valid in the contract', () => {
  expect(picturePath('m', 'image/jpeg', 'p')).toBe('m/p.jpg')
})
