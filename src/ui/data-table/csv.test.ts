import { describe, expect, it } from 'vitest'
import { csvField, csvText, rowsAsCsv } from './csv.ts'
import type { DataColumn } from './table-types.ts'

describe('csvField', () => {
  it('quotes commas, quotes, line ends and outer spaces', () => {
    expect(csvField('plain')).toBe('plain')
    expect(csvField('a,b')).toBe('"a,b"')
    expect(csvField('say "no"')).toBe('"say ""no"""')
    expect(csvField('two\nlines')).toBe('"two\nlines"')
    expect(csvField(' kept ')).toBe('" kept "')
    expect(csvField('a;b')).toBe('"a;b"')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('escapes the formula start of %j', (text) => {
    expect(csvField(text).replaceAll('"', '')).toMatch(/^'/)
  })

  it('keeps numbers unescaped, also negative ones', () => {
    expect(csvField(-3.5)).toBe('-3.5')
    expect(csvField(null)).toBe('')
  })
})

describe('a CSV file', () => {
  it('begins with the UTF-8 byte order mark and separates lines with CRLF', () => {
    expect(
      csvText([
        ['Título', 'n'],
        ['é', 1],
      ]),
    ).toBe('\uFEFFTítulo,n\r\né,1\r\n')
  })

  it('contains the export value of a column, else its text, else nothing', () => {
    type Row = { name: string; size: number }
    const columns: DataColumn<Row>[] = [
      { id: 'name', header: 'Name', cell: ({ name }) => name },
      { id: 'size', header: 'Size', cell: () => null, exportValue: ({ size }) => size },
      { id: 'picture', header: 'Picture', cell: () => [] },
    ]
    expect(rowsAsCsv(columns, [{ name: '=x', size: 4 }])).toBe("\uFEFFName,Size,Picture\r\n'=x,4,\r\n")
  })
})
