import { expect, it } from 'vitest'
import type { TableCell } from './book.ts'
import { evenRows } from './even-rows.ts'

const cell = (colspan = 1, rowspan = 1): TableCell => ({ isHeader: false, colspan, rowspan, blocks: [] })
const spans = (rows: TableCell[][]) =>
  evenRows(rows).map((row) => row.map(({ colspan, rowspan }) => `${colspan}x${rowspan}`).join(' '))

it('rows of a table get the same number of columns', () => {
  expect(spans([[cell(), cell(), cell()], [cell()], []])).toEqual(['1x1 1x1 1x1', '1x1 1x1 1x1'])
})

it('a cell ends with the last row and never covers another', () => {
  expect(
    spans([
      [cell(2), cell(1, 9)],
      [cell(), cell()],
    ]),
  ).toEqual(['2x1 1x2', '1x1 1x1'])
  expect(
    spans([
      [cell(), cell(1, 2)],
      [cell(3), cell()],
    ]),
  ).toEqual(['1x1 1x2 1x1', '1x1 1x1'])
})
