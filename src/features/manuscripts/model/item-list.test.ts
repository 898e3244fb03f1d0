import { describe, expect, it } from 'vitest'
import { branchWords, compiledItems, lastWritten } from './counts.ts'
import { listOfType } from './item-list.ts'
import { makeItem, sampleItems } from './test-items.ts'
import { buildTree } from './tree.ts'

const counted = sampleItems.map((item, index) => ({
  ...item,
  wordCount: item.type === 'scene' ? (index + 1) * 10 : 0,
  hasText: item.type === 'scene' && item.id !== 'c',
  updatedAt: `2026-11-${10 + index}T08:00:00Z`,
}))
const tree = buildTree(counted)
const ids = (q = '') => listOfType(tree, 'scene', q).map(({ item }) => item.id)

describe('listOfType', () => {
  it('lists one type in binder order, the trash left out', () => {
    expect(ids()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('searches without case and accents, keywords included', () => {
    expect(ids('ETE')).toEqual(['b'])
    expect(ids('garden')).toEqual(['d'])
  })

  it('says where an item stands', () => {
    const [line] = listOfType(tree, 'scene', '')
    expect(line?.path).toBe('Draft › Chapter one')
  })
})

describe('counts', () => {
  it('counts the words of a whole branch', () => {
    expect(branchWords(tree, 'one')).toBe(50 + 60 + 70)
  })

  it('reads compiled chapters and compiled scenes with text only', () => {
    const left = counted.map((item) => (item.id === 'b' ? { ...item, includeInCompile: false } : item))
    expect(compiledItems(buildTree(left), null).map(({ id }) => id)).toEqual(['one', 'a', 'two', 'd'])
  })

  it('goes on writing where something was changed last, never in the trash', () => {
    expect(lastWritten(tree)?.id).toBe('d')
    expect(lastWritten(buildTree([makeItem({ id: 'x', inTrash: true })]))).toBeNull()
  })
})
