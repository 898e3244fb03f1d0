import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from '../support/accounts.ts'
import { PEOPLE, startTestApi, type TestApi } from '../support/api.ts'
import { nameOf, OPERATIONS } from '../support/contract.ts'
import { INBOUND_SECRETS } from '../support/inbound.ts'
import { walkSampleData } from './demo/sample-data.ts' // template areas
import { walkSampleShop } from './demo/sample-shop.ts' // template areas
import { walkAccount, walkAdministration } from './people.ts'
import { walkChat, walkMail, walkProjects, walkSavedReplies, walkTeamMail } from './portal.ts'
import { startWalk, type Walker } from './walker.ts'
import { walkImports, walkWriting } from './writing.ts'

let api: TestApi
let walker: Walker
beforeAll(async () => {
  api = await startTestApi({
    inbound: INBOUND_SECRETS,
    accounts: testAccounts(() => api.database.owner),
    auth: { signIn: () => api.token(PEOPLE.client) },
  })
  walker = startWalk(api)
})
afterAll(() => api.close())

/** The API of the tests compares every response with docs/openapi.json and throws on a difference. */
describe('every successful response matches its description', () => {
  it.each([
    ['account and profile', walkAccount],
    ['administration', walkAdministration],
    ['manuscripts', walkWriting],
    ['imports', walkImports],
    ['projects', walkProjects],
    ['mail', walkMail],
    ['team mail', walkTeamMail],
    ['saved replies', walkSavedReplies],
    ['chat', walkChat],
    ['sample data', walkSampleData], // template areas
    ['sample shop', walkSampleShop], // template areas
  ])('in %s', async (_area, walk) => {
    await walk(walker)
  })

  it('and every call is called with each of its success codes', () => {
    const wanted = OPERATIONS.flatMap((operation) =>
      Object.keys(operation.responses)
        .filter((status) => status.startsWith('2'))
        .map((status) => `${nameOf(operation)} ${status}`),
    )
    expect(wanted.length).toBeGreaterThan(165)
    expect(wanted.filter((one) => !api.answered.has(one))).toEqual([])
  })
})
