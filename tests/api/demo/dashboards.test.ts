import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { courseList } from '../../../supabase/functions/_shared/contract/demo/academy.ts'
import { academyDashboard } from '../../../supabase/functions/_shared/contract/demo/dashboards/academy.ts'
import { analyticsDashboard } from '../../../supabase/functions/_shared/contract/demo/dashboards/analytics.ts'
import { crmDashboard } from '../../../supabase/functions/_shared/contract/demo/dashboards/crm.ts'
import { ecommerceDashboard } from '../../../supabase/functions/_shared/contract/demo/dashboards/ecommerce.ts'
import { logisticsDashboard } from '../../../supabase/functions/_shared/contract/demo/dashboards/logistics.ts'
import { analyticsProjectList } from '../../../supabase/functions/_shared/contract/demo/dashboards.ts'
import { orderList } from '../../../supabase/functions/_shared/contract/demo/ecommerce.ts'
import { vehicleList } from '../../../supabase/functions/_shared/contract/demo/logistics.ts'
import { productFigures } from '../../../supabase/functions/_shared/contract/demo/products.ts'
import { startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const analytics = (query = '') =>
  api.ok('auth', 'GET', `/dashboards/analytics${query}`, { schema: analyticsDashboard })
const crm = () => api.ok('auth', 'GET', '/dashboards/crm', { schema: crmDashboard })
const ecommerce = () => api.ok('auth', 'GET', '/dashboards/ecommerce', { schema: ecommerceDashboard })
const logistics = () => api.ok('auth', 'GET', '/dashboards/logistics', { schema: logisticsDashboard })
const academy = () => api.ok('auth', 'GET', '/dashboards/academy', { schema: academyDashboard })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
/** The filters of the dashboards (`src/demos/dashboards/model/order-links.ts`). */
const lastDays = (until: string, days: number) => ({
  period: `${new Date(Date.parse(until) - (days - 1) * 86_400_000).toISOString().slice(0, 10)}..${until}`,
})
const stageStatus = { new: 'Ready to Pickup', preparing: 'Dispatched', shipping: 'Out for Delivery' }
const NAMES = ['analytics', 'crm', 'ecommerce', 'logistics', 'academy'] as const

describe('GET /api/dashboards/:name (R-250)', () => {
  it.each(NAMES)('refuses %s to a person without "read demo"', async (name) => {
    expect(await api.refused('client', 'GET', `/dashboards/${name}`)).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
  })

  it('ends every period on the last day with figures that is not after the caller’s day', async () => {
    const [row] = await api.database.owner<{ day: string; earlier: string }[]>`
      select max(day)::text as day, (max(day) - 9)::text as earlier from demo.daily_figures`
    expect((await analytics()).until).toBe(row?.day)
    expect((await analytics('?today=2999-01-01')).until).toBe(row?.day)
    const { until, traffic } = await analytics(`?today=${row?.earlier}`)
    expect(until).toBe(row?.earlier)
    expect(traffic.daily.at(-1)?.day).toBe(row?.earlier)
  })

  it('answers empty figures when no table has rows', async () => {
    const empty = await startTestApi()
    try {
      await empty.database
        .owner`truncate demo.daily_figures, demo.visit_sources, demo.campaign_months, demo.shipments,
        demo.webinars, demo.vehicles, demo.projects, demo.courses, demo.orders, demo.invoices, demo.reviews, demo.sales cascade`
      for (const name of NAMES) {
        const { status } = await empty.send('auth', 'GET', `/dashboards/${name}?today=2026-03-01`)
        expect(status, name).toBe(200)
      }
    } finally {
      await empty.close()
    }
  })

  it('analytics: daily figures add up to the figures of their period', async () => {
    const { traffic, sales, earnings, sources } = await analytics()
    expect(traffic.daily).toHaveLength(30)
    expect(sum(traffic.daily.map(({ visits }) => visits))).toBe(traffic.visits.now)
    expect(sum(sources.map(({ visits }) => visits))).toBe(traffic.visits.now)
    expect(sum(sources.map(({ before }) => before))).toBe(traffic.visits.before)
    expect(Math.round(sum(sales.daily.map(({ value }) => value)) / 30)).toBe(sales.averageCents.now)
    expect(sum(earnings.daily.map(({ revenue }) => revenue))).toBe(earnings.revenueCents.now)
    expect(sum(earnings.daily.map(({ before }) => before))).toBe(earnings.revenueCents.before)
    expect(earnings.revenueCents.now - earnings.expensesCents.now).toBe(earnings.profitCents.now)
    expect(sales.weekCents).toEqual(earnings.revenueCents)
  })

  it('analytics: shows the campaign of the last full month, and no card is empty after the seed', async () => {
    const { until, campaign, countries, support, sales } = await analytics()
    expect(campaign.month < `${until.slice(0, 7)}-01`).toBe(true)
    expect(campaign.figures.map(({ name }) => name)).toHaveLength(6)
    expect(countries).toHaveLength(6)
    expect(support.solved).toBeLessThanOrEqual(support.opened.now)
    expect(sales.weekOrders).toBeGreaterThan(0)
  })

  it('CRM: the projects by status are those of the project list', async () => {
    const { projects, activeProjects } = await crm()
    const list = await api.ok('auth', 'GET', '/dashboard/analytics/projects?itemsPerPage=-1', {
      schema: analyticsProjectList,
    })
    expect(projects.waiting + projects.running + projects.done).toBe(list.totalProjects)
    expect(projects.done).toBe(list.projects.filter(({ progress }) => progress === 100).length)
    const progress = activeProjects.map((project) => project.progress)
    expect(progress).toEqual(progress.toSorted((a, b) => b - a))
  })

  it('CRM: weekday shares add up to 100 % and the newest activities come first', async () => {
    const { radar, activities, reports, orders, sales } = await crm()
    expect(radar.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(sum(radar.map(({ visits }) => visits))).toBeCloseTo(100, 0)
    expect(activities.map(({ day }) => day)).toEqual(
      activities
        .map(({ day }) => day)
        .toSorted()
        .reverse(),
    )
    expect(sum(reports.map((month) => month.orders))).toBe(100)
    expect(sum(orders.daily.map(({ value }) => value))).toBe(orders.week.now)
    expect(sum(sales.daily.map(({ value }) => value))).toBe(sales.weekCents.now)
    expect(orders.week.now).toBeGreaterThan(0)
  })

  it('e-commerce: each count of the statistics is the total of its list', async () => {
    const { statistics } = await ecommerce()
    for (const list of ['orders', 'customers', 'products', 'reviews'] as const) {
      const { body } = await api.send('auth', 'GET', `/apps/ecommerce/${list}`)
      expect((body as { total: number }).total, list).toBe(statistics[list])
    }
  })

  it('e-commerce: amounts by method add up, and each year has its months in order', async () => {
    const { statistics, methods, years, popular, countries } = await ecommerce()
    expect(sum(methods.map(({ cents }) => cents))).toBe(statistics.paidCents)
    for (const { months } of years)
      expect(months.map(({ month }) => month)).toEqual(months.map((_, n) => (months[0]?.month ?? 0) + n))
    expect(years.length).toBeGreaterThan(0)
    expect(popular).toHaveLength(6)
    const [open] = await api.database.owner<{ n: number }[]>`
      select count(*)::int as n from demo.orders where payment = 'Paid' and status <> 'Delivered'`
    expect(sum(countries.map((one) => one.new + one.preparing + one.shipping))).toBe(open?.n)
  })

  it('R-560: amounts of one period are equal on every dashboard and are those of the paid orders', async () => {
    const [figures, deals, shop] = [await analytics(), await crm(), await ecommerce()]
    const paid = async (days: number) => {
      const [row] = await api.database.owner<{ cents: number }[]>`
        select coalesce(sum(spent) * 100, 0)::int as cents from demo.orders
         where payment = 'Paid' and ordered_at::date between ${figures.until}::date - ${days - 1}::int and ${figures.until}::date`
      return row?.cents
    }
    expect(figures.earnings.revenueCents.now).toBe(await paid(7))
    expect(deals.sales.weekCents).toEqual(figures.earnings.revenueCents)
    expect(deals.growth.cents).toEqual(figures.earnings.revenueCents)
    expect(sum(figures.sales.daily.map(({ value }) => value))).toBe(await paid(30))
    expect(sum(shop.years.flatMap(({ months }) => months.map(({ revenue }) => revenue)))).toBe(
      shop.statistics.paidCents,
    )
    expect(sum(deals.reports.map(({ sales }) => sales))).toBe(shop.statistics.paidCents)
    const { channels } = await api.ok('auth', 'GET', '/apps/ecommerce/product-figures', {
      schema: productFigures,
    })
    expect(sum(channels.map(({ salesCents }) => salesCents))).toBe(await paid(30))
    const [best] = await api.database.owner`
      select l.product_name as name, sum(l.price * 100 * l.qty)::int as cents, sum(l.qty)::int as qty
        from demo.order_lines l join demo.orders o on o.id = l.order_id and o.payment = 'Paid'
       where o.ordered_at::date between ${figures.until}::date - 29 and ${figures.until}::date
       group by l.product_id, l.product_name order by cents desc, name limit 1`
    expect(shop.best).toMatchObject({ ...best })
    expect(figures.earnings.profitCents.now + figures.earnings.profitCents.before).toBeGreaterThan(0)
  })

  it('R-561: each figure of orders is the total of the list it leads to', async () => {
    const [figures, deals, shop] = [await analytics(), await crm(), await ecommerce()]
    const totalOf = async (filters: Record<string, string>) =>
      (
        await api.ok('auth', 'GET', `/apps/ecommerce/orders?${new URLSearchParams(filters)}`, {
          schema: orderList,
        })
      ).total
    expect(await totalOf(lastDays(deals.until, 7))).toBe(deals.orders.week.now)
    expect(await totalOf({ payment: 'Paid', ...lastDays(figures.until, 7) })).toBe(figures.sales.weekOrders)
    for (const { code, orders } of figures.countries)
      expect(await totalOf({ payment: 'Paid', country: code, ...lastDays(figures.until, 60) })).toBe(orders)
    for (const { method, orders } of shop.methods)
      expect(await totalOf({ payment: 'Paid', method })).toBe(orders)
    for (const { code, ...stages } of shop.countries)
      for (const [stage, status] of Object.entries(stageStatus))
        expect(await totalOf({ payment: 'Paid', country: code, status })).toBe(
          stages[stage as keyof typeof stages],
        )
    expect(await totalOf({ period: '2026-02-30..2026-13-01' })).toBe(shop.statistics.orders)
  })

  it('R-251: logistics counts as many vehicles under a condition as the filtered list has', async () => {
    const { vehicles } = await logistics()
    const conditions = { 'on-route': 'onRoute', error: 'error', deviated: 'deviated', late: 'late' } as const
    const totalOf = async (query: string) =>
      (await api.ok('auth', 'GET', `/apps/logistics/vehicles?${query}`, { schema: vehicleList }))
        .totalVehicles
    for (const [condition, key] of Object.entries(conditions)) {
      expect(vehicles[key], condition).toBeGreaterThan(0)
      expect(await totalOf(`condition=${condition}`), condition).toBe(vehicles[key])
    }
    expect(await totalOf('')).toBe(vehicles.total)
    expect(await totalOf('condition=unknown')).toBe(vehicles.total)
  })

  it('logistics: every vehicle has a stage, and shipments have figures in both periods', async () => {
    const { vehicles, overview, performance, shipments, exceptions, countries } = await logistics()
    expect(sum(overview.map((stage) => stage.vehicles))).toBe(vehicles.total)
    expect(shipments).toHaveLength(14)
    expect(sum(shipments.map(({ delivered }) => delivered))).toBeGreaterThan(0)
    for (const figure of [performance.shipped, performance.delivered, performance.successPercent])
      expect(Math.min(figure.now, figure.before)).toBeGreaterThan(0)
    expect(exceptions.length).toBe(4)
    expect(sum(countries.map(({ shipping }) => shipping))).toBe(performance.inTransit)
  })

  it('academy: counts the courses of the list, and names the next webinar', async () => {
    const { learner, topics, webinar, study, instructors, assignments } = await academy()
    const list = await api.ok('auth', 'GET', '/apps/academy/courses?itemsPerPage=-1', { schema: courseList })
    const { courses } = list
    expect(learner.courses).toBe(list.total)
    expect(learner.completed).toBe(courses.filter((one) => one.completedTasks === one.totalTasks).length)
    expect(sum(topics.map((topic) => topic.courses))).toBe(learner.courses)
    expect(Date.parse(webinar?.startsAt ?? '') + 3_600_000).toBeGreaterThan(Date.now())
    expect(sum(study.daily.map(({ value }) => value))).toBe(study.week.now)
    expect(instructors).toHaveLength(5)
    for (const { done, total } of assignments) expect(done).toBeLessThan(total)
  })
})
