import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorBody } from '../../supabase/functions/_shared/contract/error-body.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { EDGE_VALUES, seeded } from './support/edge-values.ts'
import { dayFromToday, demoCallers, requestBody } from './support/projects.ts'

const FIELDS = [
  'id',
  'today',
  'title',
  'property',
  'serviceType',
  'timePreference',
  'dueDate',
  'latestCompletionDate',
  'description',
  'serviceDescription',
  'voiceWishes',
  'contactEmail',
  'attachments',
  'chapters',
  'companyId',
  'revision',
  'status',
  'reason',
  'uids',
  'kind',
  'files',
  'body',
  'manuscriptId',
  'itemIds',
]

let api: TestApi
let people: ReturnType<typeof demoCallers>
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
afterAll(() => api.close())

function expectHandled(answer: { status: number; text: string; body: unknown }, what: string): void {
  expect(answer.status, what).toBeLessThan(500)
  expect(answer.text, what).not.toMatch(/syntax error|relation "|column "|violates|plpgsql|postgres/i)
  if (answer.status >= 400) expect(() => errorBody.parse(answer.body), what).not.toThrow()
}

it('hundreds of bodies of odd values cause no failure and no text of the database', async () => {
  const random = seeded(20_261_121)
  const { id } = await people.client.file()
  const writes = api.routes.filter(
    (route) => route.path.startsWith('/api/projects') && route.method !== 'GET' && route.method !== 'DELETE',
  )
  for (let n = 0; n < 600; n += 1) {
    const { method, path } = writes[n % writes.length] as (typeof writes)[number]
    const body: Record<string, unknown> = {
      ...requestBody(),
      revision: 1,
      status: 'in_progress',
      uids: [],
      kind: 'source',
      files: [],
      body: 'x',
      manuscriptId: id,
      itemIds: [],
    }
    for (let field = random(3); field >= 0; field -= 1) {
      body[FIELDS[random(FIELDS.length)] as string] = EDGE_VALUES[random(EDGE_VALUES.length)]
    }
    const at = path.replace('/api', '').replace(':id', id).replace(':commentId', id)
    const by = n % 2 ? people.client : people.manager
    expectHandled(await by.send(method, at, body), `${method} ${at} ${JSON.stringify(body).slice(0, 400)}`)
  }
})

it('days at the limits of the calendar are answered', async () => {
  for (const dueDate of ['9999-12-31', '0001-01-01', '0000-01-01', '2026-13-01', '+10000-01-01']) {
    expectHandled(
      await people.client.send(
        'POST',
        '/projects',
        requestBody({ dueDate, latestCompletionDate: '9999-12-31', today: dayFromToday() }),
      ),
      dueDate,
    )
  }
})
