import { expect, it } from 'vitest'
import { keepNewerRows, shareNewerRows } from './newer-rows.ts'
import { createQueryClient } from './query-client.ts'

const row = (id: number | string, revision: number, more = {}) => ({ id, revision, ...more })

it.each([
  ['a row', row(1, 6), row(1, 5), row(1, 6)],
  ['a row with an equal revision', row(1, 5, { a: 1 }), row(1, 5, { a: 2 }), row(1, 5, { a: 2 })],
  ['a row of another id', row(1, 6), row(2, 5), row(2, 5)],
  [
    'a row of a list in another order',
    [row(1, 6), row(2, 1)],
    [row(2, 2), row(1, 5)],
    [row(2, 2), row(1, 6)],
  ],
  ['a deleted row', [row(1, 6), row(2, 1)], [row(1, 5)], [row(1, 6)]],
  [
    'a row of a page',
    { pages: [{ rows: [row('a', 3)], total: 1 }] },
    { pages: [{ rows: [row('b', 1), row('a', 2)], total: 2 }] },
    { pages: [{ rows: [row('b', 1), row('a', 3)], total: 2 }] },
  ],
  [
    'a role, by its name',
    [{ name: 'a', revision: 2 }],
    [{ name: 'a', revision: 1 }],
    [{ name: 'a', revision: 2 }],
  ],
  ['a value without key', { revision: 2 }, { revision: 1 }, { revision: 1 }],
  ['a first response', undefined, [row(1, 1)], [row(1, 1)]],
])('R-760: %s keeps the newer revision', (_what, known, fresh, result) => {
  expect(keepNewerRows(known, fresh)).toEqual(result)
})

it('R-760: every query keeps newer rows', () => {
  const client = createQueryClient()
  client.setQueryData(['rows'], [row(1, 6)])
  client.setQueryData(['rows'], [row(1, 5)])
  expect(client.getQueryData(['rows'])).toEqual([row(1, 6)])
})

it('equal responses keep their identity, and other objects are not copied', () => {
  const known = { rows: [row(1, 1)], total: 1 }
  expect(shareNewerRows(known, { rows: [row(1, 1)], total: 1 })).toBe(known)
  const file = new Blob(['a'])
  expect(shareNewerRows({ file: new Blob(['b']) }, { file })).toEqual({ file })
})
