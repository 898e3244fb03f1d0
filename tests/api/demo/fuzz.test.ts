import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyOperation } from '../../../supabase/functions/_shared/openapi/registry.ts'
import { startTestApi, type TestApi } from '../support/api.ts'
import { ODD_BODIES, ODD_SEGMENTS, ODD_TEXT, ODD_VALUES, seeded } from '../support/odd-values.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** Every call of the sample data, from what describes it: a new one is fuzzed by being described. */
const CALLS = everyOperation
  .filter(({ operations }) => operations.some(({ path }) => /^\/(apps|dashboard|pages|app-bar)\//.test(path)))
  .flatMap(({ operations }) => operations)

const FIELDS = [
  'title', 'start', 'end', 'allDay', 'url', 'extendedProps', 'boardId', 'newName', 'itemTitle', 'boardName', 'item', 'ids', 'id', 'name', 'q',
] // biome-ignore format: a list of words
const QUERY = ['q', 'page', 'itemsPerPage', 'sortBy', 'orderBy', 'status', 'stock', 'category', 'label', 'hideCompleted', 'calendars', 'selectedDateRange', 'selectedDateRange[start]', 'title', 'lang'] // biome-ignore format: a list of words

const random = seeded(20_261_122)
const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T

function makeBody(): string {
  if (random(6) === 0) return pick(ODD_BODIES)
  if (random(6) === 0) return JSON.stringify([pick(ODD_VALUES), pick(ODD_VALUES), 1, 2])
  const body: Record<string, unknown> = {
    title: 'x',
    start: '2027-01-01',
    boardId: 1,
    ids: [1, 2],
    itemTitle: 'x',
    boardName: 'Done',
    newName: 'x',
    extendedProps: { calendar: 'ETC' },
    item: { id: 1 },
  }
  for (let field = random(4); field >= 0; field -= 1) body[pick(FIELDS)] = pick(ODD_VALUES)
  if (random(3) === 0) {
    body.item = {
      id: 1,
      [pick(['title', 'labels', 'members', 'dueDate', 'image', 'comments', 'attachments', 'id'])]:
        pick(ODD_VALUES),
    }
  }
  return JSON.stringify(body)
}

const makeQuery = () =>
  Array.from({ length: random(4) }, () => {
    const key = pick(QUERY) + pick(['', '', '', '[]'])
    return `${encodeURIComponent(key)}=${encodeURIComponent(pick(ODD_TEXT).replace(/\p{Surrogate}/gu, ''))}`
  }).join('&')

describe('the calls of the sample data', () => {
  it('never fail, whatever is sent: two thousand seeded tries', async () => {
    expect(CALLS.length).toBeGreaterThan(30)
    const statuses = new Set<number>()
    for (let n = 0; n < 2000; n += 1) {
      const { method, path } = pick(CALLS)
      const filled = path.replace(/:\w+/g, () => pick([...ODD_SEGMENTS, '1', '2', '5000']))
      const body = method === 'get' ? undefined : makeBody()
      const url = `${filled}?${makeQuery()}`
      const answer = await api.send(
        pick(['manager', 'manager', 'auth', 'client', null]),
        method.toUpperCase(),
        url,
        body,
      )
      const what = `${method} ${url.slice(0, 200)} ${body?.slice(0, 300) ?? ''}`
      expect(answer.status, what).toBeLessThan(500)
      expect(answer.text, what).not.toMatch(/syntax error|relation "|violates|plpgsql|postgres/i)
      statuses.add(answer.status)
    }
    // It was no monologue: calls came through, and were refused in every way there is.
    for (const status of [200, 201, 204, 400, 401, 403, 404, 422]) expect([...statuses]).toContain(status)
    expect(api.logs).toEqual([])
  }, 300_000)

  it('refuse bodies over the limit by their size', async () => {
    const large = JSON.stringify({ title: 'x'.repeat(300 * 1024) })
    for (const { method, path, body } of CALLS) {
      if (!body) continue
      const answer = await api.send('manager', method.toUpperCase(), path.replace(/:\w+/g, '1'), large)
      expect(answer.status, path).toBe(413)
    }
  })

  it('left the kanban whole', async () => {
    const { body } = await api.send('auth', 'GET', '/apps/kanban')
    const { boards, items } = body as { boards: { itemsIds: number[] }[]; items: { id: number }[] }
    expect(boards.flatMap((board) => board.itemsIds).sort()).toEqual(items.map((item) => item.id).sort())
  })
})
