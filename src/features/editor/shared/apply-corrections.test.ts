import type { DocNode } from '@contract/document.ts'
import { docText } from '@contract/document-text.ts'
import { describe, expect, it } from 'vitest'
import { paragraph, text } from '../../../../tests/support/compile/sample-book.ts'
import { applyCorrections, type BodyEdit } from './apply-corrections.ts'
import { bodyUnits } from './body-units.ts'

const body = (...content: DocNode[]) => ({ type: 'doc' as const, content })
const item = (...content: DocNode[]): DocNode => ({ type: 'listItem', content })
const list = (...items: DocNode[]): DocNode => ({ type: 'bulletList', content: items })
const cell = (value: string): DocNode => ({ type: 'tableCell', content: [paragraph(value)] })
const run = (value: string) => [{ text: value, marks: [] }]

const full = body(
  paragraph('One'),
  list(item(paragraph('Two')), item(paragraph('Three'))),
  { type: 'codeBlock', content: [text('four\nfive')] },
  { type: 'table', content: [{ type: 'tableRow', content: [cell('Six'), cell('Seven')] }] },
  paragraph('Eight'),
)
const lines = (...edits: BodyEdit[]) => docText(applyCorrections(full, edits)).split('\n')
const types = (...edits: BodyEdit[]) => applyCorrections(full, edits).content.map(({ type }) => type)
const STRUCTURE = ['paragraph', 'bulletList', 'codeBlock', 'table', 'paragraph']

describe('applyCorrections (R-864)', () => {
  it('counts paragraphs, list entries, lines of code and cells as units', () => {
    expect(bodyUnits(full).map((unit) => unit.text)).toEqual([
      'One',
      'Two',
      'Three',
      'four',
      'five',
      'Six',
      'Seven',
      'Eight',
    ])
  })

  it('deletes a paragraph, a list entry and a line of code, and only the text of a cell', () => {
    expect(lines({ kind: 'removed', unit: 0 })).toEqual([
      'Two',
      'Three',
      'four',
      'five',
      'Six\tSeven',
      'Eight',
    ])
    expect(lines({ kind: 'removed', unit: 1 })).toEqual([
      'One',
      'Three',
      'four',
      'five',
      'Six\tSeven',
      'Eight',
    ])
    expect(lines({ kind: 'removed', unit: 3 })).toEqual([
      'One',
      'Two',
      'Three',
      'five',
      'Six\tSeven',
      'Eight',
    ])
    expect(lines({ kind: 'removed', unit: 4 })).toEqual([
      'One',
      'Two',
      'Three',
      'four',
      'Six\tSeven',
      'Eight',
    ])
    expect(lines({ kind: 'removed', unit: 6 })).toEqual([
      'One',
      'Two',
      'Three',
      'four',
      'five',
      'Six\t',
      'Eight',
    ])
    expect(types({ kind: 'removed', unit: 1 }, { kind: 'removed', unit: 2 })).toEqual([
      'paragraph',
      'codeBlock',
      'table',
      'paragraph',
    ])
    expect(types({ kind: 'removed', unit: 5 }, { kind: 'removed', unit: 6 })).toEqual(STRUCTURE)
  })

  it('adds paragraphs in their order, outside of lists and code', () => {
    const edits: BodyEdit[] = [
      { kind: 'inserted', after: 1, runs: run('a') },
      { kind: 'inserted', after: 1, runs: run('b') },
      { kind: 'inserted', after: 4, runs: run('c') },
      { kind: 'inserted', after: -1, runs: run('d') },
      { kind: 'inserted', after: 7, runs: run('e') },
    ]
    expect(lines(...edits)).toEqual([
      'd',
      'One',
      'Two',
      'Three',
      'a',
      'b',
      'four',
      'five',
      'c',
      'Six\tSeven',
      'Eight',
      'e',
    ])
  })

  it('moves a paragraph with its corrected words', () => {
    const words: BodyEdit = { kind: 'words', unit: 7, from: 0, to: 5, runs: run('Nine') }
    expect(lines({ kind: 'moved', unit: 7, after: -1 }, words)).toEqual([
      'Nine',
      'One',
      'Two',
      'Three',
      'four',
      'five',
      'Six\tSeven',
    ])
    expect(lines({ kind: 'moved', unit: 0, after: 7 })).toEqual([
      'Two',
      'Three',
      'four',
      'five',
      'Six\tSeven',
      'Eight',
      'One',
    ])
  })

  it('deletes the only paragraph by its text, and keeps remarks of the author between deleted words', () => {
    expect(docText(applyCorrections(body(paragraph('All')), [{ kind: 'removed', unit: 0 }]))).toBe('')
    const remarked = body(paragraph('Old ', text('check', { type: 'annotation' }), 'words stay'))
    const edits: BodyEdit[] = [{ kind: 'words', unit: 0, from: 0, to: 9, runs: run('New text ') }]
    expect(docText(applyCorrections(remarked, edits))).toBe('New text check stay')
  })

  it('applies several changes of one line, and a line break', () => {
    const edits: BodyEdit[] = [
      { kind: 'words', unit: 0, from: 0, to: 3, runs: run('A\nB') },
      { kind: 'words', unit: 0, from: 4, to: 7, runs: [] },
      { kind: 'words', unit: 0, from: 13, to: 13, runs: run('!') },
    ]
    expect(docText(applyCorrections(body(paragraph('One two three')), edits))).toBe('A\nB  three!')
  })
})
