import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../support/api.ts'

const ROWS = 24_000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`
    insert into demo.vehicles (location, start_city, start_country, end_city, end_country, warnings, progress)
    select 1000000 + n, 'Brest', 'France', 'Cork', 'Ireland', 'No Warnings', n % 101 from generate_series(26, ${ROWS}::int) as n`
  await api.database.owner`
    insert into demo.projects (logo, name, project, leader, progress, minutes)
    select 'demo/logos/tide.svg', case when n <= 4000 then 'Rare' else 'Common' end, 'Project ' || n, 'Somebody', n % 101, 0
      from generate_series(17, ${ROWS}::int) as n`
  await api.database.owner`analyze demo.projects, demo.vehicles`
})
afterAll(() => api.close())

const vehicles = async (query: string) => {
  const { body } = await api.send('auth', 'GET', `/apps/logistics/vehicles?${query}`)
  return body as { vehicles: { id: number }[]; totalVehicles: number }
}
const projects = async (query: string) => {
  const answer = await api.send('auth', 'GET', `/dashboard/analytics/projects?${query}`)
  const body = answer.body as {
    projects: { id: number; name: string }[]
    totalProjects: number
    page: number
  }
  return { ...body, isEstimated: answer.headers.get('x-total-estimated') === 'true' }
}
/** The ids of a page, read from Postgres. */
async function expected(order: string, page: number): Promise<number[]> {
  const rows = await api.database.owner.unsafe<{ id: number }[]>(
    `select id from demo.vehicles order by ${order} limit 10 offset ${(page - 1) * 10}`,
  )
  return rows.map((row) => row.id)
}

describe('a list with many rows', () => {
  it.each([1, 999, 1000, 1001, 1002, 1200, 1201, 1500, 2399, 2400, 2401, 999_999])(
    'has the right rows on page %i, read from either end',
    async (page) => {
      for (const [query, order] of [
        ['', 'id'],
        ['&sortBy=progress', 'progress, id'],
        ['&sortBy=progress&orderBy=desc', 'progress desc, id'],
        ['&sortBy=startRoute&orderBy=desc', 'start_route desc, id'],
      ] as const) {
        const answer = await vehicles(`page=${page}${query}`)
        expect(
          answer.vehicles.map(({ id }) => id),
          query,
        ).toEqual(await expected(order, page))
        expect(answer.totalVehicles).toBe(ROWS)
      }
    },
  )

  it('has the remaining rows on its last page', async () => {
    const answer = await vehicles('page=343&itemsPerPage=70')
    expect(answer.vehicles).toHaveLength(ROWS - 342 * 70)
  })

  it('keeps an exact total when rows are deleted, one by one or all', async () => {
    const { owner } = api.database
    const total = async () => (await vehicles('')).totalVehicles
    await owner`delete from demo.vehicles where id > ${ROWS - 5}`
    expect(await total()).toBe(ROWS - 5)
    await owner
      .begin(async (tx) => {
        await tx`truncate demo.vehicles`
        const [row] = await tx`select total from demo.list_totals where list = 'vehicles'`
        expect(row?.total).toBe(0)
        throw new Error('undone')
      })
      .catch((error: Error) => expect(error.message).toBe('undone'))
    expect(await total()).toBe(ROWS - 5)
  })

  it('counts a search exactly while its matches are read as ids', async () => {
    const rare = await projects('q=rare&page=300')
    expect(rare).toMatchObject({ totalProjects: 4000 - 16, isEstimated: false, page: 300 })
    expect(rare.projects).toHaveLength(10)
    const one = await projects('q=project%2023999')
    expect(one).toMatchObject({ totalProjects: 1, isEstimated: false })
  })

  it('marks the total of many matches as estimated, the same on every page, with the right rows', async () => {
    const [first, later] = await Promise.all([projects('q=common'), projects('q=common&page=700')])
    expect([first.isEstimated, later.isEstimated]).toEqual([true, true])
    expect(first.totalProjects).toBe(later.totalProjects)
    expect(Math.abs(first.totalProjects / (ROWS - 4000) - 1)).toBeLessThan(0.15)
    expect(first.projects[0]?.id).toBe(4001)
    expect(later.projects.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, () => 'Common'))
    expect(later.projects[0]?.id).toBe(4001 + 6990)
  })
})
