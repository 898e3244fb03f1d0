// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { measureOf, pageStyles, parsePageLook } from './page-look.ts'

const usual = parsePageLook(undefined)

it('R-833: missing, damaged and invalid choices give the usual look', () => {
  for (const text of ['{', 'null', '7', '{"font":"comic","size":3,"line":null}'])
    expect(parsePageLook(text)).toEqual(usual)
  expect(parsePageLook('{"font":"mono","paragraph":"indented","other":1}')).toEqual({
    ...usual,
    font: 'mono',
    paragraph: 'indented',
  })
})

it('R-833: a larger font keeps the number of characters in a line', () => {
  const widthInLetters = (size: typeof usual.size) =>
    measureOf({ ...usual, size }) / Number.parseFloat(pageStyles({ ...usual, size }).fontSize)
  expect(widthInLetters('largest')).toBeCloseTo(widthInLetters('small'))
  expect(measureOf(usual)).toBe(35)
})
