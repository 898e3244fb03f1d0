import { expect, it } from 'vitest'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { fetchAllUsers } from './users.ts'

const api = mockApi()

it.each([0, 1, 3])('an export has the people of all %i pages', async (totalPages) => {
  api.get.mockReset().mockImplementation(async (_path, { query } = {}) => {
    const page = Number(query?.page)
    return { users: page <= totalPages ? [{ id: page }, { id: page + 100 }] : [], totalPages }
  })
  const ids = (await fetchAllUsers({ role: 'client' })).map(({ id }) => id)
  expect(ids).toEqual(Array.from({ length: totalPages }, (_, at) => [at + 1, at + 101]).flat())
  expect(api.get.mock.lastCall?.[1]?.query).toMatchObject({ role: 'client', itemsPerPage: 100 })
})
