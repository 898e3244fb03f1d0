import type { Hono } from 'hono'
import { type FaqGroup, faqQuery, helpArticleQuery } from '../../_shared/contract/demo/pages.ts'
import { literalPattern } from '../../_shared/db/list-query.ts'
import { readQuery } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'
import { notFound } from '../../_shared/http/errors.ts'
import type { Deps } from '../deps.ts'
import { presentArticle, presentHelpCenter, readArticle, readHelp } from './help-rows.ts'

/** `/api/pages/faq` and `/api/pages/help-center`: open to anybody, so read as nobody in particular. */
export function demoPagesResource(api: Hono<Env>, { asAnon }: Deps): void {
  api.get('/pages/faq', async (c) => {
    const { q } = readQuery(c, faqQuery)
    const pattern = literalPattern(q.trim())
    const groups = await asAnon(
      (tx) => tx<FaqGroup[]>`
        select g.title as "faqTitle", g.icon as "faqIcon", g.subtitle as "faqSubtitle",
          json_agg(json_build_object('question', f.question, 'answer', f.answer) order by f.position) as faqs
          from demo.faq_groups as g join demo.faqs as f on f.group_id = g.id
         where f.question ilike ${pattern}
         group by g.id order by g.position, g.id`,
    )
    return c.json(groups)
  })

  api.get('/pages/help-center', async (c) => c.json(presentHelpCenter(await asAnon(readHelp))))

  api.get('/pages/help-center/article', async (c) => {
    const { title } = readQuery(c, helpArticleQuery)
    const rows = await asAnon((tx) => readArticle(tx, title.trim()))
    if (!rows) throw notFound()
    return c.json(presentArticle(rows))
  })
}
