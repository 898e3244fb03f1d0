import type { Doc, DocNode } from '@contract/document.ts'
import { expect, it } from 'vitest'
import { noteIds, noteNumbers } from './note-numbers.ts'

const text = (id: string): DocNode => ({
  type: 'text',
  text: id,
  marks: [{ type: 'footnote', attrs: { id } }],
})

it('R-917: footnotes are numbered by their place in the text; a mark without a footnote has no number', () => {
  const cell: DocNode = { type: 'tableCell', content: [{ type: 'paragraph', content: [text('c')] }] }
  const doc: Doc = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [text('b'), text('lost'), text('b')] },
      { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
      { type: 'paragraph', content: [text('a')] },
    ],
  }
  const numbers = noteNumbers(doc, [{ id: 'a' }, { id: 'b' }, { id: 'c' }])
  expect([...numbers]).toEqual([
    ['b', 1],
    ['c', 2],
    ['a', 3],
  ])
  expect(noteNumbers(null, []).size).toBe(0)
  expect(noteIds(doc)).toEqual(['b', 'lost', 'c', 'a'])
})
