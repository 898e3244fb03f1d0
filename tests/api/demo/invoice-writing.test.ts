import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoiceDetail, invoiceList } from '../../../supabase/functions/_shared/contract/demo/invoice.ts'
import {
  invoiceClientChoices,
  invoiceDocumentResponse,
} from '../../../supabase/functions/_shared/contract/demo/invoice-documents.ts'
import { calculateInvoice } from '../../../supabase/functions/_shared/contract/demo/invoice-totals.ts'
import { type Person, startTestApi, type TestApi } from '../support/api.ts'

type Mail = { to: string; subject: string; attachments?: readonly { filename: string; content: string }[] }
let api: TestApi
const mails: Mail[] = []
let isMailDown = false
beforeAll(async () => {
  api = await startTestApi({
    mail: {
      appUrl: 'http://app.test',
      send: async (mail) => {
        if (isMailDown) throw new Error('The provider is down')
        mails.push(mail)
      },
    },
  })
})
afterAll(() => api.close())

const LINE = {
  service: 'Software Development',
  description: 'Voices for chapter one',
  costCents: 6050,
  hoursHundredths: 333,
  discountBps: 1250,
  taxBps: 2000,
}
const BODY = {
  client: 3,
  issuedDate: '2026-11-01',
  dueDate: '2099-11-30',
  paymentTerms: 'net30',
  lines: [LINE],
  note: 'Thank you',
}
const PDF = Buffer.from('%PDF-1.7 an invoice').toString('base64')
const path = '/apps/invoice'
const schema = invoiceDocumentResponse
const create = async (change: object = {}) =>
  (await api.ok('manager', 'POST', path, { status: 201, schema, body: { ...BODY, ...change } })).document
const read = async (id: number) =>
  (await api.ok('user', 'GET', `${path}/${id}/document`, { schema })).document
const list = (query: string) => api.ok('user', 'GET', `${path}?${query}`, { schema: invoiceList })
const change = async (id: number, action: string, body: object, status = 200) =>
  (await api.ok('manager', 'POST', `${path}/${id}/${action}`, { status, schema, body })).document
const pay = (id: number, amountCents: number, paymentId = crypto.randomUUID(), keepsCredit = false) =>
  change(
    id,
    'payments',
    { id: paymentId, amountCents, paidOn: '2026-01-02', method: 'Cash', keepsCredit },
    201,
  )
const stateOf = ({ revision, balanceCents }: { revision: number; balanceCents: number }) => ({
  revision,
  balanceCents,
})

describe('invoices', () => {
  it('R-380: are created as drafts whose amounts follow from their lines', async () => {
    const made = await create({ lines: [LINE, { ...LINE, costCents: 1, hoursHundredths: 50 }] })
    // 60.50 × 3.33 = 201.465 → 201.47; less 12.5 % = 25.18 → 176.29; plus 20 % = 35.26 → 211.55; 0.005 → 0.01.
    expect(made).toMatchObject({
      totalCents: 21_156,
      balanceCents: 21_156,
      invoiceStatus: 'Draft',
      revision: 1,
    })
    expect(made.lines.map(({ amountCents }) => amountCents)).toEqual([21_155, 1])
    expect(made.client).toMatchObject({ id: 3, name: 'Dorothea Winkler' })
  })

  it('R-380: have the amounts in SQL that the shared function calculates', async () => {
    const line = fc.record({
      costCents: fc.integer({ min: 0, max: 100_000_000 }),
      hoursHundredths: fc.integer({ min: 0, max: 100_000 }),
      discountBps: fc.integer({ min: 0, max: 10_000 }),
      taxBps: fc.integer({ min: 0, max: 10_000 }),
    })
    const lines = fc.sample(line, 2000)
    const rows = await api.database.owner<{ cents: string }[]>`
      select private.invoice_line_cents((l ->> 'costCents')::bigint, (l ->> 'hoursHundredths')::bigint,
          (l ->> 'discountBps')::bigint, (l ->> 'taxBps')::bigint) as cents
        from jsonb_array_elements(${api.database.owner.json(lines)}) with ordinality as line (l, n) order by n`
    expect(rows.map(({ cents }) => Number(cents))).toEqual(
      calculateInvoice(lines).lines.map(({ amount }) => amount),
    )
  })

  it('R-383: show the same numbers in the list, the detail and the document', async () => {
    const { invoices } = await list('itemsPerPage=-1')
    expect(invoices.length).toBeGreaterThan(49)
    for (const row of invoices) {
      const { invoice, paymentDetails } = await api.ok('user', 'GET', `${path}/${row.id}`, {
        schema: invoiceDetail,
      })
      const document = await read(row.id)
      expect(invoice).toEqual(row)
      expect(Number(paymentDetails.totalDue.replace(/[$,]/g, ''))).toBe(Math.max(0, row.balance))
      expect([document.totalCents / 100, document.balanceCents / 100, document.invoiceStatus]).toEqual([
        row.total,
        row.balance,
        row.invoiceStatus,
      ])
      expect(calculateInvoice(document.lines).total).toBe(document.totalCents)
      expect(document.payments.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
        document.paidCents,
      )
    }
  })

  it('are written for an existing client or a new one', async () => {
    const client = {
      name: ' Ida Roth ',
      companyEmail: 'ida@roth.example',
      company: 'Roth',
      country: 'Austria',
    }
    const made = await create({ client })
    expect(made.client).toMatchObject({ name: 'Ida Roth', company: 'Roth', contact: '' })
    const { clients } = await api.ok('user', 'GET', `${path}/client-choices`, {
      schema: invoiceClientChoices,
    })
    expect(clients.find(({ id }) => id === made.client.id)).toEqual(made.client)
    expect(await api.refused('manager', 'POST', path, { ...BODY, client: 999_999 })).toMatchObject({
      status: 422,
      fields: { client: 'no_client' },
    })
  })

  it('refuse a due date before the issue date, no lines, and a total that is too large', async () => {
    for (const [change, field] of [
      [{ dueDate: '2026-10-31' }, 'dueDate'],
      [{ issuedDate: '1999-12-31' }, 'issuedDate'],
      [{ dueDate: '2100-01-01' }, 'dueDate'],
      [{ lines: [] }, 'lines'],
      [{ lines: Array(41).fill(LINE) }, 'lines'],
      [{ lines: Array(20).fill({ ...LINE, costCents: 100_000_000, hoursHundredths: 100_000 }) }, 'lines'],
    ] as const)
      expect((await api.refused('manager', 'POST', path, { ...BODY, ...change })).fields).toHaveProperty(
        field,
      )
  })

  it('R-381: answer 409 with the stored state to a save of an older revision', async () => {
    const made = await create()
    const body = { ...BODY, revision: 1, lines: [LINE, LINE] }
    const saved = await api.ok('admin', 'PUT', `${path}/${made.id}`, { schema, body })
    expect(saved.document).toMatchObject({ revision: 2, totalCents: 42_310 })
    const late = await api.send('manager', 'PUT', `${path}/${made.id}`, body)
    expect([late.status, schema.parse(late.body).document.revision]).toEqual([409, 2])
  })

  it('are duplicated as drafts of today with the same lines', async () => {
    const copy = await change(5000, 'duplicate', {}, 201)
    const source = await read(5000)
    expect([copy.totalCents, copy.invoiceStatus, copy.payments]).toEqual([source.totalCents, 'Draft', []])
    expect(copy.lines).toEqual(source.lines)
    expect(copy.issuedDate).toBe(new Date().toISOString().slice(0, 10))
    const term = ({ issuedDate, dueDate }: typeof copy) => Date.parse(dueDate) - Date.parse(issuedDate)
    expect(term(copy)).toBe(term(source))
  })

  it.each<[Person, number]>([
    ['user', 403],
    ['client', 403],
  ])('are not written by the role %s', async (as, status) => {
    const calls = [
      ['POST', path, BODY],
      ['PUT', `${path}/5000`, { ...BODY, revision: 1 }],
      ['POST', `${path}/5000/duplicate`, {}],
      ['POST', `${path}/5000/download`, { revision: 1, balanceCents: 0 }],
      [
        'POST',
        `${path}/5000/payments`,
        { id: crypto.randomUUID(), amountCents: 1, paidOn: '2026-01-02', method: 'Cash' },
      ],
      ['DELETE', `${path}/5000/payments/${crypto.randomUUID()}`, undefined],
    ] as const
    for (const [method, address, body] of calls)
      expect(await api.refused(as, method, address, body), address).toMatchObject({ status })
  })
})

describe('the status of an invoice (R-382)', () => {
  it('becomes Downloaded, then Sent, and the mail has the PDF attached (R-384)', async () => {
    const made = await create()
    const got = await change(made.id, 'download', stateOf(made))
    expect(got).toMatchObject({ invoiceStatus: 'Downloaded', revision: 1 })
    const mail = { to: 'a@client.example', subject: 'Your invoice', message: 'Hello\n\nHere it is', pdf: PDF }
    const sent = await change(made.id, 'send', { ...stateOf(got), ...mail })
    expect(sent.invoiceStatus).toBe('Sent')
    expect(mails.at(-1)).toEqual({
      to: mail.to,
      subject: mail.subject,
      paragraphs: ['Hello', 'Here it is'],
      attachments: [{ filename: `invoice-${made.id}.pdf`, content: PDF }],
    })
    expect((await change(made.id, 'download', stateOf(sent))).invoiceStatus).toBe('Sent')
  })

  it('stays Draft when the mail fails, and a PDF of an older state is refused (R-384)', async () => {
    const made = await create()
    const mail = { to: 'b@client.example', subject: 'S', message: '', pdf: PDF }
    const address = `${path}/${made.id}/send`
    const send = (seen: object) => api.send('manager', 'POST', address, { ...seen, ...mail })
    isMailDown = true
    const failed = await send(stateOf(made))
    isMailDown = false
    expect(failed.status).toBe(500)
    expect((await read(made.id)).invoiceStatus).toBe('Draft')
    const before = mails.length
    await pay(made.id, 100)
    const now = stateOf(await read(made.id))
    for (const seen of [stateOf(made), { ...now, revision: 9 }]) expect((await send(seen)).status).toBe(409)
    expect(mails.length).toBe(before)
    expect((await api.send('manager', 'POST', `${path}/${made.id}/download`, stateOf(made))).status).toBe(409)
    const noPdf = { ...now, ...mail, pdf: 'PGh0bWw+' }
    expect((await api.refused('manager', 'POST', address, noPdf)).fields).toHaveProperty('pdf')
  })

  it('follows payments, also an overpayment, a repeated call and a removed payment (R-385)', async () => {
    const { id } = await create()
    const paymentId = crypto.randomUUID()
    expect(await pay(id, 10_000, paymentId)).toMatchObject({
      balanceCents: 11_155,
      invoiceStatus: 'Partial Payment',
    })
    expect((await pay(id, 10_000, paymentId)).balanceCents).toBe(11_155)
    const more = { id: crypto.randomUUID(), amountCents: 12_000, paidOn: '2026-01-02', method: 'Cash' }
    expect(await api.refused('manager', 'POST', `${path}/${id}/payments`, more)).toMatchObject({
      status: 422,
      fields: { amountCents: 'over_balance' },
    })
    const tooLate = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    for (const paidOn of ['1999-12-31', tooLate, '2090-01-01'])
      expect(
        (await api.refused('manager', 'POST', `${path}/${id}/payments`, { ...more, amountCents: 1, paidOn }))
          .fields,
        `R-565: ${paidOn}`,
      ).toHaveProperty('paidOn')
    expect(await pay(id, 12_000, crypto.randomUUID(), true)).toMatchObject({
      balanceCents: -845,
      invoiceStatus: 'Paid',
    })
    expect((await pay(id, 10_000, paymentId)).balanceCents, 'repeated when nothing is open').toBe(-845)
    await api.ok('manager', 'DELETE', `${path}/5000/payments/${paymentId}`, { schema })
    expect((await read(id)).balanceCents).toBe(-845)
    const { document } = await api.ok('manager', 'DELETE', `${path}/${id}/payments/${paymentId}`, { schema })
    expect(document).toMatchObject({ balanceCents: 9155, invoiceStatus: 'Partial Payment' })
    const dearer = { ...BODY, revision: 1, lines: [{ ...LINE, costCents: 1 }] }
    const { document: cheap } = await api.ok('manager', 'PUT', `${path}/${id}`, { schema, body: dearer })
    expect(cheap).toMatchObject({ invoiceStatus: 'Paid' })
  })

  it('becomes Past Due when a received invoice is open after its due date, and a draft does not', async () => {
    const dates = { issuedDate: '2026-01-01', dueDate: '2026-01-31' }
    const made = await create(dates)
    expect(made.invoiceStatus).toBe('Draft')
    expect((await change(made.id, 'download', stateOf(made))).invoiceStatus).toBe('Past Due')
    expect((await pay(made.id, 100)).invoiceStatus).toBe('Past Due')
    const draft = await create(dates)
    const others = [await create(), await create(), await create()].map(({ id }) => id)
    const statuses = () => Promise.all(others.map(async (id) => (await read(id)).invoiceStatus))
    const { owner } = api.database
    await owner`update demo.invoices set downloaded_at = now(), sent_at = case id when ${others[1] ?? 0} then now() end where id = any (${others})`
    await pay(others[2] ?? 0, 100)
    await owner`alter table demo.invoices disable trigger invoices_settle`
    await owner`update demo.invoices set issued_date = '2026-01-01', due_date = '2026-01-31' where id = any (${others})`
    await owner`alter table demo.invoices enable trigger invoices_settle`
    expect(await statuses()).toEqual(['Downloaded', 'Sent', 'Partial Payment'])
    await owner`select private.mark_past_due_invoices()`
    expect(await statuses()).toEqual(['Past Due', 'Past Due', 'Past Due'])
    expect((await read(draft.id)).invoiceStatus).toBe('Draft')
    expect((await pay(others[0] ?? 0, 21_155)).invoiceStatus).toBe('Paid')
  })

  it('is not Past Due on its due date', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const made = await create({ issuedDate: today, dueDate: today })
    expect((await change(made.id, 'download', stateOf(made))).invoiceStatus).toBe('Downloaded')
    await api.database.owner`select private.mark_past_due_invoices()`
    expect((await read(made.id)).invoiceStatus).toBe('Downloaded')
  })

  it('cannot be written by a caller, only derived', async () => {
    const [row] = await api.database.owner`
      select has_column_privilege('authenticated', 'demo.invoices', 'invoice_status', 'update') as status,
        has_column_privilege('authenticated', 'demo.invoices', 'balance', 'update') as balance,
        has_column_privilege('authenticated', 'demo.invoices', 'total', 'insert') as total`
    expect(row).toEqual({ status: false, balance: false, total: false })
  })
})
