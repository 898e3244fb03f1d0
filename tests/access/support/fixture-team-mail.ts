import type { Sql } from 'postgres'
import { PROJECTS } from './fixture-projects.ts'
import { OTHER, SUBJECT } from './ids.ts'

/** The built-in team mailbox. */
export const FIXTURE_TEAM = '00000000-0000-4000-8000-00000000b001'

/** A saved reply of staff. */
export const SAVED_REPLY = '2e000000-0000-4000-8000-000000000001'

/**
 * The conversations of the team: one that the subject wrote as a client, and those of another person without a request,
 * about a request that the subject is assigned to, and about another one.
 */
export const CONVERSATIONS = {
  written: '2a000000-0000-4000-8000-000000000001',
  general: '2a000000-0000-4000-8000-000000000002',
  assigned: '2a000000-0000-4000-8000-000000000003',
  foreign: '2a000000-0000-4000-8000-000000000004',
} as const
export type TeamConversation = keyof typeof CONVERSATIONS

/** The message of a conversation. */
export const teamMessageOf = (conversation: TeamConversation) =>
  CONVERSATIONS[conversation].replace(/^2a/, '2b')
/** The internal note of the subject or of another person. */
export const teamNoteOf = (conversation: TeamConversation, author: 'mine' | 'theirs') =>
  CONVERSATIONS[conversation].replace(/^2a/, author === 'mine' ? '2c' : '2d')

/** Creates a conversation of each relation, with a note of the subject and of another person. */
export async function buildTeamMail(owner: Sql): Promise<void> {
  await owner`insert into public.saved_replies (id, title, language, body) values (${SAVED_REPLY}, 'Hours', 'en', 'x')`
  const projects: Partial<Record<TeamConversation, string>> = {
    assigned: PROJECTS.assigned,
    foreign: PROJECTS.other,
  }
  for (const [name, id] of Object.entries(CONVERSATIONS)) {
    const conversation = name as TeamConversation
    const project = projects[conversation] ?? null
    const client = conversation === 'written' ? SUBJECT : OTHER
    const message = teamMessageOf(conversation)
    await owner`insert into public.threads (id, subject, last_seq, team_id, project_id) values (${id}, ${name}, 1, ${FIXTURE_TEAM}, ${project})`
    await owner`insert into public.messages (id, thread_id, seq, sender_id, subject, html, text, holders)
      values (${message}, ${id}, 1, ${client}, ${name}, 'x', 'x', ${[client]})`
    await owner`insert into public.mailbox_entries (user_id, thread_id, no, folder, last_message_id)
      values (${client}, ${id}, private.next_mail_no(${client}), 'sent', ${message})`
    await owner`insert into public.message_attachments (message_id, name, size, path) values (${message}, 'f', 1, ${`${client}/${id}`})`
    await owner`insert into public.team_conversations (thread_id, team_id, project_id, last_seq, last_message_id, last_at)
      values (${id}, ${FIXTURE_TEAM}, ${project}, 1, ${message}, now())`
    for (const person of [SUBJECT, OTHER])
      await owner`insert into public.team_reads (user_id, thread_id, seq) values (${person}, ${id}, 1)`
    await owner`insert into public.team_notes (id, thread_id, author_id, body) values
      (${teamNoteOf(conversation, 'mine')}, ${id}, ${SUBJECT}, 'n'), (${teamNoteOf(conversation, 'theirs')}, ${id}, ${OTHER}, 'n')`
  }
}
