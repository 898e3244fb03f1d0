import type { Doc } from '@contract/document.ts'
import { expect, it } from 'vitest'
import { changedBlocks } from './changed-blocks.ts'
import { diffDocuments } from './diff-documents.ts'

const doc = (...lines: string[]): Doc => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const textOf = (before: Doc, after: Doc) =>
  changedBlocks(diffDocuments(before, after)).map((group) =>
    group.map(({ parts }) =>
      parts.flatMap(({ nodes }) => nodes.map((node) => (node.type === 'text' ? node.text : ''))).join(''),
    ),
  )

it('a changed block is shown with its neighbours, and distant changes in groups of their own', () => {
  const before = doc('a', 'b', 'c', 'd', 'e', 'f', 'g')
  expect(textOf(before, doc('a', 'b x', 'c', 'd', 'e', 'f', 'g'))).toEqual([['a', 'b x', 'c']])
  expect(textOf(before, doc('a y', 'b', 'c', 'd', 'e', 'f', 'g z'))).toEqual([
    ['a y', 'b'],
    ['f', 'g z'],
  ])
  expect(textOf(before, before)).toEqual([])
})
