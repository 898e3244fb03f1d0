import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../support/api.ts'
import { type Loose, looseReader, values } from '../support/loose-reader.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
const { get, all } = looseReader(() => api)

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const dollars = (text: string) => Number(/^\$(\d+\.\d{2})$/.exec(text)?.[1])

describe('constants of the sample data (R-226)', () => {
  it('50 products with prices as text with a currency sign', async () => {
    const products = await all('/apps/ecommerce/products', 'products', 'total')
    expect(products).toHaveLength(50)
    expect(values(products, (one) => one.status)).toEqual(['Inactive', 'Published', 'Scheduled'])
    expect(values(products, (one) => one.stock)).toEqual([false, true])
    expect(new Set(products.map((one) => one.sku)).size).toBe(50)
    for (const one of products) expect(dollars(one.price), one.price).toBeGreaterThan(0)
  })

  it('100 reviews of existing products, rated 1 to 5', async () => {
    const reviews = await all('/apps/ecommerce/reviews', 'reviews', 'total')
    const products = await all('/apps/ecommerce/products', 'products', 'total')
    expect(reviews).toHaveLength(100)
    expect(values(reviews, (one) => one.review)).toEqual([1, 2, 3, 4, 5])
    expect(values(reviews, (one) => one.status)).toEqual(['Pending', 'Published'])
    const sold = new Map(products.map((one) => [one.productName, one]))
    for (const one of reviews) {
      expect(sold.get(one.product), one.product).toMatchObject({
        productBrand: one.companyName,
        image: one.productImage,
      })
      expect(one.head.length).toBeGreaterThan(3)
      expect(one.para.length).toBeGreaterThan(20)
    }
  })

  it('45 referrals with values and earnings as text with a currency sign', async () => {
    const referrals = await all('/apps/ecommerce/referrals', 'referrals', 'total')
    expect(referrals).toHaveLength(45)
    expect(values(referrals, (one) => one.status)).toEqual(['Paid', 'Rejected', 'Unpaid'])
    for (const { value, earning, status } of referrals) {
      expect(dollars(value), value).toBeGreaterThan(0)
      expect(dollars(earning), earning).toBeLessThanOrEqual(dollars(value))
      expect(dollars(earning) === 0, `${status} ${earning}`).toBe(status === 'Rejected')
    }
  })

  it('100 orders of existing customers; about 100 customers with matching order counts and totals', async () => {
    const orders = await all('/apps/ecommerce/orders', 'orders', 'total')
    const customers = await all('/apps/ecommerce/customers', 'customers', 'total')
    expect(orders).toHaveLength(100)
    expect(customers).toHaveLength(100)
    expect(values(orders, (one) => one.status)).toEqual([
      'Delivered',
      'Dispatched',
      'Out for Delivery',
      'Ready to Pickup',
    ])
    const people = new Map(customers.map((one) => [one.email, one]))
    expect(people.size).toBe(100)
    for (const one of orders)
      expect(people.get(one.email), one.email).toMatchObject({ customer: one.customer, avatar: one.avatar })
    for (const one of customers) {
      const own = orders.filter(({ email }) => email === one.email)
      expect(one.order, one.customer).toBe(own.length)
      expect(one.totalSpent, one.customer).toBeCloseTo(
        own.reduce((sum, { spent, payment }) => sum + (payment === 'Paid' ? spent : 0), 0),
        2,
      )
      expect(one.countryFlag).toBe(`/build/demo/flags/${one.countryCode}.svg`)
    }
  })

  it('each order has a number, lines that add up to its total, and a customer of the list', async () => {
    const orders = await all('/apps/ecommerce/orders', 'orders', 'total')
    for (const one of orders.slice(0, 25)) {
      const { order, customer, lines } = await get(`/apps/ecommerce/orders/${one.order}`)
      expect(order).toEqual(one)
      expect(customer.email).toBe(one.email)
      const sum = lines.reduce((total: number, line: Loose) => total + dollars(line.total), 0)
      expect(sum).toBeCloseTo(one.spent, 2)
      for (const line of lines) expect(dollars(line.total)).toBeCloseTo(dollars(line.price) * line.qty, 2)
      const detail = await get(`/apps/ecommerce/customers/${customer.customerId}`)
      expect(detail).toEqual(customer)
    }
  })

  it('50 invoices, 4987 to 5036, with the four services, six states and a matching balance', async () => {
    const invoices = await all('/apps/invoice', 'invoices', 'totalInvoices')
    expect(invoices.map((one) => one.id)).toEqual(numbers(4987, 5036).reverse())
    expect(values(invoices, (one) => one.service)).toEqual([
      'Software Development',
      'Template Customization',
      'UI/UX Design & Development',
      'Unlimited Extended License',
    ])
    expect(values(invoices, (one) => one.invoiceStatus)).toEqual([
      'Downloaded',
      'Draft',
      'Paid',
      'Partial Payment',
      'Past Due',
      'Sent',
    ])
    for (const one of invoices) {
      expect(one.balance).toBeLessThanOrEqual(one.total)
      expect(one.dueDate >= one.issuedDate, String(one.id)).toBe(true)
      if (one.invoiceStatus === 'Partial Payment') expect(one.balance).toBeLessThan(one.total)
      const { invoice, paymentDetails } = await get(`/apps/invoice/${one.id}`)
      expect(invoice).toEqual(one)
      expect(dollars(paymentDetails.totalDue)).toBeCloseTo(Math.max(0, one.balance), 2)
    }
    expect(invoices.some((one) => one.balance < 0)).toBe(true)
  })

  it('5 invoice clients, each with invoices', async () => {
    const clients = await get('/apps/invoice/clients')
    expect(clients).toHaveLength(5)
    const invoices = await all('/apps/invoice', 'invoices', 'totalInvoices')
    for (const client of clients) expect(invoices.map((one) => one.client)).toContainEqual(client)
  })

  it('25 vehicles, progress 0 to 100, the five warnings', async () => {
    const vehicles = await all('/apps/logistics/vehicles', 'vehicles', 'totalVehicles')
    expect(vehicles).toHaveLength(25)
    expect(values(vehicles, (one) => one.warnings)).toEqual([
      'Ecu Not Responding',
      'Fuel Problems',
      'No Warnings',
      'Oil Leakage',
      'Temperature not optimal',
    ])
    for (const { progress } of vehicles) expect(progress >= 0 && progress <= 100).toBe(true)
  })

  it('events in Business, Holiday, Personal, ETC and Family', async () => {
    for (const calendar of ['Business', 'Holiday', 'Personal', 'ETC', 'Family']) {
      const events = await get(`/apps/calendar?calendars=${calendar}`)
      expect(events.length, calendar).toBeGreaterThan(0)
      for (const one of events) expect(one.extendedProps).toEqual({ calendar })
    }
  })

  it('course tags Web, Design, Psychology, UI/UX and Art; the detailed course is one of the list', async () => {
    const courses = await all('/apps/academy/courses', 'courses', 'total')
    expect(values(courses, (one) => one.tags)).toEqual(['Art', 'Design', 'Psychology', 'UI/UX', 'Web'])
    for (const one of courses) expect(one.completedTasks).toBeLessThanOrEqual(one.totalTasks)
    expect(courses.some((one) => one.completedTasks === one.totalTasks)).toBe(true)
    const details = await get('/apps/academy/course-details')
    expect(courses.map((one) => one.courseTitle)).toContain(details.title)
  })

  it('project progress 0 to 100', async () => {
    const projects = await all('/dashboard/analytics/projects', 'projects', 'totalProjects')
    for (const { progress } of projects) expect(progress >= 0 && progress <= 100).toBe(true)
  })

  it('boards In Progress, In Review and Done, each card on one of them', async () => {
    const { boards, items } = await get('/apps/kanban')
    expect(boards.map((one: Loose) => one.title)).toEqual(['In Progress', 'In Review', 'Done'])
    const placed = boards.flatMap((one: Loose) => one.itemsIds).sort((a: number, b: number) => a - b)
    expect(placed).toEqual(items.map((one: Loose) => one.id).sort((a: number, b: number) => a - b))
  })

  it('the facts of the FAQ', async () => {
    const text = JSON.stringify(await get('/pages/faq'))
    for (const fact of [/\$69 or \$99 per order/, /48 hours/, /15 days/, /72 hours/, /24 hours/])
      expect(text).toMatch(fact)
  })
})
