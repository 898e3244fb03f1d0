import type { ThreadSummary } from '../../_shared/contract/mail.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { searchSnippetOf } from '../search/search-snippet.ts'
import { searchTerms, termPattern } from '../search/search-terms.ts'
import { readThreads } from './thread-rows.ts'

type Found = { threadId: string; messageId: string; total: number }
type Texts = { id: string; subject: string; text: string; files: string[] }
type Page = { limit: number; offset: number }

/** A found thread with the matching message and its search snippet. */
export type MailHit = { thread: ThreadSummary; messageId: string; snippet: string }

/** Searches the caller's mail, and for staff the shared inbox; returns one hit for each thread, best first, and the total. */
export async function searchMail(tx: Tx, q: string, me: string, page: Page) {
  const pattern = termPattern(searchTerms(q))
  if (!pattern) return { results: [], total: 0 }
  const found = await findMessages(tx, q, page)
  const [threads, texts] = await Promise.all([
    readThreads(
      tx,
      found.map((hit) => hit.threadId),
      me,
    ),
    tx<Texts[]>`select m.id, m.subject, left(m.text, 200000) as text,
        array(select a.name from public.message_attachments a where a.message_id = m.id order by a.position) as files
      from public.messages m
      where m.id = any (${found.map((hit) => hit.messageId)}::uuid[])`,
  ])
  const results: MailHit[] = []
  for (const { threadId, messageId } of found) {
    const thread = threads.find((each) => each.threadId === threadId)
    const message = texts.find((each) => each.id === messageId)
    if (thread && message) results.push({ thread, messageId, snippet: snippetFor(message, thread, pattern) })
  }
  return { results, total: found[0]?.total ?? 0 }
}

/** Returns the messages that match, or for `#11` the newest message of each thread about project request 11. */
function findMessages(tx: Tx, q: string, { limit, offset }: Page) {
  const number = /^#(\d{1,9})$/.exec(q.trim())?.[1]
  if (number === undefined)
    return tx<Found[]>`
      select thread_id, message_id, total from private.search_mail(private.search_query(${q}), ${limit}, ${offset})`
  return tx<Found[]>`
    select e.thread_id, e.last_message_id as message_id, (count(*) over ())::integer as total
      from private.entries_for(array(
        select t.id from public.threads t join public.projects p on p.id = t.project_id where p.no = ${Number(number)})) e
     where e.folder in ('inbox', 'archive', 'sent', 'team')
     order by e.last_at desc, e.thread_id desc limit ${limit} offset ${offset}`
}

/**
 * Returns the best snippet of the body, otherwise of the subject or the names of the files; for a match by sender, the
 * start of the body.
 */
function snippetFor({ subject, text, files }: Texts, thread: ThreadSummary, pattern: RegExp): string {
  const body = searchSnippetOf(text, pattern)
  const head = searchSnippetOf(subject, pattern)
  if (body && (!head || body.terms >= head.terms)) return body.snippet
  return head?.snippet ?? fileSnippet(files, pattern) ?? thread.snippet
}

const fileSnippet = (files: readonly string[], pattern: RegExp) =>
  files
    // A name is searched by its words, of which an underscore would make one.
    .map((name) => searchSnippetOf(name.replaceAll('_', ' '), pattern)?.snippet)
    .find((snippet) => snippet !== undefined)
