import { createRoute } from '@hono/zod-openapi'
import { sentResponse, visitorReplyBody } from '../../_shared/contract/mail.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { paragraphsOf } from '../../_shared/html/paragraphs.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { cleanBody } from './clean-html.ts'
import { readMessage } from './message-rows.ts'
import { readThread } from './thread-rows.ts'

type Addressee = { subject: string; email: string; isRecorded: boolean }

/** The visitor of a thread of a member of staff, and whether the answer is recorded; throws 404 for any other thread. */
async function readAddressee(tx: Tx, threadId: string, id: string, me: string): Promise<Addressee> {
  const [found] = await tx<Addressee[]>`
    select t.subject, t.visitor_email as email,
        exists (select from public.messages m where m.id = ${id} and m.sender_id = ${me}) as "isRecorded"
      from public.threads t join public.mailbox_entries e on e.thread_id = t.id
     where t.id = ${threadId} and e.user_id = ${me} and e.folder <> 'deleted'
       and t.visitor_email is not null and private.is_staff()`
  if (!found) throw notFound()
  return found
}

/** `/api/mail/threads/:id/visitor-replies`: answers a visitor by mail. */
export function visitorRepliesResource(api: ApiRouter, { mail, log }: Deps): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/mail/threads/{id}/visitor-replies',
      tags: ['mail'],
      summary:
        'Sends a mail to the visitor of a thread and records it; the same id again returns the first one.',
      request: { params: idParams('id'), body: jsonBody(visitorReplyBody) },
      responses: { ...created(sentResponse, 'Sent'), ...ok(sentResponse, 'It was sent before') },
      ...refuses('not_found'),
    }),
    async (c) => {
      const { id: threadId } = c.req.valid('param')
      const { id, text } = c.req.valid('json')
      const me = c.var.claims.sub
      const to = await c.var.asCaller((tx) => readAddressee(tx, threadId, id, me))
      // Outside of both transactions, because a slow mail provider must hold no connection; recorded only once sent.
      if (!to.isRecorded) {
        const contact = `${mail.appUrl}/build/front-pages/contact`
        const paragraphs = [
          ...text.split(/\n{2,}/),
          'You can answer here · Vous pouvez répondre ici :',
          contact,
        ]
        await mail
          .send({ to: to.email, subject: `Re: ${to.subject}`, paragraphs, idempotencyKey: id })
          .catch((error: unknown) => {
            log({ requestId: c.var.requestId, code: 'visitor_reply_failed', error })
            throw error instanceof HttpError ? error : new HttpError('unavailable', { cause: error })
          })
      }
      const reply = { id, threadId, ...cleanBody(paragraphsOf(text)) }
      const { isNew, response } = await c.var.asCaller(async (tx) => {
        const [{ isNew }] = await tx<[{ isNew: boolean }]>`
          select private.record_visitor_reply(${tx.json(reply)}) as is_new`
        const thread = await readThread(tx, threadId, me)
        return { isNew, response: { thread, message: await readMessage(tx, id, me) } }
      })
      return c.json(response, isNew ? 201 : 200)
    },
  )
}
