import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestApi, type TestApi } from '../support/api.ts'
import { EDGE_TEXTS } from '../support/edge-values.ts'
import { type DemoRow, LISTS, type List } from './lists.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function ask(
  list: List,
  query = '',
  as: Person = 'auth',
): Promise<{ rows: DemoRow[]; total: number; body: DemoRow }> {
  const answer = await api.send(as, 'GET', `${list.path}${query}`)
  if (answer.status !== 200) throw new Error(`${list.path}${query} answered ${answer.status}: ${answer.text}`)
  const body = answer.body as DemoRow
  return { rows: body[list.rows] as DemoRow[], total: body[list.total] as number, body }
}

const ids = (rows: readonly DemoRow[]) => rows.map((row) => row.id as number)

/** The values of the searched fields of a row; a client is found by name and address. */
function textsOf(row: DemoRow, fields: readonly string[]): string[] {
  return fields.flatMap((field) => {
    const value = row[field]
    if (typeof value !== 'object' || value === null) return [String(value)]
    const { name, companyEmail } = value as DemoRow
    return [String(name), String(companyEmail)]
  })
}
/** The words of the other fields that occur in no searched field. */
const otherTexts = (row: DemoRow, fields: readonly string[]) =>
  Object.entries(row).flatMap(([field, value]) =>
    fields.includes(field) || typeof value !== 'string' || value.length < 6 ? [] : [value],
  )
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

describe.each(LISTS.map((list) => [list.path, list] as const))('GET %s', (_path, list) => {
  it(`R-072, R-179: has ${list.count} rows, ten a page, ${list.isReversed ? 'newest' : 'oldest'} first`, async () => {
    const { rows, total } = await ask(list)
    expect(total).toBe(list.count)
    expect(rows).toHaveLength(10)
    const sorted = [...ids(rows)].sort((a, b) => (list.isReversed ? b - a : a - b))
    expect(ids(rows)).toEqual(sorted)
  })

  it('shows every row once across its pages', async () => {
    const seen: number[] = []
    for (let page = 1; page <= Math.ceil(list.count / 7); page += 1) {
      // 7 is not a page size of the table, but a valid one of the API.
      seen.push(...ids((await ask(list, `?itemsPerPage=7&page=${page}`)).rows))
    }
    expect(seen).toHaveLength(list.count)
    expect(new Set(seen).size).toBe(list.count)
  })

  it('answers the maximum page size for -1', async () => {
    expect((await ask(list, '?itemsPerPage=-1')).rows).toHaveLength(Math.min(100, list.count))
  })

  it.each([
    'page=abc&itemsPerPage=xyz',
    'page=-1&itemsPerPage=0',
    'page=1.5&itemsPerPage=1e9',
    'page=&itemsPerPage=',
    'page=1&page=2&itemsPerPage=10&itemsPerPage=50',
  ])('falls back to page 1 and 10 rows for %s', async (query) => {
    expect(ids((await ask(list, `?${query}`)).rows)).toEqual(ids((await ask(list)).rows))
  })

  it.each(Object.keys(list.sorts))('sorts by %s both ways, equals as the list stands', async (key) => {
    const keyOf = list.sorts[key] as (row: DemoRow) => string | number
    for (const direction of [1, -1]) {
      const { rows } = await ask(
        list,
        `?sortBy=${key}&orderBy=${direction === 1 ? 'asc' : 'desc'}&itemsPerPage=100`,
      )
      rows.slice(1).forEach((row, at) => {
        const before = rows[at] as DemoRow
        const [a, b] = [keyOf(before), keyOf(row)]
        const order =
          typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')
        const where = `${key}: ${a} (${before.id}) before ${b} (${row.id})`
        expect(order * direction, where).toBeLessThanOrEqual(0)
        if (a === b) {
          const standing = (before.id as number) - (row.id as number)
          expect(list.isReversed ? standing > 0 : standing < 0, where).toBe(true)
        }
      })
    }
  })

  it('keeps its order for unknown sort keys', async () => {
    for (const key of ['', 'nothing', '__proto__', 'id;drop', 'constructor']) {
      expect(ids((await ask(list, `?sortBy=${key}&orderBy=sideways`)).rows)).toEqual(
        ids((await ask(list)).rows),
      )
    }
  })

  it('searches without regard to case, in the documented fields only (R-184)', async () => {
    if (!list.search) {
      expect((await ask(list, '?q=zzzzzz')).total).toBe(list.count)
      return
    }
    const { q, fields } = list.search
    const holds = (row: DemoRow) =>
      fields.some((field) => JSON.stringify(row[field]).toLowerCase().includes(q.toLowerCase()))
    const everything = (await ask(list, '?itemsPerPage=100')).rows
    const expected = everything.filter(holds)
    const found = await ask(list, `?itemsPerPage=100&q=${q}`)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(list.count)
    expect(ids(found.rows)).toEqual(ids(expected))
    expect(found.total).toBe(expected.length)
    expect((await ask(list, `?q=${q}&page=1&itemsPerPage=1`)).total).toBe(expected.length)
  })

  it('finds a row by each documented field (R-175) without regard to case and accents', async () => {
    if (!list.search) return
    const { fields } = list.search
    const everything = (await ask(list, '?itemsPerPage=100')).rows
    const has = (row: DemoRow, q: string) => textsOf(row, fields).some((text) => fold(text).includes(fold(q)))
    expect(everything.length).toBe(Math.min(list.count, 100))
    const asked = [0, Math.floor(everything.length / 2), everything.length - 1]
    let narrowed = 0
    for (const row of asked.map((at) => everything[at] as DemoRow)) {
      expect(textsOf(row, fields).length).toBeGreaterThan(0)
      for (const value of [...textsOf(row, fields), ...otherTexts(row, fields)]) {
        const q = value.slice(0, 60).trim()
        const found = await ask(list, `?itemsPerPage=100&q=${encodeURIComponent(fold(q).toUpperCase())}`)
        const expected = everything.filter((one) => has(one, q))
        expect(ids(found.rows), q).toEqual(ids(expected))
        expect(found.total, q).toBe(expected.length)
        // The values of the row find the row.
        if (textsOf(row, fields).includes(value)) expect(ids(found.rows), q).toContain(ids([row])[0])
        if (expected.length < everything.length) narrowed += 1
      }
    }
    expect(narrowed).toBeGreaterThan(asked.length)
  })

  it('escapes wildcards, quotes and emoji', async () => {
    if (!list.search) return
    for (const q of ['%', '_', '\\', "'", '" or 1=1 --', '😀', '%%', 'a%b']) {
      const { rows, total } = await ask(list, `?q=${encodeURIComponent(q)}`)
      for (const row of rows) expect(JSON.stringify(row).replaceAll('’', "'"), q).toContain(q)
      // An unescaped wildcard would find every row.
      expect(total, q).toBeLessThan(list.count)
      expect(rows.length, q).toBe(Math.min(total, 10))
    }
  })

  it('finds nothing for a text longer than any title', async () => {
    if (!list.search) return
    for (const length of [200, 201, 5000])
      expect((await ask(list, `?q=${'x'.repeat(length)}`)).total, `${length} characters`).toBe(0)
  })

  it('accepts the direction in any case', async () => {
    const [key] = Object.keys(list.sorts)
    expect(ids((await ask(list, `?sortBy=${key}&orderBy=DESC`)).rows)).toEqual(
      ids((await ask(list, `?sortBy=${key}&orderBy=desc`)).rows),
    )
  })

  it('never fails, whatever the query', async () => {
    const keys = ['page', 'itemsPerPage', 'sortBy', 'orderBy', 'status', 'stock', 'category', 'label']
    // hostile-input.test.ts sends values to each parameter alone.
    for (const text of EDGE_TEXTS) {
      const value = encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))
      const query = [...keys, 'q', 'hideCompleted', 'selectedDateRange']
        .map((key) => `${key}=${value}&${key}=1&${key}[]=${value}`)
        .join('&')
      const answer = await api.send('auth', 'GET', `${list.path}?${query}`)
      expect([200, 400], text.slice(0, 40)).toContain(answer.status)
    }
    expect((await api.send('auth', 'GET', `${list.path}?q=%ED%A0%80&page=%&%00=%00`)).status).toBeLessThan(
      500,
    )
    expect((await api.send('auth', 'GET', `${list.path}?page=999999999999999999999`)).status).toBe(200)
  })

  it('answers 405 to other methods, and 401 without a session', async () => {
    for (const method of ['PUT', 'PATCH', 'POST', 'DELETE']) {
      if (list.methods?.includes(method)) continue
      const refused = await api.refused('auth', method, list.path, { a: 1 })
      expect(refused).toMatchObject({ status: 405, code: 'method_not_allowed' })
    }
    expect(await api.refused(null, 'GET', list.path)).toMatchObject({ status: 401 })
  })

  it('is refused without the ability to read the sample data', async () => {
    expect(await api.refused('client', 'GET', list.path)).toMatchObject({ status: 403, code: 'forbidden' })
    for (const as of ['admin', 'manager', 'user'] as const)
      expect((await ask(list, '', as)).total).toBe(list.count)
  })

  it(
    list.path.includes('analytics')
      ? 'reports page 1 beyond the last page'
      : 'is empty beyond the last page, with the true total',
    async () => {
      const beyond = await ask(list, '?page=1000')
      expect(beyond.total).toBe(list.count)
      if (list.path.includes('analytics')) {
        expect(beyond.body).toMatchObject({ page: 1, totalPages: Math.ceil(list.count / 10) })
        expect(ids(beyond.rows)).toEqual(ids((await ask(list)).rows))
      } else expect(beyond.rows).toEqual([])
    },
  )
})

it('no list has logged an error', () => {
  expect(api.logs).toEqual([])
})

it('R-240: every table of the sample data announces a change by its name alone', async () => {
  const { owner } = api.database
  const silent = await owner`
    select t.tablename as name from pg_tables t where t.schemaname = 'demo' and not exists (
      select from pg_trigger g where g.tgrelid = format('demo.%I', t.tablename)::regclass and g.tgname = t.tablename || '_live')
     order by 1`
  expect(silent.map(({ name }) => name)).toEqual([])
  const [since] = await owner<{ at: Date }[]>`select clock_timestamp() as at`
  await owner`update demo.faqs set answer = answer`
  const hints = await owner`
    select topic, payload - 'id' as payload, private from realtime.messages where inserted_at >= ${since?.at ?? new Date()}`
  expect([...hints]).toEqual([{ topic: 'demo', payload: { table: 'faqs' }, private: true }])
})
