import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { createInbound, INBOUND_SECRETS, type InboundApi, rawMail } from './support/inbound.ts'

const CLIENT = 'client@demo.com'
let api: TestApi
let inbound: InboundApi
beforeAll(async () => {
  api = await startTestApi({ inbound: INBOUND_SECRETS })
  inbound = createInbound(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.database.owner`delete from private.inbound_mails`
  await api.database.owner`delete from private.mail_recipients`
})

describe('a bounce (R-686, R-771)', () => {
  const report = (type: string, part: string) =>
    `Subject: Undelivered\nContent-Type: multipart/report; report-type=${type}; boundary=b\n\n--b\nContent-Type: text/plain\n\nFailed\n--b\n${part}\n--b--\n`
  const state = async () => {
    const [row] = await api.database.owner<{ state: string | null; refusals: number }[]>`
      select state, refusals from private.mail_recipients where user_id = ${PEOPLE.client}`
    return row ? { state: row.state, refusals: row.refusals } : undefined
  }
  const deliver = async (content: string) => {
    const address = await inbound.bounceAddressOf(PEOPLE.client)
    await inbound.deliver(address, rawMail(content, { from: 'mailer-daemon@mx.test' }))
    await inbound.receive()
  }
  const status = (code: string, recipient = CLIENT) =>
    report(
      'delivery-status',
      `Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; ${recipient}\nAction: failed\nStatus: ${code}\n`,
    )

  it('counts towards the state of the address, a delay and another address do not', async () => {
    await deliver(status('4.2.2'))
    await deliver(status('5.1.1', 'somebody@else.test'))
    expect((await state())?.refusals ?? 0).toBe(0)
    await deliver(status('5.1.1'))
    expect(await state()).toEqual({ state: null, refusals: 1 })
    await deliver(status('5.1.1'))
    expect(await state()).toMatchObject({ state: 'bounced' })
  })

  it('of a reader who reports spam blocks the address', async () => {
    await deliver(
      report(
        'feedback-report',
        `Content-Type: message/feedback-report\n\nFeedback-Type: abuse\nOriginal-Rcpt-To: <${CLIENT}>\n`,
      ),
    )
    expect(await state()).toMatchObject({ state: 'complained' })
  })
})
