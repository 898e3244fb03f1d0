import { expect, it } from 'vitest'
import type { Doc, DocNode } from '../../contract/document.ts'
import { picturesOfItems } from './pictures-of-items.ts'

it('R-730: the pictures of texts and notes are found, whatever their descriptions are, each once', () => {
  const picture = (path: string, alt: string): DocNode => ({ type: 'image', attrs: { path, alt } })
  const doc = (...content: DocNode[]): Doc => ({ type: 'doc', content: [{ type: 'paragraph', content }] })
  const cell: DocNode = { type: 'tableCell', content: doc(picture('b.png', '')).content }
  const table: DocNode = { type: 'table', content: [{ type: 'tableRow', content: [cell] }] }
  const items = [
    {
      content: doc(picture('a.png', 'A {brace} and "path":"x.png"')),
      notesContent: doc(picture('c.png', '')),
    },
    { content: { type: 'doc' as const, content: [table] }, notesContent: doc(picture('a.png', '')) },
    { content: null, notesContent: null },
  ]
  expect(picturesOfItems(items)).toEqual(['a.png', 'c.png', 'b.png'])
})
