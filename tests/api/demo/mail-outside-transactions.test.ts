import { afterAll, beforeAll, expect, it } from 'vitest'
import { invoiceDocumentResponse } from '../../../supabase/functions/_shared/contract/demo/invoice-documents.ts'
import { startTestApi, type TestApi } from '../support/api.ts'

const open: number[] = []
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    mail: {
      appUrl: 'http://app.test',
      async send() {
        const [row] = await api.database.owner<{ count: number }[]>`
          select count(*)::int as count from pg_stat_activity
           where datname = current_database() and usename = 'quillport_api' and state like 'idle in transaction%'`
        open.push(row?.count ?? -1)
      },
    },
  })
})
afterAll(() => api.close())

/** The body of a call that sends the invoice 5001 as it is now. */
async function invoiceMail() {
  const { document } = await api.ok('manager', 'GET', '/apps/invoice/5001/document', {
    schema: invoiceDocumentResponse,
  })
  return {
    revision: document.revision,
    balanceCents: document.balanceCents,
    to: 'client@example.org',
    subject: 'Invoice',
    message: 'Attached.',
    pdf: btoa('%PDF-1.4\n%abc'),
  }
}

it('R-542: no mail of the API is sent while a transaction is open', async () => {
  const post = async (path: string, body: unknown) =>
    expect((await api.send('manager', 'POST', path, body)).status, path).toBeLessThan(300)
  await post('/apps/ecommerce/referral-invitations', { email: 'friend@example.org' })
  await post('/apps/ecommerce/customers/128486/password-mail', {})
  await post('/apps/invoice/5001/send', await invoiceMail())
  const ordered = await api.send(null, 'POST', '/front-pages/plan-orders', {
    key: crypto.randomUUID(),
    plan: 'team',
    period: 'monthly',
    method: 'Invoice',
    buyer: { name: 'Ada Aalto', email: 'ada@example.org' },
    company: 'Aalto Audio',
    address: { recipient: 'Ada', street: 'Via Po 1', postcode: '10124', city: 'Turin', countryCode: 'it' },
  })
  expect(ordered.status).toBe(201)
  expect(open).toEqual([0, 0, 0, 0])
})

it('R-384: a person sends at most 60 invoices an hour, and another one is not limited by that', async () => {
  const { owner } = api.database
  const [limit] = await owner`select most, period::text from private.rate_limits where kind = 'invoice_mail'`
  expect(limit).toEqual({ most: 60, period: '01:00:00' })
  await owner`update private.rate_limits set most = 2 where kind = 'invoice_mail'`
  const send = async (as: 'manager' | 'admin') =>
    (await api.send(as, 'POST', '/apps/invoice/5001/send', await invoiceMail())).status
  const before = open.length
  expect([await send('admin'), await send('admin'), await send('admin')]).toEqual([200, 200, 429])
  expect(open.length).toBe(before + 2)
  expect(await send('manager')).toBe(200)
  await owner`update private.rate_limits set most = 60 where kind = 'invoice_mail'`
})
