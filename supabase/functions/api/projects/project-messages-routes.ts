import { createRoute } from '@hono/zod-openapi'
import {
  MOST_MESSAGE_TEXT,
  MOST_PROJECT_MESSAGES,
  type ProjectMessage,
  projectMessageList,
} from '../../_shared/contract/project-messages.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { idParams } from '../../_shared/http/request.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { presentPerson, readMessagePeople } from '../mail/message-people.ts'
import { requireProject } from './require-action.ts'

/** `/api/projects/:id/messages`: the messages about a project that the caller may read. */
export function projectMessagesResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/projects/{id}/messages',
      tags: ['projects'],
      summary: 'Lists the newest messages about a project that the caller may read, oldest first.',
      request: { params: idParams('id') },
      responses: ok(projectMessageList),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const found = await c.var.asCaller(async (tx) => {
        await requireProject(tx, id)
        return readProjectMessages(tx, id, c.var.claims.sub)
      })
      return c.json(
        {
          messages: found.slice(0, MOST_PROJECT_MESSAGES).reverse(),
          hasMore: found.length > MOST_PROJECT_MESSAGES,
        },
        200,
      )
    },
  )
}

type MessageRow = Pick<
  ProjectMessage,
  'id' | 'threadId' | 'subject' | 'text' | 'isCut' | 'files' | 'sentAt'
> & {
  senderId: string | null
}

/** Returns the newest messages, one more than the most; the policies decide which ones, and none is in trash or spam. */
async function readProjectMessages(tx: Tx, projectId: string, me: string): Promise<ProjectMessage[]> {
  const rows = await tx<MessageRow[]>`
    select m.id, m.thread_id, m.subject, left(m.text, ${MOST_MESSAGE_TEXT}) as text, length(m.text) > ${MOST_MESSAGE_TEXT} as is_cut,
        (select count(*)::int from public.message_attachments a where a.message_id = m.id) as files, m.sender_id, m.sent_at
      from private.entries_for(array(select t.id from public.threads t where t.project_id = ${projectId})) e
      join public.messages m on m.thread_id = e.thread_id
     where e.folder not in ('trash', 'spam')
     order by m.sent_at desc, m.seq desc, m.id limit ${MOST_PROJECT_MESSAGES + 1}`
  const people = await readMessagePeople(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ senderId, ...row }) => {
    const of = people.get(row.id) ?? []
    const from = of.find(({ kind }) => kind === 'from')
    const author = of.find(({ kind }) => kind === 'author')
    return {
      ...row,
      from: from ? presentPerson(from) : null,
      author: author ? presentPerson(author) : null,
      recipients: of.filter(({ kind }) => kind !== 'from' && kind !== 'author').map(presentPerson),
      isMine: senderId === me,
    }
  })
}
