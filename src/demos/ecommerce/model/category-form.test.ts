import { expect, it } from 'vitest'
import { possibleParents } from './category-form.ts'

const tree = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: null },
]
const idsFor = (id: number | null) => possibleParents(tree, id).map((category) => category.id)

it('R-270: a category cannot be below itself or below a category under it', () => {
  expect(idsFor(1)).toEqual([4])
  expect(idsFor(2)).toEqual([1, 4])
  expect(idsFor(3)).toEqual([1, 2, 4])
  expect(idsFor(null)).toEqual([1, 2, 3, 4])
})
