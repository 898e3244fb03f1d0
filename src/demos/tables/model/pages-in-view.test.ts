import { expect, it } from 'vitest'
import { pagesInView } from './pages-in-view.ts'

it('R-493: pagesInView returns only the pages with a row in view', () => {
  expect(pagesInView(0, 99, 100)).toEqual([1])
  expect(pagesInView(95, 110, 100)).toEqual([1, 2])
  expect(pagesInView(9_990, 9_999, 100)).toEqual([100])
  expect(pagesInView(undefined, undefined, 100)).toEqual([])
})
