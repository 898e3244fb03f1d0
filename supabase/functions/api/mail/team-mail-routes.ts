import { createRoute } from '@hono/zod-openapi'
import {
  type TeamNote,
  teamConversationPatch,
  teamConversationResponse,
  teamNoteBody,
  teamNoteList,
  teamNoteResponse,
} from '../../_shared/contract/team-mail.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { readThread } from './thread-rows.ts'

const tags = ['mail']

/** `/api/mail/threads/:id/team` and `…/notes`: assignee, snooze and internal notes of the shared inbox. */
export function teamMailResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'patch',
      path: '/mail/threads/{id}/team',
      tags,
      summary: 'Assigns or snoozes a conversation of the shared inbox.',
      request: { params: idParams('id'), body: jsonBody(teamConversationPatch) },
      responses: ok(teamConversationResponse),
      ...refuses('not_found'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const changes = c.req.valid('json')
      const thread = await c.var.asCaller(async (tx) => {
        await tx`select private.change_team_conversation(${id}, ${tx.json(changes as never)})`
        return readThread(tx, id, c.var.claims.sub)
      })
      return c.json({ thread }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/mail/threads/{id}/notes',
      tags,
      summary: 'Lists the internal notes of a conversation, oldest first.',
      request: { params: idParams('id') },
      responses: ok(teamNoteList),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const notes = await c.var.asCaller(async (tx) => {
        await requireConversation(tx, id)
        return readNotes(tx, tx`n.thread_id = ${id}`)
      })
      return c.json({ notes }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/mail/threads/{id}/notes',
      tags,
      summary: 'Adds an internal note; the same id again returns the first one.',
      request: { params: idParams('id'), body: jsonBody(teamNoteBody) },
      responses: created(teamNoteResponse, 'Added'),
      ...refuses('not_found'),
    }),
    async (c) => {
      const { id: threadId } = c.req.valid('param')
      const { id, body } = c.req.valid('json')
      const note = await c.var.asCaller(async (tx) => {
        await requireConversation(tx, threadId)
        await tx`insert into public.team_notes (id, thread_id, body) values (${id}, ${threadId}, ${body})
          on conflict (id) do nothing`
        const [stored] = await readNotes(
          tx,
          tx`n.id = ${id} and n.thread_id = ${threadId} and n.author_id = ${c.var.claims.sub}`,
        )
        if (!stored) throw notFound()
        return stored
      })
      return c.json({ note }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/mail/notes/{id}',
      tags,
      summary: 'Deletes an internal note of the caller.',
      request: { params: idParams('id') },
      responses: noContent,
      ...refuses('not_found'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const gone = await c.var.asCaller(
        (tx) => tx`delete from public.team_notes where id = ${id} returning id`,
      )
      if (gone.length === 0) throw notFound()
      return c.body(null, 204)
    },
  )
}

/** Throws 404 unless the caller reads the conversation in a shared inbox. */
async function requireConversation(tx: Tx, threadId: string): Promise<void> {
  const [found] = await tx`select from public.team_conversations c where c.thread_id = ${threadId}`
  if (!found) throw notFound()
}

async function readNotes(tx: Tx, condition: ReturnType<Tx>): Promise<TeamNote[]> {
  const rows = await tx<TeamNote[]>`
    select n.id, n.body, n.created_at, n.author_id is not distinct from auth.uid() as is_mine,
      (select json_build_object('uid', p.id, 'name', p.full_name, 'email', p.email, 'avatar', p.avatar_path)
        from public.profiles p where p.id = n.author_id) as author
      from public.team_notes n where ${condition} order by n.created_at, n.id`
  return [...rows]
}
