import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../support/api.ts'

const root = new URL('../../../', import.meta.url)

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const count = async (query: string) => {
  const [row] = await api.database.owner.unsafe(`select count(*)::int as n from ${query}`)
  return row?.n as number
}
const values = async (query: string) =>
  (await api.database.owner.unsafe(`select distinct ${query} order by 1`)).map((row) =>
    String(Object.values(row)[0]),
  )

describe('the sample data (R-007)', () => {
  it.each([
    ['products', 50],
    ['reviews', 100],
    ['referrals', 45],
    ['orders', 100],
    ['customers', 100],
    ['invoices', 50],
    ['vehicles', 25],
  ])('has as many %s as R-228 says: %i', async (table, expected) => {
    expect(await count(`demo.${table}`)).toBe(expected)
  })

  it('uses every value of R-114, R-229 and R-232', async () => {
    expect(await values('service from demo.invoices')).toHaveLength(4)
    expect(await values('invoice_status from demo.invoices')).toHaveLength(6)
    expect(await values('warnings from demo.vehicles')).toHaveLength(5)
    expect(await values('tags from demo.courses')).toHaveLength(5)
    expect(await values('calendar from demo.calendar_events')).toHaveLength(5)
    expect(await values('status from demo.orders')).toHaveLength(4)
    expect(await values('payment from demo.orders')).toEqual(['Cancelled', 'Failed', 'Paid', 'Pending'])
    expect(await values('status from demo.products')).toEqual(['Inactive', 'Published', 'Scheduled'])
    expect(await values('status from demo.referrals')).toEqual(['Paid', 'Rejected', 'Unpaid'])
    expect(await values('review from demo.reviews')).toEqual(['1', '2', '3', '4', '5'])
  })

  it('is consistent: orders add up, customers own their orders, lines name products on sale', async () => {
    expect(
      await count(
        'demo.orders o where o.spent <> (select sum(price * qty) from demo.order_lines l where l.order_id = o.id)',
      ),
    ).toBe(0)
    expect(
      await count(`demo.customers c where order_count <> (select count(*) from demo.orders o where o.customer_id = c.id)
        or total_spent <> (select coalesce(sum(spent), 0) from demo.orders o
          where o.customer_id = c.id and o.payment = 'Paid')`),
    ).toBe(0)
    expect(
      await count(
        'demo.orders o join demo.customers c on c.id = o.customer_id where (o.customer, o.email) <> (c.customer, c.email)',
      ),
    ).toBe(0)
    expect(
      await count(
        'demo.order_lines l join demo.products p on p.id = l.product_id where (l.product_name, l.price) <> (p.product_name, p.price)',
      ),
    ).toBe(0)
    expect(
      await count(
        'demo.invoices i join demo.invoice_clients c on c.id = i.client_id where (i.client_name, i.client_email) <> (c.name, c.company_email)',
      ),
    ).toBe(0)
    expect(await count(`demo.invoices where (invoice_status = 'Paid') <> (balance <= 0)`)).toBe(0)
    expect(await count('demo.invoices where balance < 0')).toBeGreaterThan(0)
    expect(await count(`demo.referrals where (status = 'Rejected') <> (earning = 0)`)).toBe(0)
  })

  it('is current: nothing is dated in the future, and the newest row of each kind is at most a week old', async () => {
    const today = `(now() at time zone 'utc')::date`
    for (const [table, day] of [
      ['orders', 'ordered_at::date'],
      ['reviews', 'reviewed_on'],
      ['sales', 'sold_on'],
      ['invoices', 'issued_date'],
    ]) {
      expect(await count(`demo.${table} where ${day} > ${today}`), table).toBe(0)
      expect(await count(`demo.${table} where ${day} > ${today} - 8`), table).toBeGreaterThan(0)
    }
  })

  it('is plausible: no unpaid order was sent, and only late invoices are past due', async () => {
    expect(await count(`demo.orders where payment <> 'Paid' and status <> 'Ready to Pickup'`)).toBe(0)
    expect(
      await count(
        `demo.invoices where invoice_status = 'Past Due' and due_date >= (now() at time zone 'utc')::date`,
      ),
    ).toBe(0)
    expect(
      await count(
        `demo.invoices where invoice_status in ('Draft', 'Sent', 'Downloaded') and due_date < (now() at time zone 'utc')::date`,
      ),
    ).toBe(0)
    for (const table of ['order_lines', 'reviews', 'sales'])
      expect(
        await count(
          `demo.${table} s join demo.products p on p.id = s.product_id where p.status = 'Scheduled'`,
        ),
        table,
      ).toBe(0)
    expect(
      await count(`demo.products p where rating <> coalesce(
        (select round(avg(r.review), 1) from demo.reviews r where r.product_id = p.id), 0)`),
    ).toBe(0)
    expect(
      await count('demo.sales s join demo.products p on p.id = s.product_id where s.rating <> p.rating'),
    ).toBe(0)
    expect(await count('demo.courses where rating_count > user_count or user_count > view')).toBe(0)
    expect(
      await count(`demo.course_details d join demo.courses c on c.id = d.course_id
        where d.total_students <> c.user_count
          or d.total_lectures <> (select count(*) from demo.lectures l where l.course_id = c.id)
          or c.seconds <> (select sum(l.seconds) from demo.lectures l where l.course_id = c.id)`),
    ).toBe(0)
  })

  it('R-640: every lecture has the length of the film that it plays', async () => {
    const film = new Input({ formats: ALL_FORMATS, source: new FilePathSource('public/media/lecture.webm') })
    const seconds = Math.round(await film.computeDuration())
    expect(await count(`demo.lectures where seconds <> ${seconds}`)).toBe(0)
  })

  it('repeats no review more than twice, and none on the same page', async () => {
    expect(await count('(select head from demo.reviews group by head having count(*) > 2) as said')).toBe(0)
    expect(
      await count(
        'demo.reviews a join demo.reviews b on b.head = a.head and b.id > a.id and b.id < a.id + 10',
      ),
    ).toBe(0)
  })

  it('uses addresses that belong to no one', async () => {
    for (const column of ['email from demo.customers', 'company_email from demo.invoice_clients']) {
      for (const address of await values(column))
        expect(address).toMatch(/@([a-z]+\.)?example(\.(com|org|net))?$/)
    }
  })

  it('names only pictures that exist', async () => {
    const paths = new Set<string>()
    for (const call of [
      'ecommerce/products',
      'ecommerce/orders',
      'ecommerce/customers',
      'ecommerce/reviews',
      'ecommerce/referrals',
      'invoice',
      'kanban',
      'academy/courses',
      'academy/course-details',
    ]) {
      const { text } = await api.send('auth', 'GET', `/apps/${call}?itemsPerPage=-1`)
      for (const [, path = ''] of text.matchAll(/"(\/build\/[^"]+)"/g)) paths.add(path)
      expect(text).not.toMatch(/https?:\/\//)
    }
    for (const call of [
      '/dashboard/analytics/projects?itemsPerPage=-1',
      '/pages/datatable',
      '/pages/help-center',
    ]) {
      for (const [, path = ''] of (await api.send('auth', 'GET', call)).text.matchAll(/"(\/build\/[^"]+)"/g))
        paths.add(path)
    }
    expect(paths.size).toBeGreaterThan(150)
    const missing = [...paths].filter(
      (path) => !existsSync(new URL(`public${path.slice('/build'.length)}`, root)),
    )
    expect(missing).toEqual([])
  })

  it('has drawings that load and run nothing', () => {
    const folder = new URL('public/demo/', root)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.svg'),
    )
    expect(files.length).toBeGreaterThan(150)
    for (const name of files) {
      const text = readFileSync(new URL(name.replaceAll('\\', '/'), folder), 'utf8')
      expect(text.replace('http://www.w3.org/2000/svg', ''), name).not.toMatch(/https?:|script|href|onload/i)
      expect(text, name).toMatch(/^<svg[^>]+viewBox="[^"]+">.+<\/svg>\n$/s)
    }
  })
})
