import { createRoute } from '@hono/zod-openapi'
import {
  type EntryState,
  lastProject,
  mailCounts,
  mailCountsQuery,
  putEntriesBody,
  putEntriesResponse,
  receivedBody,
  threadActionBody,
  threadActionResponse,
  threadList,
  threadListQuery,
  threadQuery,
  threadResponse,
} from '../../_shared/contract/mail.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { isTeamList, teamConditions, threadConditions } from './folder-conditions.ts'
import { readLastProject } from './last-project.ts'
import { readCounts } from './mail-counts.ts'
import { readMessages } from './message-rows.ts'
import {
  presentThreads,
  readThread,
  readThreads,
  type ThreadRecord,
  teamListDefinition,
  threadListDefinition,
} from './thread-rows.ts'

const tags = ['mail']

type Changed = { entries: EntryState[]; before: EntryState[] }

/** `/api/mail`: threads with their messages, actions on threads and their undo, receipts, counts. */
export function mailResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/mail/threads',
      tags,
      summary: 'Lists the threads of a folder or label, or of the shared inbox, newest first.',
      request: { query: threadListQuery },
      responses: ok(threadList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const me = c.var.claims.sub
      const response = await c.var.asCaller(async (tx) => {
        if (isTeamList(query.folder)) {
          const conditions = teamConditions(tx, query, me)
          const page = await runList<{ threadId: string }>(tx, teamListDefinition, query, conditions)
          const ids = page.rows.map((row) => row.threadId)
          return { threads: await readThreads(tx, ids, me), total: page.total }
        }
        const { rows, total } = await runList<ThreadRecord>(
          tx,
          threadListDefinition,
          query,
          threadConditions(tx, query, me),
        )
        return { threads: await presentThreads(tx, rows, me), total }
      })
      return c.json(response, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/mail/threads/{id}',
      tags,
      summary: 'Returns a thread with the messages that the caller may read, oldest first.',
      request: { params: idParams('id'), query: threadQuery },
      responses: ok(threadResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const window = c.req.valid('query')
      const me = c.var.claims.sub
      const response = await c.var.asCaller(async (tx) => {
        const [thread, page] = await Promise.all([readThread(tx, id, me), readMessages(tx, id, me, window)])
        return { thread, ...page }
      })
      return c.json(response, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/mail/counts',
      tags,
      summary: 'Counts unread threads and drafts by folder and label.',
      request: { query: mailCountsQuery },
      responses: ok(mailCounts),
    }),
    async (c) => {
      const { today } = c.req.valid('query')
      return c.json(await c.var.asCaller((tx) => readCounts(tx, c.var.claims.sub, today)), 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/mail/people/{id}/project',
      tags,
      summary: 'Returns the project request of the newest conversation with a person.',
      request: { params: idParams('id') },
      responses: ok(lastProject),
    }),
    async (c) => {
      const { id: person } = c.req.valid('param')
      const projectId = await c.var.asCaller((tx) => readLastProject(tx, c.var.claims.sub, person))
      return c.json({ projectId }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/mail/actions',
      tags,
      summary: 'Applies an action to threads; returns their state before and after.',
      request: { body: jsonBody(threadActionBody) },
      responses: ok(threadActionResponse),
      ...refuses('not_found', 'not_in_trash'),
    }),
    async (c) => {
      const body = c.req.valid('json')
      const value =
        'labelId' in body
          ? body.labelId
          : 'taskStatus' in body
            ? body.taskStatus
            : 'dueDate' in body
              ? body.dueDate
              : null
      const [changed] = await c.var.asCaller(
        (tx) => tx<Changed[]>`select before, after as entries
          from private.act_on_mail(${body.action}, ${body.threadIds}::uuid[], ${value})`,
      )
      return c.json(changed as Changed, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/mail/entries',
      tags,
      summary: 'Restores an earlier state of threads (undo).',
      request: { body: jsonBody(putEntriesBody) },
      responses: ok(putEntriesResponse),
      ...refuses('not_found'),
    }),
    async (c) => {
      const { entries } = c.req.valid('json')
      const [put] = await c.var.asCaller(
        (tx) => tx<{ entries: EntryState[] }[]>`
        select private.put_mail_entries(${tx.json(entries as never)}) as entries`,
      )
      return c.json({ entries: put?.entries ?? [] }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/mail/received',
      tags,
      summary: 'Records that messages have reached a browser of the caller.',
      request: { body: jsonBody(receivedBody) },
      responses: noContent,
      ...refuses('not_found'),
    }),
    async (c) => {
      const { threadId, seq } = c.req.valid('json')
      await c.var.asCaller((tx) => tx`select private.receive_mail(${threadId}, ${seq})`)
      return c.body(null, 204)
    },
  )
}
