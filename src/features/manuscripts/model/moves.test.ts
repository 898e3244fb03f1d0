import { describe, expect, it } from 'vitest'
import { itemFixture, sampleItems } from '../../../../tests/support/items.ts'
import { applyOperation } from './item-operations.ts'
import { dropPlace, moveBy, placeOf, placeOfNew, positionIn, shiftBy, typeOfNew } from './moves.ts'
import { branchOf, buildTree, flattenTree } from './tree.ts'

const tree = buildTree(sampleItems)
const orderAfter = (id: string, place: ReturnType<typeof moveBy>) =>
  place &&
  flattenTree(buildTree(applyOperation(sampleItems, { kind: 'move', id, place })))
    .map((item) => item.id)
    .join(' ')

describe('moveBy', () => {
  it('moves an item above its previous sibling', () => {
    expect(orderAfter('b', moveBy(tree, 'b', 'up'))).toBe('draft one b a c two d cast')
  })

  it('moves an item below its next sibling', () => {
    expect(orderAfter('a', moveBy(tree, 'a', 'down'))).toBe('draft one b a c two d cast')
  })

  it('moves an item in, to the end of its previous sibling', () => {
    expect(orderAfter('two', moveBy(tree, 'two', 'in'))).toBe('draft one a b c two d cast')
    expect(moveBy(tree, 'two', 'in')).toEqual({ parentId: 'one', afterId: 'c' })
  })

  it('moves an item out, right after its parent', () => {
    expect(orderAfter('a', moveBy(tree, 'a', 'out'))).toBe('draft one b c a two d cast')
  })

  it('returns null at the start and the end', () => {
    expect(moveBy(tree, 'a', 'up')).toBeNull()
    expect(moveBy(tree, 'c', 'down')).toBeNull()
    expect(moveBy(tree, 'a', 'in')).toBeNull()
    expect(moveBy(tree, 'draft', 'out')).toBeNull()
  })

  it('returns null for an item in the trash', () => {
    expect(moveBy(tree, 'old', 'up')).toBeNull()
    expect(moveBy(tree, 'older', 'out')).toBeNull()
  })
})

describe('dropPlace', () => {
  it('drops before, after and inside a row', () => {
    expect(orderAfter('d', dropPlace(tree, 'd', 'a', 'before'))).toBe('draft one d a b c two cast')
    expect(orderAfter('d', dropPlace(tree, 'd', 'b', 'after'))).toBe('draft one a b d c two cast')
    expect(orderAfter('d', dropPlace(tree, 'd', 'one', 'inside'))).toBe('draft one a b c d two cast')
  })

  it('rejects a drop into the item’s own branch, onto itself and into the trash', () => {
    expect(dropPlace(tree, 'draft', 'a', 'inside')).toBeNull()
    expect(dropPlace(tree, 'draft', 'one', 'before')).toBeNull()
    expect(dropPlace(tree, 'a', 'a', 'after')).toBeNull()
    expect(dropPlace(tree, 'a', 'old', 'inside')).toBeNull()
  })

  it('returns null when the position would not change', () => {
    expect(dropPlace(tree, 'b', 'a', 'after')).toBeNull()
    expect(dropPlace(tree, 'b', 'c', 'before')).toBeNull()
    expect(dropPlace(tree, 'c', 'one', 'inside')).toBeNull()
  })
})

describe('placeOf', () => {
  it('returns a position that undoes any move', () => {
    for (const direction of ['up', 'down', 'in', 'out'] as const) {
      for (const item of branchOf(tree, 'draft')) {
        const place = moveBy(tree, item.id, direction)
        const back = placeOf(tree, item.id)
        if (!place || !back) continue
        const moved = applyOperation(sampleItems, { kind: 'move', id: item.id, place })
        const returned = applyOperation(moved, { kind: 'move', id: item.id, place: back })
        expect(flattenTree(buildTree(returned)).map(({ id }) => id)).toEqual(
          flattenTree(tree).map(({ id }) => id),
        )
      }
    }
  })
})

describe('shiftBy', () => {
  it('moves an item by several siblings (R-840)', () => {
    expect(orderAfter('a', shiftBy(tree, 'a', 2))).toBe('draft one b c a two d cast')
    expect(orderAfter('c', shiftBy(tree, 'c', -2))).toBe('draft one c a b two d cast')
  })

  it('moves an item at most to the first or last place (R-840)', () => {
    expect(orderAfter('b', shiftBy(tree, 'b', 9))).toBe('draft one a c b two d cast')
    expect(shiftBy(tree, 'c', 9)).toBeNull()
    expect(shiftBy(tree, 'a', -9)).toBeNull()
  })
})

it('positionIn counts the children with the moved item', () => {
  expect(positionIn(tree, 'a', { parentId: 'one', afterId: 'b' })).toEqual({ position: 2, count: 3 })
  expect(positionIn(tree, 'd', { parentId: 'one', afterId: null })).toEqual({ position: 1, count: 4 })
})

describe('placeOfNew (R-1006)', () => {
  it.each([
    ['a scene after the open scene', 'a', 'scene', 'one', 'a'],
    ['a scene last in the open chapter', 'one', 'scene', 'one', 'c'],
    ['a chapter after the chapter of the open scene', 'a', 'chapter', 'draft', 'one'],
    ['a chapter last in the open folder', 'draft', 'chapter', 'draft', 'two'],
    ['a note after the open scene', 'a', 'note', 'one', 'a'],
    ['a character in the open folder', 'cast', 'character', 'cast', null],
    ['a character at the end, beside a text', 'a', 'character', null, 'cast'],
    ['a folder after the folder of the open scene', 'a', 'folder', null, 'draft'],
    ['at the end while an item of the trash is open', 'older', 'scene', null, 'cast'],
    ['at the end while nothing is open', null, 'chapter', null, 'cast'],
  ] as const)('puts %s', (_, open, type, parentId, afterId) => {
    expect(placeOfNew(tree, open, type)).toEqual({ parentId, afterId })
  })

  it.each([
    ['the type of the open scene', 'a', 'scene'],
    ['a chapter in the open folder, which ends with one', 'draft', 'chapter'],
    ['a note in an open folder without items', 'cast', 'note'],
    ['a chapter while an item of the trash is open', 'older', 'chapter'],
    ['a chapter while nothing is open', null, 'chapter'],
  ] as const)('offers first %s', (_, open, type) => {
    expect(typeOfNew(tree, open)).toBe(type)
  })

  it('puts a character after the open one, and a chapter after the text of a folder without chapters', () => {
    const items = [
      itemFixture({ id: 'folder', type: 'folder' }),
      itemFixture({ id: 'mara', parentId: 'folder', type: 'character' }),
      itemFixture({ id: 'scene', parentId: 'folder', position: 1 }),
      itemFixture({ id: 'last', parentId: 'folder', position: 2 }),
    ]
    const flat = buildTree(items)
    expect(placeOfNew(flat, 'mara', 'character')).toEqual({ parentId: 'folder', afterId: 'mara' })
    expect(placeOfNew(flat, 'scene', 'chapter')).toEqual({ parentId: 'folder', afterId: 'scene' })
  })
})
