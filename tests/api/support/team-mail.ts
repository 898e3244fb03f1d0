import { randomUUID } from 'node:crypto'
import {
  teamConversationResponse,
  teamNoteList,
} from '../../../supabase/functions/_shared/contract/team-mail.ts'
import { asRole } from '../../support/database.ts'
import { MAIL_ACCOUNTS, type MailApi, type MailPeople, startMailApi } from './mail.ts'
import { demoCallers } from './projects.ts'

/** The team mailbox of the agency. */
export const TEAM = '00000000-0000-4000-8000-00000000b001'

/** The API with empty mailboxes and the calls of the shared inbox, as any participant. */
export async function startTeamApi() {
  const mail = await startMailApi()
  const { owner } = mail.api.database
  const projectId = (await demoCallers(mail.api).client.file()).id
  return {
    mail,
    owner,
    projectId,
    /** Sends a message to the team, and to people beside it. */
    ask: (as: MailPeople, body: Parameters<MailApi['send']>[2] = {}, people: MailPeople[] = []) =>
      mail.send(as, [], { to: [TEAM, ...people.map((person) => MAIL_ACCOUNTS[person])], ...body }),
    answer: (as: MailPeople, threadId: string, to: MailPeople[]) => mail.reply(as, threadId, to),
    /** The ids of a list of the shared inbox. */
    listed: async (as: MailPeople, list: 'unassigned' | 'mine' | 'all') =>
      (await mail.threads(as, `folder=team-${list}`)).threads.map(({ threadId }) => threadId),
    change: (as: MailPeople, threadId: string, body: object) =>
      mail.call(as, 'PATCH', `/mail/threads/${threadId}/team`, body),
    assign: (as: MailPeople, threadId: string, to: MailPeople) =>
      mail.read(as, 'PATCH', `/mail/threads/${threadId}/team`, teamConversationResponse, {
        assigneeId: MAIL_ACCOUNTS[to],
      }),
    note: (as: MailPeople, threadId: string, body: string, id: string = randomUUID()) =>
      mail.call(as, 'POST', `/mail/threads/${threadId}/notes`, { id, body }),
    notes: async (as: MailPeople, threadId: string) =>
      (await mail.read(as, 'GET', `/mail/threads/${threadId}/notes`, teamNoteList)).notes,
    /** The people who were notified of a thread, with the kinds. */
    notified: async (threadId: string) => {
      const rows = await owner<{ uid: string; kind: string }[]>`
        select n.user_id as uid, n.kind from public.notifications n where n.payload ->> 'threadId' = ${threadId}`
      const nameOf = (uid: string) => Object.entries(MAIL_ACCOUNTS).find(([, id]) => id === uid)?.[0] ?? uid
      return rows.map(({ uid, kind }) => `${nameOf(uid)} ${kind}`).sort()
    },
    handledBy: (person: MailPeople) => owner`
      insert into public.project_assignees (project_id, user_id) values (${projectId}, ${MAIL_ACCOUNTS[person]})`,
    /** The hints about a thread in the topic of the shared inbox. */
    hints: (threadId: string) => owner<{ payload: Record<string, unknown> }[]>`
      select payload - 'id' as payload from realtime.messages where topic = 'teams' and payload ->> 'threadId' = ${threadId}`,
    /** Whether a person may join a topic of Realtime. */
    joins: (person: MailPeople, topic: string) =>
      asRole(owner, { sub: MAIL_ACCOUNTS[person] }, async (tx) => {
        const [row] = await tx<{ may: boolean }[]>`select private.may_listen(${topic}) as may`
        return row?.may
      }),
    /** Removes notifications and assignments, so that a test sees its own. */
    clear: async () => {
      await owner`delete from public.notifications`
      await owner`delete from public.project_assignees where project_id = ${projectId}`
    },
  }
}
export type TeamApi = Awaited<ReturnType<typeof startTeamApi>>
