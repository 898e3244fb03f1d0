import { createRoute } from '@hono/zod-openapi'
import {
  contactBody,
  type HelpVotes,
  helpSearchQuery,
  helpSearchResponse,
  helpVoteBody,
  helpVotes,
  landingContent,
  pageLanguageQuery,
} from '../../_shared/contract/demo/front-pages.ts'
import { paragraphsOf } from '../../_shared/html/paragraphs.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { cleanBody } from '../mail/clean-html.ts'
import { findArticles, readLanding } from './front-pages-rows.ts'

const tags = ['academy, fleet, dashboards, help']
/** The error codes of a write without a session. */
const WRITE_REFUSALS = ['invalid_json', 'invalid_text', 'too_large', 'invalid', 'rate_limited'] as const

/** Calls of the public pages without a session. */
export function demoFrontPagesResource(api: ApiRouter, { asAnon, asVisitor }: Deps): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/pages/landing',
      tags,
      summary: 'Lists reviews and questions of the landing page.',
      security: [],
      request: { query: pageLanguageQuery },
      responses: ok(landingContent),
    }),
    async (c) => {
      const { language } = c.req.valid('query')
      return c.json(await asAnon((tx) => readLanding(tx, language)), 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/pages/contact',
      tags,
      summary:
        'Delivers a message of a visitor to the mailboxes of the staff; the same id again does nothing.',
      security: [],
      request: { body: jsonBody(contactBody) },
      responses: noContent,
      ...refuses(...WRITE_REFUSALS),
    }),
    async (c) => {
      const { website, message, ...body } = c.req.valid('json')
      // Only a program fills this field, and it must not learn that the message is dropped.
      if (website !== '') return c.body(null, 204)
      const contact = { ...body, ...cleanBody(paragraphsOf(message)) }
      await asVisitor(
        (tx) => tx`select private.receive_contact(${tx.json(contact)}, ${c.var.networkAddress})`,
      )
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/pages/help-center/search',
      tags,
      summary: 'Finds help articles that contain every word.',
      security: [],
      request: { query: helpSearchQuery },
      responses: ok(helpSearchResponse),
    }),
    async (c) => {
      const { q, language } = c.req.valid('query')
      return c.json({ articles: await asAnon((tx) => findArticles(tx, q, language)) }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/pages/help-center/vote',
      tags,
      summary: 'Stores whether an article helped, once for each browser; returns the votes of the article.',
      security: [],
      request: { body: jsonBody(helpVoteBody) },
      responses: ok(helpVotes),
      ...refuses(...WRITE_REFUSALS, 'not_found'),
    }),
    async (c) => {
      const { article, visitor, isHelpful } = c.req.valid('json')
      const [votes] = await asVisitor(
        (tx) => tx<[HelpVotes]>`select helpful, total
          from private.vote_help_article(${article}, ${visitor}, ${isHelpful}, ${c.var.networkAddress})`,
      )
      return c.json(votes, 200)
    },
  )
}
