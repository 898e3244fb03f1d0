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

it('R-542: no mail of the API is sent while a transaction is open', async () => {
  const post = async (path: string, body: unknown) =>
    expect((await api.send('manager', 'POST', path, body)).status, path).toBeLessThan(300)
  await post('/apps/ecommerce/referral-invitations', { email: 'friend@example.org' })
  await post('/apps/ecommerce/customers/128486/password-mail', {})
  const { document } = await api.ok('manager', 'GET', '/apps/invoice/5001/document', {
    schema: invoiceDocumentResponse,
  })
  await post('/apps/invoice/5001/send', {
    revision: document.revision,
    balanceCents: document.balanceCents,
    to: 'client@example.org',
    subject: 'Invoice',
    message: 'Attached.',
    pdf: btoa('%PDF-1.4\n%abc'),
  })
  expect(open).toEqual([0, 0, 0])
})
