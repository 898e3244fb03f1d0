import type { Hono } from 'hono'
import {
  type EntryState,
  mailCountsQuery,
  putEntriesBody,
  receivedBody,
  sendMessageBody,
  threadActionBody,
  threadListQuery,
  threadQuery,
} from '../../_shared/contract/mail.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { DOCUMENT_BODY, readBody, readQuery } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { threadConditions } from './folder-conditions.ts'
import { readCounts } from './mail-counts.ts'
import { withMailErrors } from './mail-errors.ts'
import { readMessages } from './message-rows.ts'
import { prepareMessage } from './send-message.ts'
import { presentThreads, readThread, type ThreadRecord, threadListDefinition } from './thread-rows.ts'

type Changed = { entries: EntryState[]; before: EntryState[] }

/** `/api/mail`: threads, messages, what is done to them and its undoing, receipts, counts. */
export function mailResource(api: Hono<Env>): void {
  api.get('/mail/threads', async (c) => {
    const query = readQuery(c, threadListQuery)
    const me = c.var.claims.sub
    const answer = await c.var.asCaller(async (tx) => {
      const { rows, total } = await runList<ThreadRecord>(
        tx,
        threadListDefinition,
        query,
        threadConditions(tx, query, me),
      )
      return { threads: await presentThreads(tx, rows, me), total }
    })
    return c.json(answer)
  })

  api.get('/mail/threads/:id', async (c) => {
    const id = idParam(c, 'id')
    const window = readQuery(c, threadQuery)
    const me = c.var.claims.sub
    const answer = await c.var.asCaller(async (tx) => {
      const [thread, page] = await Promise.all([readThread(tx, id, me), readMessages(tx, id, me, window)])
      return { thread, ...page }
    })
    return c.json(answer)
  })

  api.get('/mail/counts', async (c) => {
    const { today } = readQuery(c, mailCountsQuery)
    return c.json(await c.var.asCaller((tx) => readCounts(tx, c.var.claims.sub, today)))
  })

  api.post('/mail/messages', async (c) => {
    const send = prepareMessage(await readBody(c, sendMessageBody, DOCUMENT_BODY), c.var.claims.sub)
    const { isNew, answer } = await c.var.asCaller(send)
    return c.json(answer, isNew ? 201 : 200)
  })

  api.post('/mail/actions', async (c) => {
    const body = await readBody(c, threadActionBody)
    const value =
      'labelId' in body
        ? body.labelId
        : 'taskStatus' in body
          ? body.taskStatus
          : 'dueDate' in body
            ? body.dueDate
            : null
    const [changed] = await c.var.asCaller((tx) =>
      withMailErrors(
        tx<Changed[]>`select before, after as entries
          from private.act_on_mail(${body.action}, ${body.threadIds}::uuid[], ${value})`,
      ),
    )
    return c.json(changed as Changed)
  })

  api.put('/mail/entries', async (c) => {
    const { entries } = await readBody(c, putEntriesBody)
    const [put] = await c.var.asCaller(
      (tx) => tx<{ entries: EntryState[] }[]>`
        select private.put_mail_entries(${tx.json(entries as never)}) as entries`,
    )
    return c.json({ entries: put?.entries ?? [] })
  })

  api.post('/mail/received', async (c) => {
    const { threadId, seq } = await readBody(c, receivedBody)
    await c.var.asCaller((tx) => tx`select private.receive_mail(${threadId}, ${seq})`)
    return c.body(null, 204)
  })
}
