import { describe, expect, it } from 'vitest'
import { itemFixture, sampleItems } from '../../../../tests/support/items.ts'
import {
  type CardArrangement,
  type CardBoard,
  cardAfterSteps,
  cardGroups,
  moveBySteps,
  moveIntoGroup,
} from './card-groups.ts'
import { buildTree } from './tree.ts'

const labels = [
  { id: 'red', name: 'Red', colour: null },
  { id: 'blue', name: 'Blue', colour: null },
]
const labelOf: Readonly<Record<string, string>> = { b: 'blue', c: 'deleted', d: 'red' }
const tree = buildTree([
  ...sampleItems.map((item) => ({ ...item, labelId: labelOf[item.id] ?? null })),
  itemFixture({ id: 'prologue', parentId: 'draft', position: 0 }),
  itemFixture({ id: 'epilogue', parentId: 'draft', position: 3 }),
])
const board = (arrangement: CardArrangement, folderId: string | null): CardBoard => ({
  arrangement,
  folderId,
  labels,
})
const ids = (one: CardBoard) =>
  cardGroups(one, tree).map(({ id, items }) => [id, ...items.map((item) => item.id)])
const step = (one: CardBoard, id: string, steps: number) =>
  moveBySteps(one, cardGroups(one, tree), tree, id, steps)

describe('cardGroups', () => {
  it('R-889: has the cards by label in binder order, those without a known one last', () => {
    expect(ids(board('label', 'one'))).toEqual([['red'], ['blue', 'b'], [null, 'a', 'c']])
  })

  it('R-908: has the cards directly below the folder first, then those of each child folder', () => {
    const groups = [
      ['draft', 'prologue', 'epilogue'],
      ['one', 'a', 'b', 'c'],
      ['two', 'd'],
    ]
    expect(ids(board('nested', 'draft'))).toEqual(groups)
    expect(ids(board('nested', null))).toEqual([
      [null],
      ['draft', 'prologue', 'one', 'two', 'epilogue'],
      ['cast'],
    ])
  })

  it('R-840: is one group in binder order', () => {
    expect(ids(board('order', 'draft'))).toEqual([['draft', 'prologue', 'one', 'two', 'epilogue']])
  })
})

describe('moveBySteps', () => {
  it('R-840: moves within the folder and at most to its ends', () => {
    const order = board('order', 'one')
    expect(step(order, 'a', 1)).toEqual({ place: { parentId: 'one', afterId: 'b' } })
    expect(step(order, 'c', -9)).toEqual({ place: { parentId: 'one', afterId: null } })
    expect([step(order, 'c', 1), step(order, 'a', -3), step(order, 'unknown', 1)]).toEqual([null, null, null])
  })

  it('R-889: moves to the next label, also an empty one, and not past the last group', () => {
    const label = board('label', 'one')
    expect([step(label, 'a', -4), step(label, 'b', -1), step(label, 'b', 4)]).toEqual([
      { labelId: 'blue' },
      { labelId: 'red' },
      { labelId: null },
    ])
    expect(step(label, 'c', 1)).toBeNull()
  })

  it('R-908: moves past the last place or row of a group into the next folder', () => {
    const nested = board('nested', 'draft')
    expect(step(nested, 'prologue', 1)).toEqual({ place: { parentId: 'draft', afterId: 'epilogue' } })
    expect(step(nested, 'epilogue', 1)).toEqual({ place: { parentId: 'one', afterId: null } })
    expect(step(nested, 'a', -1)).toEqual({ place: { parentId: 'draft', afterId: 'epilogue' } })
    expect(step(nested, 'a', 2)).toEqual({ place: { parentId: 'one', afterId: 'c' } })
    expect(step(nested, 'b', 4)).toEqual({ place: { parentId: 'two', afterId: null } })
    expect(step(nested, 'd', -4)).toEqual({ place: { parentId: 'one', afterId: 'c' } })
    expect(step(nested, 'd', 1)).toBeNull()
  })
})

it('R-914: cardAfterSteps goes on in the next group with cards', () => {
  const groups = cardGroups(board('label', 'one'), tree)
  const next = (id: string, steps: number) => cardAfterSteps(groups, id, steps)?.id
  expect([next('a', 1), next('a', -1), next('b', 4), next('b', -4), next('c', 1)]).toEqual([
    'c',
    'b',
    'a',
    'b',
    'c',
  ])
})

describe('moveIntoGroup', () => {
  it('R-889: sets the label of a shown card, and not of an item that is elsewhere', () => {
    const label = board('label', 'one')
    expect(moveIntoGroup(label, tree, 'a', 'red')).toEqual({ labelId: 'red' })
    expect([moveIntoGroup(label, tree, 'b', 'blue'), moveIntoGroup(label, tree, 'd', 'blue')]).toEqual([
      null,
      null,
    ])
  })

  it('R-908: moves to the end of another folder, and not into the own branch', () => {
    const nested = board('nested', 'draft')
    expect(moveIntoGroup(nested, tree, 'a', 'two')).toEqual({ place: { parentId: 'two', afterId: 'd' } })
    expect(moveIntoGroup(nested, tree, 'a', 'draft')).toEqual({
      place: { parentId: 'draft', afterId: 'epilogue' },
    })
    expect([moveIntoGroup(nested, tree, 'a', 'one'), moveIntoGroup(nested, tree, 'draft', 'one')]).toEqual([
      null,
      null,
    ])
    expect(moveIntoGroup(board('nested', null), tree, 'a', null)).toEqual({
      place: { parentId: null, afterId: 'cast' },
    })
    expect(moveIntoGroup(board('order', 'draft'), tree, 'a', 'draft')).toBeNull()
  })
})
