import type { MailMessage, ThreadSummary } from '@contract/mail.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { today } from '@/lib/calendar-day.ts'
import { useStore } from '@/lib/external-store.ts'
import { toast } from '@/ui/toaster.tsx'
import { draftsQuery } from '../api/drafts.ts'
import { fetchWholeThread } from '../api/threads.ts'
import { fromDraft, isBlank } from '../model/composition.ts'
import { draftStore, isSent } from '../model/draft-store.ts'
import { asForwarded } from '../model/history.ts'
import { forwardMessage, MAX_FORWARDED, replyTo, replyToAll } from '../model/reply.ts'
import { type ReplyKind, replyStarted, requestedReply } from '../model/reply-request.ts'
import { isForVisitor } from '../model/visitor.ts'

type Options = { uid: string; thread: ThreadSummary; messages: readonly MailMessage[] }

/** The reply below a conversation: a new one or a stored draft. */
export function useReply({ uid, thread, messages }: Options) {
  const intl = useIntl()
  const client = useQueryClient()
  const { threadId } = thread
  const localDrafts = draftStore.of(uid)
  const composition = draftStore.useAll(uid).find(({ at }) => at === threadId)
  const stored = useQuery(draftsQuery).data?.find((draft) => draft.threadId === threadId)
  useEffect(() => {
    if (stored && !localDrafts.all().some(({ at }) => at === threadId) && !isSent(uid, stored.id))
      localDrafts.put(fromDraft(stored))
  }, [stored, localDrafts, threadId, uid])

  const compose = useCallback(
    async (kind: ReplyKind, message: MailMessage) => {
      if (kind === 'reply') return replyTo(message, uid)
      if (kind === 'reply-all') return replyToAll(message, uid)
      const all = kind === 'forward-one' ? [message] : await fetchWholeThread(client, threadId)
      if (new Set(all.flatMap(({ attachments }) => attachments.map(({ path }) => path))).size > MAX_FORWARDED)
        toast.info({ title: intl.formatMessage({ id: 'mail.forward.too-many' }, { count: MAX_FORWARDED }) })
      const prefix = intl.formatMessage({ id: 'mail.forward.prefix' })
      return forwardMessage({ messages: all, thread, html: asForwarded(all, intl), prefix, today: today() })
    },
    [client, intl, thread, threadId, uid],
  )
  const begin = useCallback(
    async (kind: ReplyKind, message: MailMessage) => {
      const known = localDrafts.all().find(({ at }) => at === threadId)
      const made = await compose(kind, message)
      if (known && !isBlank(known)) {
        // Keeps the text; only the recipients change with the kind of reply.
        if (known.kind === 'reply' && made.kind === 'reply')
          localDrafts.put({ ...known, to: made.to, cc: made.cc })
      } else {
        if (known) localDrafts.drop(known.id)
        localDrafts.put(made)
      }
    },
    [localDrafts, threadId, compose],
  )

  const [isToVisitor, setIsToVisitor] = useState(false)
  const start = useCallback(
    (kind: ReplyKind, message: MailMessage) => {
      if (kind === 'reply' && isForVisitor(thread, message)) return setIsToVisitor(true)
      void begin(kind, message).catch((error: unknown) => {
        console.warn('The conversation could not be fetched to be forwarded.', error)
        toast.error({ title: intl.formatMessage({ id: 'mail.earlier.failed' }) })
      })
    },
    [begin, intl, thread],
  )

  const asked = useStore(requestedReply)
  const last = messages.at(-1)
  useEffect(() => {
    if (asked?.threadId !== threadId || !last) return
    replyStarted()
    start(asked.kind, last)
  }, [asked, threadId, last, start])
  return { composition, begin: start, isToVisitor, closeVisitorReply: () => setIsToVisitor(false) }
}
