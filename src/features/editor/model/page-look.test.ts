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

it('R-833: each choice has its own effect', () => {
  expect(pageStyles(usual)).toEqual({
    fontFamily: 'prose',
    fontSize: '1.125rem',
    '--page-line': '1.65',
    '--page-gap': '0.6em',
    '--page-indent': '0',
  })
  expect(pageStyles({ ...usual, font: 'mono', size: 'large', line: 'open', paragraph: 'indented' })).toEqual({
    fontFamily: 'mono',
    fontSize: '1.25rem',
    '--page-line': '2',
    '--page-gap': '0',
    '--page-indent': '1.5em',
  })
  expect(measureOf({ ...usual, width: 'narrow' })).toBeLessThan(measureOf(usual))
  expect(measureOf({ ...usual, width: 'wide' })).toBeGreaterThan(measureOf(usual))
})

it('R-833: a larger font keeps the number of characters in a line', () => {
  const widthInLetters = (size: typeof usual.size) =>
    measureOf({ ...usual, size }) / Number.parseFloat(pageStyles({ ...usual, size }).fontSize)
  expect(widthInLetters('largest')).toBeCloseTo(widthInLetters('small'))
  expect(measureOf(usual)).toBe(35)
})
