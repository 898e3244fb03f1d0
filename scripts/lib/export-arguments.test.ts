import { describe, expect, it } from 'vitest'
import { readExportArguments } from './export-arguments.ts'
import { ImportFailure } from './import-failure.ts'

const complete = ['The Harbour', '--as', 'auth@demo.com', '--format', 'epub', '--out', 'book.epub']

describe('the command line of an export (R-729)', () => {
  it('names the manuscript, the person, the format and the file', () => {
    expect(readExportArguments(complete, { PORT: '5000' })).toMatchObject({
      manuscript: 'The Harbour',
      email: 'auth@demo.com',
      format: 'epub',
      out: 'book.epub',
      appUrl: 'http://127.0.0.1:5000',
    })
  })

  it('names an output of the manuscript instead of a format, or with another one', () => {
    const args = ['The Harbour', '--as', 'auth@demo.com', '--output', 'For print', '--out', 'book']
    expect(readExportArguments(args, {})).toMatchObject({ output: 'For print', out: 'book' })
    expect(readExportArguments(args, {})).not.toHaveProperty('format')
    expect(readExportArguments([...args, '--format', 'pdf'], {})).toMatchObject({ format: 'pdf' })
  })

  it.each([
    ['no manuscript', complete.slice(1)],
    ['no file', complete.slice(0, 5)],
    ['an unknown format', [...complete, '--format', 'exe']],
    ['an unknown preset', [...complete, '--preset', 'loud']],
    ['an output and a preset', [...complete, '--output', 'For print', '--preset', 'reading']],
    ['an output and a copy of the project', [...complete, '--output', 'For print', '--format', 'scriv']],
    ['neither a format nor an output', [...complete.slice(0, 3), ...complete.slice(5)]],
    ['an unknown option', [...complete, '--loud']],
  ])('with %s ends with the usage', (_, args) => {
    expect(() => readExportArguments(args, {})).toThrow(ImportFailure)
  })
})
