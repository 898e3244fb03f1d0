import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  sentResponse,
  threadActionResponse,
  threadResponse,
} from '../../supabase/functions/_shared/contract/mail.ts'
import { mailLinkResponse } from '../../supabase/functions/_shared/contract/mail-links.ts'
import { projectCommentList } from '../../supabase/functions/_shared/contract/project-comments.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { mailBody } from './support/mail.ts'
import { createMailWorker, type MailWorker } from './support/mail-worker.ts'
import { callerOf } from './support/projects.ts'

const COMPANY = '00000000-0000-4000-8000-0000000000c1'
let api: TestApi
let worker: MailWorker
beforeAll(async () => {
  api = await startTestApi()
  worker = createMailWorker(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  const { owner } = api.database
  worker.sent.length = 0
  await owner`delete from private.mail_outbox`
  await owner`delete from private.mail_links`
  await owner`delete from private.visitor_counts`
  await owner`update public.profiles set company_id = ${COMPANY} where id = ${PEOPLE.client}`
  await owner`update public.companies set mail_content = 'titles' where id = ${COMPANY}`
})

const setContent = (content: string) =>
  api.database.owner`update public.companies set mail_content = ${content} where id = ${COMPANY}`
/** A message of the manager to the client, and the mail about it. */
async function mailed() {
  const body = { ...mailBody([]), to: [PEOPLE.client], subject: 'Vowels', html: '<p>Which vowels?</p>' }
  const { thread } = await api.ok('manager', 'POST', '/mail/messages', {
    status: 201,
    schema: sentResponse,
    body,
  })
  await worker.pass()
  await worker.send()
  const mail = worker.sent.find(({ to }) => to === 'client@demo.com')
  const token = /answer\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  return { threadId: thread.threadId, mail, token }
}
const read = async (token: string) => api.send(null, 'GET', `/mail-links?token=${token}`)
const answer = (token: string, text = 'The long ones.') =>
  api.send(null, 'POST', `/mail-links/answer?token=${token}`, { text })

describe('what a mail contains (R-772)', () => {
  it('is sender and title by default, and addresses for answers and bounces', async () => {
    const { mail } = await mailed()
    expect(mail?.text).toContain('Vowels')
    expect(mail?.text).not.toContain('Which vowels?')
    expect(mail?.replyTo).toMatch(/^r\+m\d+\.\d+\.[a-z2-7]{20}@in\.test$/)
    expect(mail?.bounceTo).toMatch(/^b\+\d+\.[a-z2-7]{20}@in\.test$/)
    expect((mail?.replyTo ?? '').indexOf('@')).toBeLessThanOrEqual(64)
    expect(mail?.headers).toMatchObject({ 'X-Quillport': mail?.id })
    expect(mail?.text).toMatch(/^— Write your answer above this line —/)
  })

  it('is also the text, or the sender only and no link, as the company chose', async () => {
    await setContent('texts')
    expect((await mailed()).mail?.text).toContain('Which vowels?')
    await setContent('nothing')
    worker.sent.length = 0
    const { mail, token } = await mailed()
    expect(`${mail?.subject} ${mail?.text}`).toMatch(/^News from \S/)
    expect(mail?.text).not.toContain('Vowels')
    expect(token).toBe('')
  })

  it('is only the text of messages that the person has not read', async () => {
    await setContent('texts')
    const { threadId } = await mailed()
    await api.ok('client', 'POST', '/mail/actions', {
      schema: threadActionResponse,
      body: { action: 'read', threadIds: [threadId] },
    })
    worker.sent.length = 0
    await api.ok('manager', 'POST', '/mail/messages', {
      status: 201,
      schema: sentResponse,
      body: { ...mailBody([]), to: [PEOPLE.client], threadId, html: '<p>And which consonants?</p>' },
    })
    await worker.pass()
    await worker.send()
    const text = worker.sent.find(({ to }) => to === 'client@demo.com')?.text
    expect(text).toContain('And which consonants?')
    expect(text).not.toContain('Which vowels?')
  })

  it.each(['project_comment', 'project_question', 'mentioned'])(
    'is the text of the comment that a notification %s is about, and of no other',
    async (kind) => {
      const { owner } = api.database
      const { id } = await callerOf(api, PEOPLE.client).file()
      const [comment] = await owner<{ at: string }[]>`
        insert into public.project_comments (project_id, author_id, body, created_at)
        select ${id}, ${PEOPLE.manager}, t.body, now() - t.age from (values ('Earlier', interval '1 hour'), ('See page 4.', '0')) t (body, age)
        order by t.age desc returning created_at::text as at`.then((rows) => rows.slice(-1))
      const textsFor = async (person: string) => {
        const [row] = await owner<{ texts: string[] }[]>`
          select private.mail_texts(${person}, ${kind}, ${owner.json({ projectId: id })}, ${comment?.at ?? ''}::text::timestamptz) as texts`
        return row?.texts
      }
      expect(await textsFor(PEOPLE.client)).toEqual(['See page 4.'])
      expect(await textsFor(PEOPLE.auth)).toEqual([])
    },
  )

  it.each(['message_received', 'mentioned'])('is the unread text of a conversation for %s', async (kind) => {
    const { owner } = api.database
    const { threadId } = await mailed()
    const textsFor = async (person: string) => {
      const [row] = await owner<{ texts: string[] }[]>`
        select private.mail_texts(${person}, ${kind}, ${owner.json({ threadId })}, now()) as texts`
      return row?.texts
    }
    expect(await textsFor(PEOPLE.client)).toEqual(['Which vowels?'])
    expect(await textsFor(PEOPLE.user)).toEqual([])
  })

  it('is the comment of a request only while the person may read it', async () => {
    await setContent('texts')
    const { owner } = api.database
    const { id } = await callerOf(api, PEOPLE.client).file()
    const comment = { id: crypto.randomUUID(), body: 'Please see page 4.' }
    await api.send('manager', 'POST', `/projects/${id}/comments`, comment)
    await owner`update public.projects set client_id = ${PEOPLE.user}, company_id = null where id = ${id}`
    await worker.pass()
    await worker.send()
    expect(worker.sent.map(({ text }) => text).join()).not.toContain('Please see page 4.')
  })

  it('is changed by those who may change companies', async () => {
    const path = `/companies/${COMPANY}`
    const [row] = await api.database.owner<{ revision: number }[]>`
      select revision from public.companies where id = ${COMPANY}`
    const body = { revision: row?.revision, mailContent: 'texts' }
    expect((await api.send('manager', 'PATCH', path, body)).status).toBe(403)
    expect((await api.send('admin', 'PATCH', path, body)).body).toMatchObject({
      company: { mailContent: 'texts', revision: (row?.revision ?? 0) + 1 },
    })
  })
})

describe('the link in a mail to a client (R-773)', () => {
  it('shows the newest text and answers once, as the client and without a session', async () => {
    const { token, threadId } = await mailed()
    const [row] = await api.database.owner<{ days: number }[]>`
      select extract(epoch from expires_at - now())::float / 86400 as days from private.mail_links`
    expect(row?.days).toBeCloseTo(14, 1)
    for (let n = 0; n < 2; n += 1) {
      const { link } = mailLinkResponse.parse((await read(token)).body)
      expect(link).toMatchObject({ action: 'answer', isUsed: false, title: 'Vowels', text: 'Which vowels?' })
    }
    const answers = await Promise.all([answer(token), answer(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    const { messages } = await api.ok('manager', 'GET', `/mail/threads/${threadId}`, {
      schema: threadResponse,
    })
    expect(messages.map(({ text, from }) => [text, from?.uid])).toEqual([
      ['Which vowels?', PEOPLE.manager],
      ['The long ones.', PEOPLE.client],
    ])
    expect((await read(token)).body).toMatchObject({ link: { isUsed: true } })
  })

  it('shows the newest text of another person, not an answer of the client', async () => {
    const { token, threadId } = await mailed()
    const textOf = async (link: string) => mailLinkResponse.parse((await read(link)).body).link.text
    const reply = { ...mailBody([]), to: [PEOPLE.manager], threadId, html: '<p>My own words</p>' }
    await api.ok('client', 'POST', '/mail/messages', { status: 201, schema: sentResponse, body: reply })
    expect(await textOf(token)).toBe('Which vowels?')

    const { owner } = api.database
    const { id } = await callerOf(api, PEOPLE.client).file()
    const [row] = await owner<{ token: string }[]>`
      select private.offer_link(gen_random_uuid(), ${PEOPLE.client}, ${id}) ->> 'token' as token`
    const write = (author: string, body: string) => owner<{ id: string }[]>`
      insert into public.project_comments (project_id, author_id, body) values (${id}, ${author}, ${body}) returning id`
    await write(PEOPLE.manager, 'Page 4?')
    await write(PEOPLE.client, 'Mine')
    expect(await textOf(row?.token ?? '')).toBe('Page 4?')
  })

  it('answers a request with a comment, and keeps an answer that says nothing', async () => {
    const { id } = await callerOf(api, PEOPLE.client).file()
    const comment = { id: crypto.randomUUID(), body: 'British or American?' }
    await api.send('manager', 'POST', `/projects/${id}/comments`, comment)
    await worker.pass()
    await worker.send()
    const mail = worker.sent.find(({ to }) => to === 'client@demo.com')
    const token = /answer\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await answer(token, ' ')).status).toBe(422)
    expect((await answer(token, 'British')).status).toBe(204)
    const { comments } = await api.ok('manager', 'GET', `/projects/${id}/comments`, {
      schema: projectCommentList,
    })
    expect(comments.map(({ body }) => body)).toEqual(['British or American?', 'British'])
  })

  it('is not in a mail to staff', async () => {
    const { owner } = api.database
    const body = { ...mailBody([]), to: [PEOPLE.manager] }
    await api.ok('client', 'POST', '/mail/messages', { status: 201, schema: sentResponse, body })
    await worker.pass()
    await worker.send()
    expect(worker.sent.map(({ to }) => to)).toContain('manager@demo.com')
    expect(await owner`select from private.mail_links where user_id = ${PEOPLE.manager}`).toHaveLength(0)
  })
})

describe('a link in a mail (R-774)', () => {
  it('does nothing with a wrong signature, after 14 days, and once its person cannot act or became staff', async () => {
    const { token } = await mailed()
    const { owner } = api.database
    const wrong = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`
    expect([(await read(wrong)).status, (await answer(wrong)).status]).toEqual([404, 404])
    await owner`update public.profiles set status = 'inactive' where id = ${PEOPLE.client}`
    expect((await answer(token)).status).toBe(404)
    await owner`update public.profiles set status = 'active' where id = ${PEOPLE.client}`
    await owner`update private.user_roles set role = 'user' where user_id = ${PEOPLE.client}`
    expect((await answer(token)).status).toBe(404)
    await owner`update private.user_roles set role = 'client' where user_id = ${PEOPLE.client}`
    await owner`update private.mail_links set expires_at = now() - interval '1 second'`
    expect((await answer(token)).status).toBe(404)
  })

  it('is revoked by its person', async () => {
    const { token } = await mailed()
    await api.done('manager', 'DELETE', '/account/mail-links')
    expect((await read(token)).status).toBe(200)
    await api.done('client', 'DELETE', '/account/mail-links')
    expect([(await read(token)).status, (await answer(token)).status]).toEqual([404, 404])
  })

  it('is limited by network address', async () => {
    const { token } = await mailed()
    await api.database.owner`
      insert into private.visitor_counts (visitor, kind, count) values (private.visitor_of(''), 'mail_link', 59)`
    expect((await answer(token, ' ')).status).toBe(422)
    expect((await read(token)).status).toBe(200)
    expect((await read(token)).status).toBe(429)
    expect((await answer(token)).status).toBe(429)
  })
})
