import { describe, expect, it } from 'vitest'
import { itemFixture, sampleItems } from './test-items.ts'
import { ancestorsOf, branchOf, buildTree, flattenTree, isInBranch, siblingsIn } from './tree.ts'

const ids = (items: readonly { id: string }[]) => items.map((item) => item.id)
const tree = buildTree(sampleItems)

describe('buildTree', () => {
  it('orders siblings by position, whatever order the rows came in', () => {
    expect(ids(flattenTree(tree))).toEqual(['draft', 'one', 'a', 'b', 'c', 'two', 'd', 'cast'])
  })

  it('keeps the trash apart, with the branch of what was thrown away', () => {
    expect(ids(tree.trashRoots)).toEqual(['old'])
    expect(ids(branchOf(tree, 'old'))).toEqual(['old', 'older'])
  })

  it('shows a trashed child of a living parent in the trash alone', () => {
    const mixed = buildTree([
      itemFixture({ id: 'p' }),
      itemFixture({ id: 'x', parentId: 'p', inTrash: true }),
    ])
    expect(ids(mixed.trashRoots)).toEqual(['x'])
    expect(ids(flattenTree(mixed))).toEqual(['p'])
  })

  it('loses no item whose parent is missing', () => {
    expect(ids(buildTree([itemFixture({ id: 'orphan', parentId: 'nobody' })]).roots)).toEqual(['orphan'])
  })

  it('walks a chain of 50,000 levels without overflowing', () => {
    const chain = Array.from({ length: 50_000 }, (_, n) =>
      itemFixture({ id: `${n}`, parentId: n === 0 ? null : `${n - 1}` }),
    )
    expect(branchOf(buildTree(chain), '0')).toHaveLength(50_000)
  })
})

describe('places in the tree', () => {
  it('names what stands above an item, the topmost first', () => {
    expect(ids(ancestorsOf(tree, 'a'))).toEqual(['draft', 'one'])
  })

  it('knows what lies in a branch', () => {
    expect(isInBranch(tree, 'a', 'draft')).toBe(true)
    expect(isInBranch(tree, 'cast', 'draft')).toBe(false)
  })

  it('finds the siblings of an item, those of the trash among the trash', () => {
    const older = tree.byId.get('old')
    expect(older && ids(siblingsIn(tree, older))).toEqual(['old'])
  })
})
