import type { ThreadSummary } from '../../_shared/contract/mail.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { searchSnippetOf } from '../search/search-snippet.ts'
import { searchTerms, termPattern } from '../search/search-terms.ts'
import { readThreads } from './thread-rows.ts'

type Found = { threadId: string; messageId: string; total: number }
type Texts = { id: string; subject: string; text: string }
type Page = { limit: number; offset: number }

/** A found thread with the matching message and its search snippet. */
export type MailHit = { thread: ThreadSummary; messageId: string; snippet: string }

/** Searches the caller's mail; returns one hit for each thread, best first, and the total. */
export async function searchMail(tx: Tx, q: string, me: string, page: Page) {
  const pattern = termPattern(searchTerms(q))
  if (!pattern) return { results: [], total: 0 }
  const found = await tx<Found[]>`
    select thread_id, message_id, total
      from private.search_mail(private.search_query(${q}), ${page.limit}, ${page.offset})`
  const [threads, texts] = await Promise.all([
    readThreads(
      tx,
      found.map((hit) => hit.threadId),
      me,
    ),
    tx<Texts[]>`select m.id, m.subject, left(m.text, 200000) as text from public.messages m
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

/** Returns the best snippet of the body, otherwise of the subject; for a match by sender, the start of the body. */
function snippetFor({ subject, text }: Texts, thread: ThreadSummary, pattern: RegExp): string {
  const body = searchSnippetOf(text, pattern)
  const head = searchSnippetOf(subject, pattern)
  if (body && (!head || body.terms >= head.terms)) return body.snippet
  return head?.snippet ?? thread.snippet
}
