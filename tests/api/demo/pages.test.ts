import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { courseDetails, courseList } from '../../../supabase/functions/_shared/contract/demo/academy.ts'
import { salesDetailList } from '../../../supabase/functions/_shared/contract/demo/dashboards.ts'
import {
  faqGroupList,
  helpArticle,
  helpCenter,
} from '../../../supabase/functions/_shared/contract/demo/pages.ts'
import { startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('GET /api/pages/faq (R-075, R-183)', () => {
  const ask = async (q = '') =>
    faqGroupList.parse((await api.send(null, 'GET', `/pages/faq?q=${encodeURIComponent(q)}`)).body)

  it('is answered with a valid token, an invalid one or none', async () => {
    const [open, torn] = await Promise.all([
      api.request('/api/pages/faq', {}),
      api.request('/api/pages/faq', { headers: { authorization: 'Bearer torn' } }),
    ])
    expect([open.status, torn.status]).toEqual([200, 200])
    expect((await api.send('client', 'GET', '/pages/faq')).status).toBe(200)
  })

  it('answers the groups with matching questions, and only these questions', async () => {
    const groups = await ask()
    expect(groups).toHaveLength(8)
    const first = groups.slice(0, 3).map(({ faqTitle }) => faqTitle)
    expect(first, 'R-582').toEqual(['Writing', 'Requests', 'Plans and accounts'])
    expect(groups[0]?.faqs[0]?.question).toBe('Can I continue a Scrivener project?')
    const [group, ...others] = await ask('SCHEDULED delivery COST')
    expect(others).toEqual([])
    expect(group?.faqs.map((faq) => faq.question)).toEqual(['What does scheduled delivery cost?'])
    for (const q of ['%', '_', '\\', "'; drop", '😀']) expect(await ask(q), q).toEqual([])
  })

  it('contains the facts of R-231', async () => {
    const answers = JSON.stringify(await ask())
    for (const fact of [
      '$69 or $99 per order',
      'within 48 hours',
      'within 15 days',
      '72 hours before its delivery',
      'within 24 hours',
    ]) {
      expect(answers).toContain(fact)
    }
  })
})

describe('GET /api/pages/help-center', () => {
  it('is answered without a session: topics, popular articles, and related articles', async () => {
    const help = helpCenter.strict().parse((await api.send(null, 'GET', '/pages/help-center')).body)
    expect(help.allArticles.length).toBe(6)
    expect(help.popularArticles.length).toBe(3)
    expect(help.keepLearning.length).toBe(3)
  })

  it('R-582: has at least 20 articles, and every article it lists', async () => {
    const help = helpCenter.parse((await api.send(null, 'GET', '/pages/help-center')).body)
    const slugs = help.allArticles.flatMap((topic) => topic.articles.map((article) => article.slug))
    expect(slugs.length).toBeGreaterThanOrEqual(20)
    for (const slug of slugs) {
      const answer = await api.send(null, 'GET', `/pages/help-center/article?title=${slug}`)
      const article = helpArticle.strict().parse(answer.body)
      expect(article.slug).toBe(slug)
      expect(article.sections.length).toBeGreaterThan(1)
      for (const link of article.articleList) expect(slugs).toContain(link.slug)
    }
  })

  it('answers the first popular article without a title, and 404 for an unknown title', async () => {
    const first = helpArticle.parse((await api.send(null, 'GET', '/pages/help-center/article')).body)
    expect(first.slug).toBe('importing-a-scrivener-project')
    for (const title of ['nothing', '%', "'", '../x']) {
      const path = `/pages/help-center/article?title=${encodeURIComponent(title)}`
      expect(await api.refused(null, 'GET', path)).toMatchObject({ status: 404 })
    }
  })
})

describe('the role anon', () => {
  it('reads only public content, and writes nothing', async () => {
    const sql = api.database.connect('api', { max: 1 })
    const tables = await api.database.owner<{ name: string }[]>`
      select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private', 'demo')`
    const open: string[] = []
    for (const { name } of tables) {
      for (const statement of [`select from ${name}`, `delete from ${name}`]) {
        const tried = sql.begin(async (tx) => {
          await tx`select set_config('role', 'anon', true)`
          await tx.unsafe(statement)
        })
        await tried.then(
          () => open.push(statement),
          (error: { code?: string }) => expect(error.code, statement).toBe('42501'),
        )
      }
    }
    expect(open.sort()).toEqual([
      ...['faq_groups', 'faqs', 'help_articles', 'help_topics', 'landing_questions', 'landing_reviews'].map(
        (name) => `select from demo.${name}`,
      ),
      'select from public.page_texts',
    ])
  })
})

describe('the academy (R-076, R-172)', () => {
  const list = (query: string) =>
    api.ok('auth', 'GET', `/apps/academy/courses?${query}`, { schema: courseList })

  it('filters by label in any case; All Courses is no filter', async () => {
    expect(await list('label=All%20Courses')).toEqual(await list(''))
    for (const label of ['Web', 'ui/ux', 'PSYCHOLOGY']) {
      const { courses, total, totalCourse } = await list(`label=${encodeURIComponent(label)}&itemsPerPage=-1`)
      expect([total, totalCourse]).toEqual([4, 20])
      expect(new Set(courses.map((course) => course.tags.toLowerCase()))).toEqual(
        new Set([label.toLowerCase()]),
      )
    }
    expect((await list('label=Cooking')).total).toBe(0)
  })

  it('omits completed courses when requested', async () => {
    const { courses, total } = await list('hideCompleted=true&itemsPerPage=-1')
    expect(total).toBe(15)
    expect(courses.every((course) => course.completedTasks < course.totalTasks)).toBe(true)
    expect((await list('hideCompleted=false')).total).toBe(20)
  })

  it('answers one course in full with the number of its lectures', async () => {
    const details = await api.ok('auth', 'GET', '/apps/academy/course-details', {
      schema: courseDetails.strict(),
    })
    expect(details.content.flatMap((section) => section.topics)).toHaveLength(details.totalLectures)
  })
})

describe('GET /api/pages/datatable (R-074, R-112, R-182)', () => {
  it('lists sales whose status matches their payment', async () => {
    const sales = await api.ok('auth', 'GET', '/pages/datatable', { schema: salesDetailList })
    expect(new Set(sales.map((sale) => sale.payment.status)).size).toBe(3)
    for (const { payment } of sales) {
      const isPaid = payment.paidAmount === payment.total
      expect(payment.status === 'Completed').toBe(isPaid)
      expect(payment.receivedPaymentStatus === 'Fully Paid').toBe(isPaid)
      expect(payment.receivedPaymentStatus === 'Unpaid').toBe(payment.paidAmount === 0)
      if (payment.status === 'Cancelled') expect(payment.paidAmount).toBe(0)
    }
  })

  it('R-112: no stored sale has a status that its payment contradicts', async () => {
    const { owner } = api.database
    for (const [status, paid] of [
      ['Cancelled', 1],
      ['Completed', 1],
      ['Confirmed', 2],
    ] as const)
      await expect(
        owner`update demo.sales set status = ${status}, total = 2, paid_amount = ${paid} where id = (select min(id) from demo.sales)`,
        status,
      ).rejects.toMatchObject({ code: '23514' })
  })

  it('is refused without the ability to read the sample data', async () => {
    for (const path of [
      '/pages/datatable',
      '/apps/academy/course-details',
      '/apps/kanban',
      '/apps/calendar',
    ]) {
      expect(await api.refused('client', 'GET', path)).toMatchObject({ status: 403 })
      expect(await api.refused(null, 'GET', path)).toMatchObject({ status: 401 })
    }
  })
})
