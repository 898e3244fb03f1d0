import { expect, it } from 'vitest'
import { sortByBinderOrder } from './binder-order.ts'

const node = (id: string, parentId: string | null, position: number, inTrash = false) => ({
  id,
  parentId,
  position,
  inTrash,
})
const ids = (nodes: ReturnType<typeof node>[]) => sortByBinderOrder(nodes).map((each) => each.id)

it('is depth first, by position and then by id, whatever the order of the input', () => {
  const nodes = [
    node('b1', 'b', 1),
    node('c', null, 2),
    node('a', null, 1),
    node('b', null, 1),
    node('a2', 'a', 2),
    node('a1', 'a', 1),
  ]
  expect(ids(nodes)).toEqual(['a', 'a1', 'a2', 'b', 'b1', 'c'])
  expect(ids([...nodes].reverse())).toEqual(['a', 'a1', 'a2', 'b', 'b1', 'c'])
})

it('puts what was thrown away last and orphans at the top', () => {
  expect(
    ids([node('t', null, 0, true), node('t1', 't', 0, true), node('x', null, 5), node('o', 'gone', 1)]),
  ).toEqual(['o', 'x', 't', 't1'])
})

it('takes fifty thousand levels', () => {
  const chain = Array.from({ length: 50_000 }, (_, n) => node(`n${n}`, n === 0 ? null : `n${n - 1}`, 0))
  expect(sortByBinderOrder(chain)).toHaveLength(50_000)
})
