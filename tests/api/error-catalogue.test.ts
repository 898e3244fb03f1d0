import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBody } from '../../supabase/functions/_shared/contract/error-body.ts'
import { FIXED_SENTENCES } from '../../supabase/functions/_shared/contract/errors.ts'
import { type Person, startTestApi, type TestApi } from './support/api.ts'

/** The next result of Auth: an unknown user by default. */
let signIn: () => Promise<string | null> = async () => null
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ auth: { signIn: () => signIn() } })
})
afterAll(() => api.close())

const NOTHING = null
type Body = string | object | typeof NOTHING
type Row = readonly [what: string, as: Person | null, call: string, sent: unknown, status: number, body: Body]

const event = { title: 'Fair', start: '2027-03-01', extendedProps: { calendar: 'ETC' } }
const wrong = { errors: { email: ['Invalid email or password'] } }

/** The fixed errors, one per case, with ids that do not exist. */
const UNKNOWN: readonly Row[] = [
  ['calendar update', 'manager', 'PUT /apps/calendar/{id}', event, 400, 'Something Went Wrong'],
  ['calendar delete', 'manager', 'DELETE /apps/calendar/{id}', undefined, 400, 'Something Went Wrong'],
  ['product delete', 'manager', 'DELETE /apps/ecommerce/products/{id}', undefined, 404, NOTHING],
  ['review delete', 'manager', 'DELETE /apps/ecommerce/reviews/{id}', undefined, 404, NOTHING],
  ['customer get', 'user', 'GET /apps/ecommerce/customers/{id}', undefined, 404, NOTHING],
  ['order delete', 'manager', 'DELETE /apps/ecommerce/orders/{id}', undefined, 204, NOTHING],
  ['invoice get', 'user', 'GET /apps/invoice/{id}', undefined, 404, 'No invoice found with this id'],
  [
    'invoice delete',
    'manager',
    'DELETE /apps/invoice/{id}',
    undefined,
    404,
    { error: 'Something went wrong' },
  ],
  ['user get', 'admin', 'GET /apps/users/{id}', undefined, 404, { message: 'User not found' }],
  ['user delete', 'admin', 'DELETE /apps/users/{id}', undefined, 404, 'User not found'],
]

/** Cases without an id. */
const OTHERS: readonly Row[] = [
  ['wrong password', null, 'POST /auth/login', { email: 'client@demo.com', password: 'no' }, 400, wrong],
  ['no password', null, 'POST /auth/login', { email: 'client@demo.com' }, 400, wrong],
  ['nothing', null, 'POST /auth/login', {}, 400, wrong],
  ['no JSON', null, 'POST /auth/login', '{', 400, wrong],
]

const IDS = ['999999999', '0', '99999999999999999999', '-1', '1.5', 'x', "1'--", '%00', '%F0%9F%98%80']

/** The complete response: status, content type, body. */
async function expectAnswer([, as, call, sent, status, body]: Row, id = ''): Promise<void> {
  const [method = '', path = ''] = call.replace('{id}', id).split(' ')
  const answer = await api.send(as, method, path, sent)
  const type = answer.headers.get('content-type')
  expect([answer.status, answer.body], call).toEqual([status, body ?? undefined])
  if (body === NOTHING) expect(answer.text).toBe('')
  else if (typeof body === 'string') {
    expect(answer.text).toBe(body)
    expect(type).toMatch(/^text\/plain/)
  } else expect(type).toBe('application/json')
}

describe('fixed refusals (R-200 to R-205)', () => {
  it.each(UNKNOWN.map((row) => [row[0], row] as const))('%s of what there is not', async (_what, row) => {
    for (const id of IDS) await expectAnswer(row, id)
  })

  it.each(OTHERS.map((row) => [row[0], row] as const))('signing in with %s', async (_what, row) => {
    await expectAnswer(row)
  })

  it('signing in fails when Auth, its token or the database fails', async () => {
    const failures: (() => Promise<string | null>)[] = [
      () => Promise.reject(new Error('Auth is away')),
      () => Promise.reject(new TypeError('fetch failed')),
    ]
    for (const failure of failures) {
      signIn = failure
      const sent = { email: 'client@demo.com', password: 'quillport-demo' }
      const message = { errors: { email: ['Something went wrong'] } }
      await expectAnswer(['', null, 'POST /auth/login', sent, 400, message])
    }
    signIn = async () => null
  })

  it('a deleted row answers like one that never existed', async () => {
    for (const [what, as, call, sent, status, body] of UNKNOWN) {
      if (!call.startsWith('DELETE') || what === 'user delete') continue
      const path = call.replace('DELETE ', '').replace('{id}', what === 'invoice delete' ? '4990' : '7')
      expect((await api.send(as, 'DELETE', path)).status, path).toBe(204)
      await expectAnswer([what, as, `DELETE ${path}`, sent, status, body])
    }
  })

  it.each([
    ['a board whose title there is', 'board/add', { title: ' in progress ' }],
    ['a board without a title', 'board/add', {}],
    ['a board with an empty title', 'board/add', { title: '  ' }],
    ['a card without a title', 'item/add', { boardName: 'Done', boardId: 3 }],
    ['a card without the name of its board', 'item/add', { itemTitle: 'Call', boardId: 3 }],
    ['a card without anything', 'item/add', {}],
  ])('kanban: %s answers a network error with a message', async (_what, path, body) => {
    const answer = await api.send('manager', 'POST', `/apps/kanban/${path}`, body)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ message: expect.stringMatching(/^[A-Z].{10,}$/) })
  })

  it('R-130, R-133: a fixed sentence is the message, and its reason is at the field', async () => {
    for (const [path, field, reason] of [
      ['/projects', 'title', 'title_required'],
      ['/mail/messages', 'to', 'unfilled'],
      ['/imports', 'fileName', 'file_required'],
    ] as const) {
      const body = path === '/mail/messages' ? { id: randomUUID(), to: [], html: '' } : {}
      const { error } = errorBody.parse((await api.send('client', 'POST', path, body)).body)
      expect(error.fields).toHaveProperty(field, reason)
      expect(error.message).toBe(FIXED_SENTENCES[reason])
    }
  })

  it('an unknown path answers 404', async () => {
    const notFound = { error: { code: 'not_found', message: 'There is nothing here.' } }
    await expectAnswer(['', 'user', 'GET /nothing', undefined, 404, notFound])
    await expectAnswer(['', 'user', 'POST /apps/ecommerce', {}, 404, notFound])
  })

  it('an unauthorized caller is refused before the row is looked up', async () => {
    for (const [, , call, sent] of UNKNOWN) {
      const [method = '', path = ''] = call.split(' ')
      for (const id of ['1', '4990', '999999999']) {
        const answer = await api.send('client', method, path.replace('{id}', id), sent)
        expect([answer.status, (answer.body as { error: { code: string } }).error.code], call).toEqual([
          403,
          'forbidden',
        ])
      }
    }
  })
})

/** Fixed messages of; the tests of the screens check where they appear. */
const SENTENCES = [
  'Failed to upload file. Please try again.',
  'Processing failed',
  'Failed to create new page',
  'Failed to delete item',
  'Failed to rename item',
  'No messages found',
  'No data available',
  'No matching records found',
  'This action cannot be undone.',
  'Project title is required',
  'Property is required',
  'Service type is required',
  'Due date is required',
  'Due date must be today or later',
  'Latest completion date is required',
  'Latest completion date must be after or equal to the due date',
  'All fields must be filled before sending',
  'Please select a file to upload',
  'Only .zip files are allowed',
  'File size must be less than 50MB',
]

describe('fixed messages (R-133, R-134, R-206, R-207, R-209)', () => {
  const folder = new URL('../../locales/en/', import.meta.url)
  const texts = readdirSync(folder).flatMap((name) =>
    Object.values(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>),
  )

  it.each(SENTENCES)('“%s” is a message with exactly this text', (sentence) => {
    expect(texts).toContain(sentence)
  })

  it('R-208: deleting a label asks the fixed question', () => {
    const question =
      /^Are you sure you want to delete the label .+ This will remove the label from all associated messages\. This action cannot be undone\.$/
    expect(texts.filter((text) => question.test(text))).toHaveLength(1)
  })
})
