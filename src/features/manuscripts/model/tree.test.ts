import { describe, expect, it } from 'vitest'
import { itemFixture, sampleItems } from '../../../../tests/support/items.ts'
import { ancestorsOf, branchOf, buildTree, flattenTree, isInBranch, siblingsIn } from './tree.ts'

const ids = (items: readonly { id: string }[]) => items.map((item) => item.id)
const tree = buildTree(sampleItems)

describe('buildTree', () => {
  it('orders siblings by position, independent of the row order', () => {
    expect(ids(flattenTree(tree))).toEqual(['draft', 'one', 'a', 'b', 'c', 'two', 'd', 'cast'])
  })

  it('separates trashed items and keeps their branches', () => {
    expect(ids(tree.trashRoots)).toEqual(['old'])
    expect(ids(branchOf(tree, 'old'))).toEqual(['old', 'older'])
  })

  it('lists a trashed child of an existing parent only in the trash', () => {
    const mixed = buildTree([
      itemFixture({ id: 'p' }),
      itemFixture({ id: 'x', parentId: 'p', inTrash: true }),
    ])
    expect(ids(mixed.trashRoots)).toEqual(['x'])
    expect(ids(flattenTree(mixed))).toEqual(['p'])
  })

  it('makes an item without an existing parent a root', () => {
    expect(ids(buildTree([itemFixture({ id: 'orphan', parentId: 'nobody' })]).roots)).toEqual(['orphan'])
  })

  it('handles 50,000 levels without a stack overflow', () => {
    const chain = Array.from({ length: 50_000 }, (_, n) =>
      itemFixture({ id: `${n}`, parentId: n === 0 ? null : `${n - 1}` }),
    )
    expect(branchOf(buildTree(chain), '0')).toHaveLength(50_000)
  })
})

describe('tree queries', () => {
  it('returns the ancestors of an item, the topmost first', () => {
    expect(ids(ancestorsOf(tree, 'a'))).toEqual(['draft', 'one'])
  })

  it('returns the items of a branch', () => {
    expect(isInBranch(tree, 'a', 'draft')).toBe(true)
    expect(isInBranch(tree, 'cast', 'draft')).toBe(false)
  })

  it('returns the siblings of an item, within the trash for a trashed item', () => {
    const older = tree.byId.get('old')
    expect(older && ids(siblingsIn(tree, older))).toEqual(['old'])
  })
})
