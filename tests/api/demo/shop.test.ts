import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  customerDetail,
  customerList,
  orderDetail,
  productList,
  reviewList,
} from '../../../supabase/functions/_shared/contract/demo/ecommerce.ts'
import {
  invoiceClientList,
  invoiceDetail,
  invoiceList,
} from '../../../supabase/functions/_shared/contract/demo/invoice.ts'
import { invoiceSummary } from '../../../supabase/functions/_shared/contract/demo/invoice-documents.ts'
import { startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const UNKNOWN = [
  '0',
  '-1',
  '99999999',
  '2147483648',
  'x',
  '1.5',
  '%00',
  "'",
  '00000000-0000-4000-8000-0000000000ff',
]
const answerOf = async (method: string, path: string) => {
  const { status, text } = await api.send('manager', method, path)
  return [status, text]
}

describe('products (R-079, R-175)', () => {
  const list = (query: string) =>
    api.ok('auth', 'GET', `/apps/ecommerce/products?${query}`, { schema: productList })

  it('are filtered by stock, category and status together', async () => {
    const all = (await list('itemsPerPage=-1')).products
    for (const stock of [true, false]) {
      const { products, total } = await list(`stock=${stock}&itemsPerPage=-1`)
      expect(products).toEqual(all.filter((product) => product.stock === stock))
      expect(total).toBe(products.length)
    }
    const { products } = await list('category=Books&status=Published&stock=true&itemsPerPage=-1')
    expect(products).toEqual(
      all.filter(({ category, status, stock }) => category === 'Books' && status === 'Published' && stock),
    )
    expect(products.length).toBeGreaterThan(0)
    expect((await list('category=Nothing')).total).toBe(0)
    expect((await list('stock=maybe&category=&status=')).total).toBe(50)
  })

  it('have a price as text with a currency sign, and stock where known', async () => {
    const { products } = await list('itemsPerPage=-1')
    const stored = await api.database.owner<{ id: number; price: string; qty: number }[]>`
      select id, to_char(price, 'FM$999990.00') as price, qty from demo.products`
    expect(stored).toHaveLength(50)
    const shown = products.map(({ id, price, qty, stock }) => ({ id, price, qty, stock }))
    const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
    expect(shown.sort(byId)).toEqual(stored.map((row) => ({ ...row, stock: row.qty > 0 })).sort(byId))
    expect(new Set(shown.map(({ stock }) => stock))).toEqual(new Set([true, false]))
  })

  it('are deleted with 204, and unknown ones answer an empty 404', async () => {
    await api.done('manager', 'DELETE', '/apps/ecommerce/products/7')
    expect((await list('')).total).toBe(49)
    for (const id of ['7', ...UNKNOWN]) {
      expect(await answerOf('DELETE', `/apps/ecommerce/products/${id}`), id).toEqual([404, ''])
    }
  })

  it('keep their reviews and orders when they are deleted', async () => {
    const [row] = await api.database.owner`
      select (select count(*)::int from demo.reviews) as reviews, (select count(*)::int from demo.order_lines where product_id is null) as lines`
    expect(row?.reviews).toBe(100)
    expect(row?.lines).toBeGreaterThan(0)
  })
})

describe('orders, reviews and customers', () => {
  it('orders are deleted with 204, also unknown ones', async () => {
    await api.done('manager', 'DELETE', '/apps/ecommerce/orders/5')
    for (const id of ['5', ...UNKNOWN]) await api.done('manager', 'DELETE', `/apps/ecommerce/orders/${id}`)
    const [row] = await api.database.owner`
      select count(*)::int as orders, (select sum(order_count)::int from demo.customers) as counted
        from demo.orders`
    expect(row).toEqual({ orders: 99, counted: 99 })
  })

  it('one order is read by its number, and its lines add up to its total', async () => {
    const detail = await api.ok('auth', 'GET', '/apps/ecommerce/orders/6122', {
      schema: orderDetail.strict(),
    })
    const sum = detail.lines.reduce((total, line) => total + Number(line.total.slice(1)), 0)
    expect(sum).toBeCloseTo(detail.order.spent)
    expect([detail.order.order, detail.customer.email]).toEqual([6122, detail.order.email])
    for (const id of ['1', ...UNKNOWN]) {
      expect(await answerOf('GET', `/apps/ecommerce/orders/${id}`), id).toEqual([404, ''])
    }
  })

  it('reviews are deleted with 204, and unknown ones answer an empty 404', async () => {
    await api.done('manager', 'DELETE', '/apps/ecommerce/reviews/5')
    for (const id of ['5', ...UNKNOWN]) {
      expect(await answerOf('DELETE', `/apps/ecommerce/reviews/${id}`), id).toEqual([404, ''])
    }
  })

  it('reviews are filtered by status; All is no filter', async () => {
    const list = (query: string) =>
      api.ok('auth', 'GET', `/apps/ecommerce/reviews?${query}`, { schema: reviewList })
    const [all, published, pending] = await Promise.all(
      ['status=All', 'status=Published', 'status=Pending'].map((query) => list(query)),
    )
    expect(published?.total).toBeGreaterThan(pending?.total ?? 0)
    expect((published?.total ?? 0) + (pending?.total ?? 0)).toBe(all?.total)
    expect((await list('status=Nothing')).total).toBe(0)
  })

  it('a customer is found by customerId, with status and contact', async () => {
    const { customers } = await api.ok('auth', 'GET', '/apps/ecommerce/customers?q=hana', {
      schema: customerList,
    })
    const [first] = customers
    const path = `/apps/ecommerce/customers/${first?.customerId}`
    const detail = await api.ok('auth', 'GET', path, { schema: customerDetail.strict() })
    expect(detail).toMatchObject({ ...first, status: 'Active' })
    for (const id of ['1', ...UNKNOWN]) {
      expect(await answerOf('GET', `/apps/ecommerce/customers/${id}`), id).toEqual([404, ''])
    }
  })
})

describe('invoices (R-070, R-111, R-177)', () => {
  const list = (query: string) => api.ok('auth', 'GET', `/apps/invoice?${query}`, { schema: invoiceList })

  it('are numbered 4987 to 5036, newest first', async () => {
    const { invoices, totalInvoices } = await list('itemsPerPage=-1')
    expect(totalInvoices).toBe(50)
    expect(invoices.map((invoice) => invoice.id)).toEqual(Array.from({ length: 50 }, (_value, n) => 5036 - n))
  })

  it.each([
    ['in brackets', (start, end) => `selectedDateRange[start]=${start}&selectedDateRange[end]=${end}`],
    ['as JSON', (start, end) => `selectedDateRange=${encodeURIComponent(JSON.stringify({ start, end }))}`],
    ['twice', (start, end) => `selectedDateRange=${start}&selectedDateRange=${end}`],
    ['as moments', (start, end) => `selectedDateRange=${start}T00:00:00Z&selectedDateRange=${end}T00:00:00Z`],
    ['in words', (start, end) => `selectedDateRange=${start}%20to%20${end}`],
    ['as a list', (start, end) => `selectedDateRange[]=${start}&selectedDateRange[]=${end}`],
  ] as [string, (start: string, end: string) => string][])(
    'are narrowed to those issued in a range, both days included, written %s',
    async (_how, write) => {
      const all = (await list('itemsPerPage=-1')).invoices
      // Two days of the sample data, which is dated relative to the day of seeding.
      const [end = '', start = ''] = [all[30]?.issuedDate, all[39]?.issuedDate]
      const { invoices } = await list(`${write(start, end)}&itemsPerPage=-1`)
      expect(invoices).toEqual(all.slice(30, 40))
    },
  )

  it('are filtered by exact status, with search and range together', async () => {
    const { invoices } = await list(
      'status=Past%20Due&q=halloran&selectedDateRange[start]=2000-01-01&itemsPerPage=-1',
    )
    expect(invoices.length).toBeGreaterThan(0)
    for (const invoice of invoices) {
      expect([invoice.invoiceStatus, invoice.client.name]).toEqual(['Past Due', 'Margit Halloran'])
    }
    expect((await list('status=Past')).totalInvoices).toBe(0)
    expect((await list(`status=${'Past'.repeat(100)}`)).totalInvoices).toBe(0)
  })

  it('ignore invalid ranges', async () => {
    for (const range of [
      'selectedDateRange=%7B',
      'selectedDateRange[start]=2026-02-31',
      'selectedDateRange=null',
      'selectedDateRange=[1,2]',
    ]) {
      expect((await list(range)).totalInvoices, range).toBe(50)
    }
    expect(
      (await list('selectedDateRange[start]=2100-01-01&selectedDateRange[end]=2000-01-01')).totalInvoices,
    ).toBe(0)
  })

  it('are found by client name, client address and number', async () => {
    expect((await list('q=WINKLER')).totalInvoices).toBeGreaterThan(0)
    expect((await list('q=compta@phare')).totalInvoices).toBeGreaterThan(0)
    expect((await list('q=5036')).invoices.map((invoice) => invoice.id)).toEqual([5036])
  })

  it('R-386: are counted by the figures above the list', async () => {
    const summary = await api.ok('user', 'GET', '/apps/invoice/summary', { schema: invoiceSummary })
    const [all, paid, unpaid] = await Promise.all(
      ['', 'status=Paid&', 'unpaid=true&'].map((query) => list(`${query}itemsPerPage=-1`)),
    )
    expect(summary.invoices).toBe(all?.totalInvoices)
    expect(summary.clients).toBe(new Set(all?.invoices.map(({ client }) => client.companyEmail)).size)
    expect(summary.paid.invoices).toBe(paid?.totalInvoices)
    expect(summary.unpaid.invoices).toBe(unpaid?.totalInvoices)
    const cents = (amounts: number[] = []) =>
      Math.round(amounts.reduce((sum, amount) => sum + amount * 100, 0))
    expect(summary.paid.cents).toBe(cents(paid?.invoices.map(({ total }) => total)))
    expect(summary.unpaid.cents).toBe(cents(unpaid?.invoices.map(({ balance }) => balance)))
  })

  it('one invoice has payment details', async () => {
    const detail = await api.ok('auth', 'GET', '/apps/invoice/5036', { schema: invoiceDetail.strict() })
    expect(detail.invoice.id).toBe(5036)
    expect(detail.paymentDetails.totalDue).toBe(`$${detail.invoice.balance.toFixed(2)}`)
  })

  it('unknown ones answer the fixed body of R-201', async () => {
    for (const id of ['1', ...UNKNOWN]) {
      expect(await answerOf('GET', `/apps/invoice/${id}`), id).toEqual([404, 'No invoice found with this id'])
      expect(await answerOf('DELETE', `/apps/invoice/${id}`), id).toEqual([
        404,
        '{"error":"Something went wrong"}',
      ])
    }
    await api.done('manager', 'DELETE', '/apps/invoice/4990')
    expect(await answerOf('DELETE', '/apps/invoice/4990')).toEqual([404, '{"error":"Something went wrong"}'])
  })

  it('the first five clients are listed', async () => {
    await api.database.owner`
      insert into demo.invoice_clients (name, company, company_email, country, contact, address, avatar)
      values ('Ada Aalto', 'Aalto Audio', 'ada@example.org', 'Finland', '', '', '')`
    const clients = await api.ok('auth', 'GET', '/apps/invoice/clients', { schema: invoiceClientList })
    expect(clients.map((client) => client.company)).toEqual([
      'Brightwater Games',
      'Éditions du Phare',
      'Winkler Lehrmittel',
      'Museo del Vento',
      'Coastline Audio',
    ])
  })
})

it('deleting is refused to a role that may only read, for known and unknown rows', async () => {
  for (const path of [
    '/apps/ecommerce/products',
    '/apps/ecommerce/orders',
    '/apps/ecommerce/reviews',
    '/apps/invoice',
  ]) {
    for (const id of ['5010', '20', '99999999']) {
      for (const as of ['auth', 'user', 'client'] as const) {
        expect(await api.refused(as, 'DELETE', `${path}/${id}`)).toMatchObject({ status: 403 })
      }
      expect(await api.refused(null, 'DELETE', `${path}/${id}`)).toMatchObject({ status: 401 })
    }
  }
})
