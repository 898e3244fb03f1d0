import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../support/api.ts'

const ROWS = 10_000
const RARE = 3000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`
    insert into demo.vehicles (location, start_city, start_country, end_city, end_country, warnings, progress)
    select 1000000 + n, 'Brest', 'France', 'Cork', 'Ireland', 'No Warnings', n % 101 from generate_series(26, ${ROWS}::int) as n`
  await api.database.owner`
    insert into demo.projects (logo, name, project, leader, progress, minutes)
    select 'demo/logos/tide.svg', case when n <= ${RARE} then 'Rare' else 'Common' end, 'Project ' || n, 'Somebody', n % 101, 0
      from generate_series(17, ${ROWS}::int) as n`
  await api.database.owner`analyze demo.projects, demo.vehicles`
})
afterAll(() => api.close())

const vehicles = async (query: string) => {
  const { body } = await api.send('auth', 'GET', `/apps/logistics/vehicles?${query}`)
  return body as { vehicles: { id: number }[]; totalVehicles: number }
}
const projects = async (query: string) => {
  const { body } = await api.send('auth', 'GET', `/dashboard/analytics/projects?${query}`)
  return body as { projects: { id: number; name: string }[]; totalProjects: number; page: number }
}
/** The ids of a page, read from Postgres. */
async function expected(order: string, page: number): Promise<number[]> {
  const rows = await api.database.owner.unsafe<{ id: number }[]>(
    `select id from demo.vehicles order by ${order} limit 10 offset ${(page - 1) * 10}`,
  )
  return rows.map((row) => row.id)
}

describe('a list with 10,000 rows (R-184)', () => {
  it.each([1, 500, 1000, 1001, 999_999])('has the right rows on page %i', async (page) => {
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
  })

  it('has the remaining rows on its last page', async () => {
    const answer = await vehicles('page=143&itemsPerPage=70')
    expect(answer.vehicles).toHaveLength(ROWS - 142 * 70)
  })

  it('has an exact total after rows are deleted', async () => {
    await api.database.owner`delete from demo.vehicles where id > ${ROWS - 5}`
    expect((await vehicles('')).totalVehicles).toBe(ROWS - 5)
  })

  it('counts the matches of a search exactly, few or many', async () => {
    const common = await projects('q=common&page=600')
    expect(common).toMatchObject({ totalProjects: ROWS - RARE, page: 600 })
    expect(common.projects.map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_value, n) => RARE + 5991 + n),
    )
    expect(await projects('q=project%209999')).toMatchObject({ totalProjects: 1 })
  })
})
