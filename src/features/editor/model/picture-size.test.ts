import { expect, test } from 'vitest'
import { pictureSize, pictureSizeName } from './picture-size.ts'

test('a width keeps the proportions of the file, and leaves the height open without them (R-947)', () => {
  expect(pictureSize('medium', { width: 800, height: 600 })).toEqual({ width: 320, height: 240 })
  expect(pictureSize('medium', { width: null, height: null })).toEqual({ width: 320, height: null })
  expect(pictureSize('original', { width: 800, height: 600 })).toEqual({ width: 800, height: 600 })
  expect(pictureSize('toString', { width: 800, height: 600 })).toEqual({})
})

test('a width is shown by its name, and one of an import as custom (R-947)', () => {
  expect(pictureSizeName(320, 800)).toBe('medium')
  expect(pictureSizeName(null, 800)).toBe('original')
  expect(pictureSizeName(800, 800)).toBe('original')
  expect(pictureSizeName(333, 800)).toBe('custom')
})
