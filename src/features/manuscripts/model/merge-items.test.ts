import type { Item } from '@contract/items.ts'
import { describe, expect, it } from 'vitest'
import { sampleItems } from '../../../../tests/support/items.ts'
import { mergeRange, mergeTarget } from '../shared/item-actions/merge-target.ts'
import { mergedFields } from './merge-items.ts'
import { buildTree, flattenTree, siblingsIn } from './tree.ts'

const paragraph = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})
const item = (change: Partial<Item>): Item => ({
  ...(sampleItems[0] as Item),
  ...{ content: null, text: '', notesContent: null, notes: '', synopsis: '', keywords: [] },
  ...{ custom: {}, details: {}, comments: [], files: [], editedBy: null },
  ...change,
})

describe('mergedFields (R-911)', () => {
  it('appends text, synopsis and notes, and adds keywords and fields that are missing', () => {
    const one = item({
      ...{ content: paragraph('a'), synopsis: 'A', notesContent: paragraph('n'), keywords: ['x', 'y'] },
      custom: { Pov: 'Mara', Date: '' },
    })
    const other = item({
      ...{ content: paragraph('b'), synopsis: 'B', notes: 'plain\nlines', keywords: ['y', 'z'] },
      custom: { Pov: 'Ivo', Date: 'May' },
    })
    const { changes, before } = mergedFields(one, [other])
    expect(changes).toMatchObject({
      ...{ synopsis: 'A\n\nB', keywords: ['x', 'y', 'z'], custom: { Pov: 'Mara', Date: 'May' } },
      content: { content: [...paragraph('a').content, ...paragraph('b').content] },
    })
    expect(changes.notesContent?.content).toHaveLength(3)
    expect(before).toEqual({
      ...{ content: one.content, synopsis: 'A', notesContent: one.notesContent, keywords: ['x', 'y'] },
      custom: one.custom,
    })
  })

  it('appends several items one after the other', () => {
    const texts = ['b', 'c'].map((text) => item({ content: paragraph(text), keywords: [text] }))
    const { changes } = mergedFields(item({ content: paragraph('a') }), texts)
    expect(changes.content?.content).toHaveLength(3)
    expect(changes.keywords).toEqual(['b', 'c'])
  })

  it('changes only what the second item has', () => {
    const one = item({ content: paragraph('a'), synopsis: 'A' })
    expect(Object.keys(mergedFields(one, [item({ content: paragraph('b') })]).changes)).toEqual(['content'])
  })
})

describe('mergeRange (R-911)', () => {
  it('is several neighbours in the order of the binder, without items below them', () => {
    const tree = buildTree(sampleItems)
    const leaves = flattenTree(tree).filter((one) => !tree.children.has(one.id))
    const [one, two] = leaves.filter(({ parentId }) => parentId === leaves[0]?.parentId)
    const elsewhere = leaves.find(({ parentId }) => parentId !== one?.parentId)
    const parent = flattenTree(tree).find(({ id }) => tree.children.has(id))
    if (!one || !two || !elsewhere || !parent) throw new Error('The sample has other items')
    expect(mergeRange(tree, [two, one])).toEqual([one, two])
    expect(mergeRange(tree, [one, elsewhere])).toBe('apart')
    expect(mergeRange(tree, [one, parent])).toBe('has-items')
    const three = siblingsIn(tree, one)
    if (three.length > 2) expect(mergeRange(tree, [three[0], three[2]] as never)).toBe('apart')
  })
})

describe('mergeTarget (R-911)', () => {
  it('is the next item of the same level, when both have no items below', () => {
    const tree = buildTree(sampleItems)
    for (const one of flattenTree(tree)) {
      const target = mergeTarget(tree, one)
      const siblings = siblingsIn(tree, one)
      const next = siblings[siblings.indexOf(one) + 1]
      if (tree.children.has(one.id)) expect(target).toBe('has-items')
      else if (!next) expect(target).toBe('last')
      else expect(target).toBe(tree.children.has(next.id) ? 'next-has-items' : next)
    }
  })
})
