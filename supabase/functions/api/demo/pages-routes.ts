import { createRoute } from '@hono/zod-openapi'
import { pageLanguageQuery } from '../../_shared/contract/demo/front-pages.ts'
import {
  type FaqGroup,
  faqGroupList,
  faqQuery,
  helpArticle,
  helpArticleQuery,
  helpCenter,
} from '../../_shared/contract/demo/pages.ts'
import { literalPattern } from '../../_shared/db/list-query.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { textIn } from './front-pages-rows.ts'
import { presentArticle, presentHelpCenter, readArticle, readHelp } from './help-rows.ts'

const tags = ['academy, fleet, dashboards, help']

/** `/api/pages/faq` and `/api/pages/help-center`: public pages, read with the anonymous role. */
export function demoPagesResource(api: ApiRouter, { asAnon }: Deps): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/pages/faq',
      tags,
      summary: 'Lists the questions that contain the search text, by group.',
      security: [],
      request: { query: faqQuery },
      responses: ok(faqGroupList),
    }),
    async (c) => {
      const { q, language } = c.req.valid('query')
      const pattern = literalPattern(q.trim())
      const groups = await asAnon(
        (tx) => tx<FaqGroup[]>`
        select ${textIn(tx, language, 'g.title')} as faq_title, g.icon as faq_icon,
          ${textIn(tx, language, 'g.subtitle')} as faq_subtitle,
          json_agg(json_build_object('question', ${textIn(tx, language, 'f.question')},
            'answer', ${textIn(tx, language, 'f.answer')}) order by f.position) as faqs
          from demo.faq_groups as g join demo.faqs as f on f.group_id = g.id
         where ${textIn(tx, language, 'f.question')} ilike ${pattern}
         group by g.id order by g.position, g.id`,
      )
      return c.json(groups, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/pages/help-center',
      tags,
      summary: 'Lists topics, popular articles and further reading.',
      security: [],
      request: { query: pageLanguageQuery },
      responses: ok(helpCenter),
    }),
    async (c) => {
      const { language } = c.req.valid('query')
      return c.json(presentHelpCenter(await asAnon((tx) => readHelp(tx, language))), 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/pages/help-center/article',
      tags,
      summary: 'Returns the named article, or the first popular one.',
      security: [],
      request: { query: helpArticleQuery },
      responses: ok(helpArticle),
      ...refuses('not_found'),
    }),
    async (c) => {
      const { title, language } = c.req.valid('query')
      const rows = await asAnon((tx) => readArticle(tx, title.trim(), language))
      if (!rows) throw notFound()
      return c.json(presentArticle(rows), 200)
    },
  )
}
