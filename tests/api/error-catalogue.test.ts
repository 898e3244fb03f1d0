import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBody } from '../../supabase/functions/_shared/contract/error-body.ts'
import { FIXED_SENTENCES } from '../../supabase/functions/_shared/contract/errors.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { EDGE_IDS, expectFixedAnswer, type FixedAnswer } from './support/fixed-answers.ts'

/** The next result of Auth: an unknown user by default. */
let signIn: () => Promise<string | null> = async () => null
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ auth: { signIn: () => signIn() } })
})
afterAll(() => api.close())

const wrong = { errors: { email: ['Invalid email or password'] } }

/** The fixed errors, one per case, with ids that do not exist. */
const UNKNOWN: readonly FixedAnswer[] = [
  ['user get', 'admin', 'GET /apps/users/{id}', undefined, 404, { message: 'User not found' }],
  ['user delete', 'admin', 'DELETE /apps/users/{id}', undefined, 404, 'User not found'],
]

/** Cases without an id. */
const OTHERS: readonly FixedAnswer[] = [
  ['wrong password', null, 'POST /auth/login', { email: 'client@demo.com', password: 'no' }, 400, wrong],
  ['no password', null, 'POST /auth/login', { email: 'client@demo.com' }, 400, wrong],
  ['nothing', null, 'POST /auth/login', {}, 400, wrong],
  ['no JSON', null, 'POST /auth/login', '{', 400, wrong],
]

describe('fixed refusals (R-203, R-204)', () => {
  it.each(UNKNOWN.map((row) => [row[0], row] as const))('%s of what there is not', async (_what, row) => {
    for (const id of EDGE_IDS) await expectFixedAnswer(api, row, id)
  })

  it.each(OTHERS.map((row) => [row[0], row] as const))('signing in with %s', async (_what, row) => {
    await expectFixedAnswer(api, row)
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
      await expectFixedAnswer(api, ['', null, 'POST /auth/login', sent, 400, message])
    }
    signIn = async () => null
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
    await expectFixedAnswer(api, ['', 'user', 'GET /nothing', undefined, 404, notFound])
    await expectFixedAnswer(api, ['', 'user', 'POST /apps/nothing', {}, 404, notFound])
  })

  it('an unauthorized caller is refused before the row is looked up', async () => {
    for (const [, , call, sent] of UNKNOWN) {
      const [method = '', path = ''] = call.split(' ')
      for (const id of ['1', '999999999']) {
        const answer = await api.send('client', method, path.replace('{id}', id), sent)
        expect([answer.status, (answer.body as { error: { code: string } }).error.code], call).toEqual([
          403,
          'forbidden',
        ])
      }
    }
  })
})

/** Fixed messages of, each with the ids of the screens that show it. */
const SENTENCES: [sentence: string, ...ids: string[]][] = [
  ['Error uploading file', 'attachments.upload.error', 'account.avatar.upload-failed'],
  ['Failed to upload file. Please try again.', 'scrivener-import.upload.failed'],
  ['Processing failed', 'scrivener-import.error.processing'],
  ['Failed to create new page', 'manuscripts.failed.create'],
  ['Failed to delete item', 'manuscripts.failed.trash', 'manuscripts.failed.erase'],
  ['Failed to rename item', 'manuscripts.failed.rename'],
  ['No messages found', 'mail.empty', 'projects.messages.none'],
  ['No data available', 'projects.list.empty', 'admin.dashboard.nothing'],
  ['No matching records found', 'ui.no-match', 'app.search.none', 'chat.list.none'],
  ['This action cannot be undone.', 'mail.erase.body', 'manuscripts.erase.body', 'users.delete.forever'],
  ['All fields must be filled before sending', 'mail.compose.unfilled'],
  ['Please select a file to upload', 'scrivener-import.file.required'],
  ['Only .zip files are allowed', 'scrivener-import.file.zipOnly'],
  ['File size must be less than 50MB', 'scrivener-import.file.tooLarge'],
]

describe('fixed messages (R-133, R-134, R-206, R-207, R-209)', () => {
  const folder = new URL('../../locales/en/', import.meta.url)
  const messages: Record<string, string> = Object.assign(
    {},
    ...readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
  )
  const texts = Object.values(messages)

  it.each(SENTENCES)('“%s” is the whole text of its messages', (sentence, ...ids) => {
    for (const id of ids) expect(messages[id], id).toBe(sentence)
  })

  it('R-208: deleting a label asks the fixed question', () => {
    const question =
      /^Are you sure you want to delete the label .+ This will remove the label from all associated messages\. This action cannot be undone\.$/
    expect(texts.filter((text) => question.test(text))).toHaveLength(1)
  })
})
