import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type PlacedPlanOrder,
  type PlanOrderBody,
  placedPlanOrder,
} from '../../../supabase/functions/_shared/contract/demo/plan-orders.ts'
import { PLAN_PRICES } from '../../../supabase/functions/_shared/contract/demo/plan-terms.ts'
import { planOrderList } from '../../../supabase/functions/_shared/contract/plan-orders.ts'
import { startTestApi, type TestApi } from '../support/api.ts'
import { createMailSpy } from '../support/mail-spy.ts'

let api: TestApi
const mail = createMailSpy()
beforeAll(async () => {
  api = await startTestApi({ mail: mail.adapter })
})
afterAll(() => api.close())
beforeEach(async () => {
  mail.sent.length = 0
  await api.database.owner`delete from private.visitor_counts`
})

const PATH = '/front-pages/plan-orders'
const ADDRESS = {
  recipient: 'Ada Aalto',
  street: 'Via Po 1',
  postcode: '10124',
  city: 'Turin',
  countryCode: 'it',
} as const
const bodyOf = (changes: object = {}): PlanOrderBody => ({
  key: crypto.randomUUID(),
  plan: 'team',
  period: 'yearly',
  method: 'Bank Transfer',
  buyer: { name: 'Ada Aalto', email: 'guest.ada@example.org' },
  company: 'Aalto Audio',
  address: ADDRESS,
  ...changes,
})
/** Sends an order without a token from a network address, with a header that the client has begun to forge. */
const send = async (body: unknown, from = '203.0.113.7') => {
  const answer = await api.request(`/api${PATH}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `198.51.100.${Math.ceil(Math.random() * 254)}, ${from}` },
    body: JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown }
}
const place = async (body: PlanOrderBody, from?: string): Promise<PlacedPlanOrder> => {
  const answer = await send(body, from)
  expect(answer.status).toBe(201)
  return placedPlanOrder.strict().parse(answer.body)
}
const countOrders = async () => {
  const [row] = await api.database.owner<
    { count: number }[]
  >`select count(*)::int as count from public.plan_orders`
  return row?.count ?? 0
}

describe('POST /api/front-pages/plan-orders', () => {
  it('R-581: the order is in the list of the administration and not in the sample shop', async () => {
    const shop = () => api.database.owner`select count(*)::int as count from demo.orders`
    const before = [...(await shop())]
    const { order, cents } = await place(bodyOf({ cents: 1, priceCents: 1, vatNumber: 'FI 1234567-8' }))
    expect(cents).toBe(PLAN_PRICES.team?.yearlyCents)
    const list = await api.ok('admin', 'GET', '/plan-orders', { schema: planOrderList })
    expect(list.orders[0]).toMatchObject({
      no: order,
      plan: 'team',
      period: 'yearly',
      method: 'Bank Transfer',
      cents,
      name: 'Ada Aalto',
      email: 'guest.ada@example.org',
      company: 'Aalto Audio',
      vatNumber: 'FI 1234567-8',
      address: ADDRESS,
    })
    expect([...(await shop())]).toEqual(before)
    for (const role of ['auth', 'manager', 'user', 'client'] as const)
      expect(await api.refused(role, 'GET', '/plan-orders')).toMatchObject({ status: 403 })
  })

  it('R-581: the order arrives in the inbox of the staff, with a notification', async () => {
    const { order } = await place(
      bodyOf({
        vatNumber: 'FI 1234567-8',
        buyer: { name: 'Ada Aalto', email: 'guest.ada@example.org', phone: '+39 011 5550' },
        address: { ...ADDRESS, extra: 'Second floor' },
      }),
    )
    const [message] = await api.database.owner<{ text: string; threadId: string; visitorEmail: string }[]>`
      select m.text, m.thread_id as "threadId", t.visitor_email as "visitorEmail" from public.messages m join public.threads t on t.id = m.thread_id
       where m.subject = ${`Plan order ${order}: Aalto Audio`}`
    expect(message?.visitorEmail).toBe('guest.ada@example.org')
    for (const text of [
      'Team plan, one year: $290.00',
      'Bank Transfer',
      'Aalto Audio',
      'VAT number: FI 1234567-8',
      'Ada Aalto',
      'guest.ada@example.org',
      '+39 011 5550',
      'Via Po 1',
      'Second floor',
      '10124 Turin',
      'Italy',
    ])
      expect(message?.text).toContain(text)
    const [notified] = await api.database.owner<{ people: number }[]>`
      select count(*)::int as people from public.notifications
       where kind = 'message_received' and payload ->> 'threadId' = ${message?.threadId ?? ''}`
    expect(notified?.people).toBeGreaterThan(1)
  })

  it('R-421: ten concurrent requests with one key place one order and count once', async () => {
    const body = bodyOf()
    const before = await countOrders()
    const placed = await Promise.all(Array.from({ length: 10 }, () => place(body)))
    expect(new Set(placed.map(({ order }) => order)).size).toBe(1)
    expect(await countOrders()).toBe(before + 1)
    const counts = await api.database
      .owner`select count from private.visitor_counts where kind = 'guest_order'`
    expect([...counts]).toEqual([{ count: 1 }])
  })

  it('R-428: the buyer receives one mail in the language of the page, without typed text', async () => {
    const buyer = { name: 'https://spam.example', email: 'guest.ada@example.org' }
    const vatNumber = 'FI 1234567-8'
    const body = bodyOf({ language: 'fr', period: 'monthly', method: 'Invoice', buyer, vatNumber })
    const [{ order }] = await Promise.all([place(body), place(body)])
    await place(body)
    expect(mail.sent).toHaveLength(1)
    expect(mail.sent[0]).toMatchObject({
      to: 'guest.ada@example.org',
      subject: `Votre commande Quillport ${order}`,
      paragraphs: expect.arrayContaining([
        `Merci pour votre commande ${order}\u202f: forfait Équipe pour un mois, 29,00\u00a0$.`,
        'Vous payez sur facture, à régler sous 30 jours.',
        'http://app.test/build/front-pages/landing-page#contact',
      ]),
    })
    for (const typed of ['spam', 'Aalto', 'Via Po', '10124', 'Turin', 'FI 1234567'])
      expect(JSON.stringify(mail.sent)).not.toContain(typed)
    const english = await place(bodyOf())
    expect(mail.sent[1]?.paragraphs[0]).toBe(
      `Thank you for your order ${english.order}: the Team plan for one year, $290.00.`,
    )
  })

  it('R-428: an order is placed also when the mail cannot be sent', async () => {
    mail.isDown = true
    const before = await countOrders()
    await place(bodyOf())
    mail.isDown = false
    expect(await countOrders()).toBe(before + 1)
  })

  it('R-427: the sixth order of a network address in an hour is refused, and another address is not', async () => {
    for (let n = 0; n < 5; n += 1) await place(bodyOf())
    const before = await countOrders()
    const refused = await send(bodyOf())
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await countOrders()).toBe(before)
    await place(bodyOf(), '198.51.100.4')
    await api.database.owner`update private.visitor_counts set since = since - interval '61 minutes'`
    await place(bodyOf())
    const rows = await api.database.owner`select visitor::text as visitor from private.visitor_counts`
    for (const address of ['203.0.113.7', '203.0.113.7/32']) {
      const unkeyed = createHash('sha256').update(address).digest('hex')
      for (const text of [Buffer.from(address).toString('hex'), unkeyed])
        expect(JSON.stringify(rows)).not.toContain(text)
    }
  })

  it('R-427: everyone together has a limit', async () => {
    await place(bodyOf())
    await api.database.owner`update private.visitor_counts set count = 199 where kind = 'guest_order_all'`
    await place(bodyOf(), '198.51.100.8')
    expect((await send(bodyOf(), '198.51.100.9')).status).toBe(429)
  })

  it('R-427: an order whose hidden field is filled is refused without the name of the field', async () => {
    const before = await countOrders()
    const answer = await send(bodyOf({ website: 'https://spam.example' }))
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).not.toContain('website')
    expect(await countOrders()).toBe(before)
  })

  it('keeps hostile text literally and refuses what is no order', async () => {
    const name = `Robert'); drop table demo.orders;-- <script>alert(1)</script>`
    const { order } = await place(bodyOf({ buyer: { name, email: 'bobby@example.org' } }))
    const [row] = await api.database.owner`select name from public.plan_orders where no = ${order}`
    expect(row?.name).toBe(name)
    const before = await countOrders()
    for (const changes of [
      { plan: 'basic' },
      { plan: 'enterprise' },
      { period: 'weekly' },
      { method: 'Visa' },
      { key: '1' },
      { buyer: { name: '\u200b', email: 'a@example.org' } },
      { buyer: { name: 'A', email: 'a@example.org\nBcc: b@example.org' } },
      { company: '' },
      { vatNumber: 'DE<1>' },
      { address: { ...ADDRESS, countryCode: 'xx' } },
      { address: { ...ADDRESS, street: 'x'.repeat(201) } },
    ])
      expect([changes, (await send(bodyOf(changes))).status]).toEqual([changes, 422])
    expect((await send('no object')).status).toBe(422)
    expect(await countOrders()).toBe(before)
  })
})
