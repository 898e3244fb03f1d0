import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inboundLookList } from '../../supabase/functions/_shared/contract/inbound-mails.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { createInbound, INBOUND_SECRETS, type InboundApi, rawMail } from './support/inbound.ts'
import { callerOf } from './support/projects.ts'

let api: TestApi
let inbound: InboundApi
let recipient = ''
let projectId = ''
beforeAll(async () => {
  api = await startTestApi({ inbound: INBOUND_SECRETS })
  inbound = createInbound(api)
  projectId = (await callerOf(api, PEOPLE.client).file()).id
  recipient = await inbound.addressOf(PEOPLE.client, projectId)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.database.owner`delete from private.inbound_mails`
})

const raw = (text = 'Hello', from = 'client@demo.com') =>
  rawMail(`Subject: Re\nContent-Type: text/plain\n\n${text}`, { from })
const stored = async () => (await api.database.owner`select from private.inbound_mails`).length
const post = (body: string, headers: Record<string, string>) =>
  api.request('/api/mail/inbound', { method: 'POST', headers, body })

describe('a mail server of our own (R-770)', () => {
  it('signs time, recipient and mail, and an old, wrong or missing signature stores nothing', async () => {
    const old = String(Math.floor(Date.now() / 1000) - 121)
    expect((await inbound.deliver(recipient, raw(), { timestamp: old })).status).toBe(403)
    expect((await inbound.deliver(recipient, raw(), { signature: 'ab' })).status).toBe(403)
    expect((await inbound.deliver(recipient, raw(), { timestamp: '' })).status).toBe(403)
    const ahead = String(Math.floor(Date.now() / 1000) + 130)
    expect((await inbound.deliver(recipient, raw(), { timestamp: ahead })).status).toBe(403)
    // A signature for another recipient or another mail.
    const now = String(Math.floor(Date.now() / 1000))
    const signedFor = (to: string, text: Uint8Array) =>
      createHmac('sha256', INBOUND_SECRETS.own).update(`${now}.${to}.`).update(text).digest('hex')
    for (const signature of [signedFor('x@in.test', raw()), signedFor(recipient, raw('Other'))])
      expect((await inbound.deliver(recipient, raw(), { timestamp: now, signature })).status).toBe(403)
    expect((await post('x', { 'content-type': 'message/rfc822' })).status).toBe(403)
    expect(await stored()).toBe(0)
    // A signature of less than two minutes ago.
    const recent = String(Math.floor(Date.now() / 1000) - 100)
    expect((await inbound.deliver(recipient, raw(), { timestamp: recent })).status).toBe(200)
    expect(await stored()).toBe(1)
  })

  it('is refused a mail of more than 10 MB, and everything without a secret', async () => {
    expect((await inbound.deliver(recipient, new Uint8Array(10_000_001))).status).toBe(413)
    const closed = await startTestApi()
    expect((await createInbound(closed).deliver(recipient, raw())).status).toBe(403)
    const deliveries: Record<string, string>[] = [
      { 'content-type': 'application/json', authorization: `Basic ${btoa('undefined')}` },
      { 'content-type': 'application/x-www-form-urlencoded' },
    ]
    for (const headers of deliveries)
      expect(
        (await closed.request('/api/mail/inbound', { method: 'POST', headers, body: '{}' })).status,
      ).toBe(403)
    await closed.close()
  })
})

describe('Mailgun (R-770)', () => {
  const form = (changes: Record<string, string> = {}) => {
    const timestamp = changes.timestamp ?? String(Math.floor(Date.now() / 1000))
    const token = changes.token ?? randomUUID()
    const signature = createHmac('sha256', INBOUND_SECRETS.mailgun)
      .update(timestamp + token)
      .digest('hex')
    const fields = {
      recipient,
      timestamp,
      token,
      signature,
      'body-mime': new TextDecoder().decode(raw()),
      ...changes,
    }
    return post(new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
  }

  it('signs time and token; a token counts once, and an old or wrong signature is refused', async () => {
    expect((await form({ timestamp: '1700000000' })).status).toBe(403)
    expect((await form({ signature: 'ab' })).status).toBe(403)
    const token = randomUUID()
    for (let n = 0; n < 2; n += 1) expect((await form({ token })).status).toBe(200)
    expect(await stored()).toBe(1)
    await inbound.receive()
    expect(await inbound.last()).toMatchObject({ state: 'accepted' })
  })

  it('names a sender that fails SPF, whose mail is left to staff', async () => {
    for (const check of ['X-Mailgun-Spf', 'X-Mailgun-Dkim-Check-Result']) {
      expect((await form({ [check]: 'Fail' })).status).toBe(200)
      await inbound.receive()
      expect(await inbound.last()).toMatchObject({ state: 'look', reason: 'failed_check' })
    }
  })
})

describe('Postmark (R-770)', () => {
  const hook = (login: string, MessageID: string = randomUUID()) =>
    post(
      JSON.stringify({ MessageID, OriginalRecipient: recipient, RawEmail: new TextDecoder().decode(raw()) }),
      {
        'content-type': 'application/json',
        authorization: `Basic ${btoa(login)}`,
      },
    )

  it('signs in with the password of its address; a delivery counts once', async () => {
    expect((await hook('hook:wrong')).status).toBe(403)
    const id = randomUUID()
    for (let n = 0; n < 2; n += 1) expect((await hook(INBOUND_SECRETS.postmark, id)).status).toBe(200)
    expect(await stored()).toBe(1)
    await inbound.receive()
    expect(await inbound.last()).toMatchObject({ state: 'accepted' })
  })
})

describe('the mails that need a look (R-689)', () => {
  const refuse = async () => {
    await inbound.deliver(recipient, raw('Private words', 'eve@evil.test'))
    await inbound.receive()
  }
  const list = (as: 'admin' | 'manager' | 'user') =>
    api.ok(as, 'GET', '/mail/looks?q=evil', { schema: inboundLookList })

  it('are listed with their reason, and with their text only where the caller reads the request', async () => {
    await refuse()
    expect((await list('manager')).mails).toMatchObject([
      {
        reason: 'other_sender',
        sender: 'eve@evil.test',
        projectId,
        text: expect.stringContaining('Private words'),
      },
    ])
    const { owner } = api.database
    await owner`insert into public.role_abilities (role, action, subject) values ('user', 'read', 'profiles')`
    // Staff who are not assigned to the request.
    expect((await list('user')).mails).toMatchObject([
      { sender: 'eve@evil.test', projectId: null, title: null, text: null },
    ])
    await owner`delete from public.role_abilities where role = 'user' and subject = 'profiles'`
    await owner`update private.inbound_mails set project_id = null`
    expect((await list('admin')).mails).toMatchObject([{ projectId: null, title: null, text: null }])
  })

  it('are taken off the list by staff who may read users, which is recorded, and by nobody else', async () => {
    await refuse()
    const [mail] = (await list('admin')).mails
    for (const as of ['client', 'user'] as const) {
      expect((await api.send(as, 'GET', '/mail/looks')).status).toBe(403)
      expect((await api.send(as, 'DELETE', `/mail/looks/${mail?.id}`)).status).toBe(403)
    }
    await api.done('manager', 'DELETE', `/mail/looks/${mail?.id}`)
    expect((await list('admin')).total).toBe(0)
    const [row] = await api.database.owner<{ by: string; original: string | null }[]>`
      select done_by as by, original from private.inbound_mails`
    expect(row).toEqual({ by: PEOPLE.manager, original: null })
    expect((await api.send('manager', 'DELETE', `/mail/looks/${mail?.id}`)).status).toBe(404)
  })
})
