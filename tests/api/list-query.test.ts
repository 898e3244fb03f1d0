import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listQuery } from '../../supabase/functions/_shared/contract/list.ts'
import { type ListDefinition, runList } from '../../supabase/functions/_shared/db/list-query.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

// Two columns, one nullable, and a joined table: every kind of sort key.
const list: ListDefinition = {
  from: 'public.list_rows',
  alias: 'r',
  id: 'id',
  select: 'r.id, r.place',
  search: ['r.name'],
  sort: {
    name: { by: 'r.name', tie: 'r.place' },
    recent: { by: 'r.name', tie: 'r.place desc' },
    weight: { by: 'w.weight', tie: 'w.row_id', join: 'join public.list_weights w on w.row_id = r.id' },
    note: 'r.note',
  },
  join: 'join public.list_weights w on w.row_id = r.id',
  defaultSort: { by: 'name', order: 'asc' },
  tieBreak: 'r.place',
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.owner.unsafe(`
    create table public.list_rows (id integer primary key, name text not null, note text, place integer not null);
    create table public.list_weights (row_id integer primary key, weight integer not null);
    create index list_rows_name_idx on public.list_rows (name, place);
    insert into public.list_rows values (1, 'a', 'x', 1), (2, 'a', null, 2), (3, 'b', 'y', 3), (4, 'b', 'z', 4);
    insert into public.list_weights values (1, 9), (2, 1), (3, 5), (4, 5)`)
})
afterAll(() => database.drop())

const ids = (query: Record<string, unknown>, definition = list) =>
  database.owner.begin(async (tx) => {
    const { rows, total } = await runList<{ id: number }>(tx, definition, listQuery.parse(query))
    return [rows.map(({ id }) => id), total]
  })

describe('a list definition (R-136)', () => {
  it.each([
    ['name', 'asc', [1, 2, 3, 4]],
    ['name', 'desc', [4, 3, 2, 1]],
    ['recent', 'asc', [2, 1, 4, 3]],
    ['recent', 'desc', [3, 4, 1, 2]],
    ['weight', 'asc', [2, 3, 4, 1]],
    ['weight', 'desc', [1, 4, 3, 2]],
    // Null is last in both directions, with a stable order.
    ['note', 'asc', [1, 3, 4, 2]],
    ['note', 'desc', [4, 3, 1, 2]],
    ['nothing', 'desc', [1, 2, 3, 4]],
  ] as const)('sorts by %s %s', async (sortBy, orderBy, expected) => {
    const { id: _byRows, ...whole } = list
    for (const definition of [list, whole]) {
      expect(await ids({ sortBy, orderBy }, definition)).toEqual([expected, 4])
      const pages = await Promise.all(
        [1, 2, 3].map((page) => ids({ sortBy, orderBy, page, itemsPerPage: 2 }, definition)),
      )
      expect(pages).toEqual([
        [expected.slice(0, 2), 4],
        [expected.slice(2), 4],
        [[], 4],
      ])
    }
  })

  it('searches and counts without the joins of the order', async () => {
    expect(await ids({ q: 'B', sortBy: 'weight', orderBy: 'desc' })).toEqual([[4, 3], 2])
  })

  it('joins the page as a table, with its rows or their ids', async () => {
    const join = (ids: string) => `join unnest(array(select ${ids} from page)) k (id) on k.id = r.id`
    const { id: _byRows, ...whole } = list
    expect(await ids({ itemsPerPage: 2 }, { ...list, join: join('page.found_id') })).toEqual([[1, 2], 4])
    expect(await ids({ itemsPerPage: 2 }, { ...whole, join: join('page.id') })).toEqual([[1, 2], 4])
  })

  it('reads an indexed sort key from its index in both directions; a nullable one is sorted', async () => {
    const statements: string[] = []
    const watched = postgres(database.url('postgres'), {
      max: 1,
      onnotice: () => undefined,
      debug: (_connection, text) => statements.push(text),
    })
    try {
      for (const [sortBy, isSorted] of [
        ['name', false],
        ['note', true],
      ] as const) {
        for (const orderBy of ['asc', 'desc']) {
          statements.length = 0
          await watched.begin((tx) => runList(tx, list, listQuery.parse({ sortBy, orderBy })))
          const page = statements.find((text) => text.includes('found_id')) ?? ''
          // The inner query of the plan finds the page.
          const inner = page.slice(page.indexOf('(select') + 1, page.indexOf(') select '))
          const plan = await watched.begin(async (tx) => {
            await tx`set local enable_seqscan = off`
            return tx.unsafe(`explain ${inner.replace('$1', '10').replace('$2', '0')}`)
          })
          expect(JSON.stringify(plan).includes('Sort'), `${sortBy} ${orderBy}`).toBe(isSorted)
        }
      }
    } finally {
      await watched.end()
    }
  })
})
