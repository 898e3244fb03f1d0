import { createRoute } from '@hono/zod-openapi'
import {
  answerLinkBody,
  correctionLinkBody,
  type LinkAction,
  type MailLink,
  mailLinkResponse,
  mailLinkToken,
} from '../../_shared/contract/mail-links.ts'
import { decisionBody } from '../../_shared/contract/project-changes.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { ReplyRefused, writeComment, writeReply } from '../../_shared/mail/write-reply.ts'
import type { Deps } from '../deps.ts'
import { mapConstraintErrors } from '../projects/constraint-errors.ts'

const tags = ['notifications']

/** The codes of a decision with a text. */
const REFUSED_DECISIONS = [
  'invalid',
  'invalid_json',
  'invalid_text',
  'too_large',
  'not_found',
  'forbidden',
  'rate_limited',
  'wrong_state',
] as const

type Opened = {
  id: string
  userId: string
  action: LinkAction
  threadId: string | null
  projectId: string | null
  deliveryId: string | null
  priceId: string | null
  isUsed: boolean
}

/** `/api/mail-links`: one action without a sign-in, by the link in a mail to a client. */
export function mailLinksResource(api: ApiRouter, { asVisitor, asCaller }: Deps): void {
  const open = async (c: Ctx, token: string, action?: LinkAction): Promise<Opened> => {
    const [link] = await asVisitor(
      (tx) => tx<Opened[]>`select * from private.open_mail_link(${token}, ${c.var.networkAddress})`,
    )
    if (!link || (action && link.action !== action)) throw notFound()
    return link
  }
  // Not a session: the claims end with this call, and row-level security decides as for the signed-in person.
  const asPerson = <T>({ userId }: Opened, work: (tx: Tx) => Promise<T>) =>
    asCaller({ sub: userId, role: 'authenticated', aal: 'aal2' }, work)

  api.openapi(
    createRoute({
      method: 'get',
      path: '/mail-links',
      tags,
      summary: 'Returns what the link in a mail is about; a program that follows links does nothing.',
      security: [],
      request: { query: mailLinkToken },
      responses: ok(mailLinkResponse),
      ...refuses('invalid', 'not_found', 'rate_limited'),
    }),
    async (c) => {
      const opened = await open(c, c.req.valid('query').token)
      const [thing] = await asPerson(opened, (tx) => readThing(tx, opened))
      if (!thing) throw notFound()
      const { isDecided, ...shown } = thing
      return c.json({ link: { action: opened.action, isUsed: opened.isUsed || isDecided, ...shown } }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/mail-links/answer',
      tags,
      summary: 'Answers once as the person to whom the mail was sent.',
      security: [],
      request: { query: mailLinkToken, body: jsonBody(answerLinkBody) },
      responses: noContent,
      ...refuses(
        'invalid',
        'invalid_json',
        'invalid_text',
        'too_large',
        'not_found',
        'rate_limited',
        'wrong_state',
      ),
    }),
    async (c) => {
      const opened = await open(c, c.req.valid('query').token, 'answer')
      const { text } = c.req.valid('json')
      const { id, threadId, projectId } = opened
      const write = async (tx: Tx) => {
        await use(tx, id)
        if (threadId !== null) return writeReply(tx, { id, threadId, text })
        const [project] = await tx`select from public.projects where id = ${projectId}`
        if (!project || projectId === null) throw notFound()
        return writeComment(tx, { id, projectId, text })
      }
      try {
        await asPerson(opened, write)
      } catch (error) {
        if (error instanceof ReplyRefused) throw new HttpError('wrong_state')
        throw error
      }
      return c.body(null, 204)
    },
  )

  const decide = async (
    c: Ctx,
    token: string,
    work: (tx: Tx, opened: Opened) => Promise<unknown>,
    action: LinkAction = 'accept',
  ) => {
    const opened = await open(c, token, action)
    await mapConstraintErrors(
      asPerson(opened, async (tx) => {
        await use(tx, opened.id)
        await work(tx, opened)
      }),
    )
    return c.body(null, 204)
  }

  api.openapi(
    createRoute({
      method: 'post',
      path: '/mail-links/acceptance',
      tags,
      summary: 'Accepts the deliveries of the link once, as the client to whom the mail was sent.',
      security: [],
      request: { query: mailLinkToken },
      responses: noContent,
      ...refuses('invalid', 'not_found', 'forbidden', 'rate_limited', 'wrong_state'),
    }),
    (c) =>
      decide(c, c.req.valid('query').token, async (tx, opened) => {
        const open = (await deliveriesOfLink(tx, opened)).filter(({ isOpen }) => isOpen).map(({ id }) => id)
        // Without an open one, the delivery of the link is refused by its state.
        const ids = open.length > 0 ? open : [opened.deliveryId]
        await tx`select private.accept_deliveries(${opened.projectId}, ${ids}::uuid[])`
      }),
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/mail-links/correction',
      tags,
      summary:
        'Asks for a correction of one delivery of the link once, as the client to whom the mail was sent.',
      security: [],
      request: { query: mailLinkToken, body: jsonBody(correctionLinkBody) },
      responses: noContent,
      ...refuses(...REFUSED_DECISIONS),
    }),
    (c) => {
      const { comment, deliveryId } = c.req.valid('json')
      return decide(c, c.req.valid('query').token, async (tx, opened) => {
        const wanted = deliveryId ?? opened.deliveryId
        const isOfLink = (await deliveriesOfLink(tx, opened)).some(({ id }) => id === wanted)
        if (!isOfLink) throw notFound()
        await tx`select private.request_correction(${opened.projectId}, ${wanted}, ${comment}, '{}')`
      })
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/mail-links/price',
      tags,
      summary: 'Accepts or declines the price of the link once, as the client to whom the mail was sent.',
      security: [],
      request: { query: mailLinkToken, body: jsonBody(decisionBody) },
      responses: noContent,
      ...refuses(...REFUSED_DECISIONS),
    }),
    (c) => {
      const { isAccepted, reason } = c.req.valid('json')
      return decide(
        c,
        c.req.valid('query').token,
        (tx, { projectId, priceId }) =>
          tx`select private.decide_price(${projectId}, ${priceId}, ${isAccepted}, ${reason})`,
        'price',
      )
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/account/mail-links',
      tags,
      summary: 'Revokes the links of all mails that the caller received.',
      responses: noContent,
    }),
    async (c) => {
      await c.var.asCaller((tx) => tx`select private.revoke_mail_links()`)
      return c.body(null, 204)
    },
  )
}

/** Uses the link in the transaction of its action; 409 when it was used before. */
async function use(tx: Tx, id: string): Promise<void> {
  const [used] = await tx<{ isFirst: boolean }[]>`select private.use_mail_link(${id}) as is_first`
  if (!used?.isFirst) throw new HttpError('wrong_state')
}

/** The deliveries of the moment of that of a link, which one mail announced. */
function deliveriesOfLink(tx: Tx, { deliveryId }: Opened): Promise<{ id: string; isOpen: boolean }[]> {
  return tx<{ id: string; isOpen: boolean }[]>`
    select e.id, e.state = 'open' as is_open
      from public.project_deliveries d
      join public.project_deliveries e on e.project_id = d.project_id and e.delivered_at = d.delivered_at
     where d.id = ${deliveryId} order by e.no`
}

type Thing = Omit<MailLink, 'action' | 'isUsed'> & { isDecided: boolean }

/**
 * The deliveries or the price of a link, or its conversation or project with the newest text of another person, as far as the person
 * may read it.
 */
function readThing(tx: Tx, { threadId, projectId, deliveryId, priceId }: Opened) {
  if (deliveryId !== null)
    return tx<Thing[]>`
      select p.title, private.name_of(d.delivered_by) as author, d.note as text, shown.deliveries is null as is_decided,
          coalesce(shown.deliveries, '[]') as deliveries, null as price
        from public.project_deliveries d
        cross join lateral (
          select json_agg(json_build_object('id', e.id, 'no', e.no, 'targetLanguage', e.target_language, 'at', e.delivered_at,
              'files', to_json(array(
                select f.name from public.project_attachments f
                 where f.project_id = e.project_id and f.id = any (e.attachment_ids)
                 order by array_position(e.attachment_ids, f.id)))) order by e.no) as deliveries
            from public.project_deliveries e
           where e.project_id = d.project_id and e.delivered_at = d.delivered_at and e.state = 'open') shown
        join public.projects p on p.id = d.project_id where d.id = ${deliveryId}`
  if (priceId !== null)
    return tx<Thing[]>`
      select p.title, private.name_of(c.set_by) as author, c.note as text, c.state <> 'open' as is_decided, '[]'::json as deliveries,
          json_build_object('kind', c.kind, 'amount', c.amount::text, 'currency', c.currency, 'at', c.set_at) as price
        from public.project_prices c join public.projects p on p.id = c.project_id where c.id = ${priceId}`
  if (threadId !== null)
    return tx<Thing[]>`
      select t.subject as title, private.name_of(m.sender_id) as author, left(m.text, 20000) as text,
          false as is_decided, '[]'::json as deliveries, null as price
        from public.messages m join public.threads t on t.id = m.thread_id
       where m.thread_id = ${threadId} and m.sender_id is distinct from auth.uid() order by m.seq desc limit 1`
  return tx<Thing[]>`
    select r.title, private.name_of(c.author_id) as author, coalesce(nullif(c.body, ''), c.files, '') as text,
        false as is_decided, '[]'::json as deliveries, null as price
      from public.projects r left join lateral (
        select c.author_id, c.body, (select string_agg(f.name, E'\\n' order by f.name, f.id)
            from public.project_attachments f where f.project_id = c.project_id and f.comment_id = c.id) as files
          from public.project_comments c
         where c.project_id = r.id and c.author_id is distinct from auth.uid() order by c.seq desc limit 1) c on true
     where r.id = ${projectId}`
}
