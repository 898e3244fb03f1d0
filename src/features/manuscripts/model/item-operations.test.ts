import { describe, expect, it } from 'vitest'
import { itemFixture, sampleItems } from '../../../../tests/support/items.ts'
import { applyOperation, branchIds, type ItemOperation } from './item-operations.ts'
import { positionAfter } from './positions.ts'
import { buildTree, childrenOf } from './tree.ts'

const apply = (operation: ItemOperation) => buildTree(applyOperation(sampleItems, operation))

describe('applyOperation', () => {
  it('puts a new item right after its sibling', () => {
    const body = { type: 'scene', title: 'New', parentId: 'one', afterId: 'a' } as const
    const tree = apply({ kind: 'create', id: 'new', body })
    expect(childrenOf(tree, 'one').map(({ id }) => id)).toEqual(['a', 'new', 'b', 'c'])
  })

  it('is idempotent, so that it may overlap with the server’s response', () => {
    const operation: ItemOperation = { kind: 'create', id: 'a', body: { type: 'scene', title: 'Again' } }
    expect(applyOperation(sampleItems, operation)).toBe(sampleItems)
  })

  it('trashes and restores a whole branch', () => {
    const trashed = applyOperation(sampleItems, { kind: 'trash', id: 'one' })
    expect(trashed.filter((item) => item.inTrash).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['one', 'a', 'b', 'c', 'old', 'older']),
    )
    expect(applyOperation(trashed, { kind: 'restore', id: 'one' })).toEqual(sampleItems)
  })

  it('restores a part of a trashed branch to the top level', () => {
    const tree = apply({ kind: 'restore', id: 'older' })
    expect(tree.roots.map(({ id }) => id)).toContain('older')
    expect(tree.byId.get('older')?.parentId).toBeNull()
  })

  it('erases an item with its descendants', () => {
    expect(apply({ kind: 'erase', id: 'old' }).byId.has('older')).toBe(false)
  })

  it('applies only the fields of a patch that the binder holds', () => {
    const changes = { title: 'Renamed', details: { role: 'hero' } }
    const patched = applyOperation(sampleItems, { kind: 'patch', id: 'a', changes }).find(
      ({ id }) => id === 'a',
    )
    expect(patched?.title).toBe('Renamed')
    expect(patched && 'details' in patched).toBe(false)
  })

  it('never moves an item below itself', () => {
    const place = { parentId: 'a', afterId: null }
    expect(applyOperation(sampleItems, { kind: 'move', id: 'draft', place })).toBe(sampleItems)
  })
})

describe('branchIds', () => {
  it('terminates when parents form a cycle', () => {
    const ring = [itemFixture({ id: 'x', parentId: 'y' }), itemFixture({ id: 'y', parentId: 'x' })]
    expect([...branchIds(ring, 'x')]).toEqual(['x', 'y'])
  })
})

describe('positionAfter', () => {
  const siblings = [
    { id: 'p', position: 1 },
    { id: 'q', position: 2 },
  ]

  it('returns a position at the start, between, at the end and without siblings', () => {
    expect(positionAfter(siblings, null)).toBeLessThan(1)
    expect(positionAfter(siblings, 'p')).toBe(1.5)
    expect(positionAfter(siblings, 'q')).toBeGreaterThan(2)
    expect(positionAfter(siblings, undefined)).toBeGreaterThan(2)
    expect(positionAfter([], null)).toBe(1)
  })
})
