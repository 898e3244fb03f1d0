import type { MailMessage, ThreadSummary } from '@contract/mail.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useStore } from '@/lib/storage/external-store.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { draftsQuery } from '../api/drafts.ts'
import { fetchWholeThread } from '../api/threads.ts'
import { type Composition, fromDraft, isBlank, newComposition } from '../model/composition.ts'
import { focusComposer } from '../model/focus-composer.ts'
import { asForwarded } from '../model/history.ts'
import { draftStore, isSent } from '../model/local-messages.ts'
import { forwardMessage, MAX_FORWARDED, replyTo, replyToAll } from '../model/reply.ts'
import { type ReplyKind, replyStarted, requestedReply } from '../model/reply-request.ts'
import { isForVisitor } from '../model/visitor.ts'

type Options = { uid: string; isStaff: boolean; thread: ThreadSummary; messages: readonly MailMessage[] }

/** The reply below a conversation: a new one or a stored draft. */
export function useReply({ uid, isStaff, thread, messages }: Options) {
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

  const forward = useCallback(
    async (kind: ReplyKind, message: MailMessage) => {
      const all = kind === 'forward-one' ? [message] : await fetchWholeThread(client, threadId)
      if (new Set(all.flatMap(({ attachments }) => attachments.map(({ path }) => path))).size > MAX_FORWARDED)
        toast.info({ title: intl.formatMessage({ id: 'mail.forward.too-many' }, { count: MAX_FORWARDED }) })
      const prefix = intl.formatMessage({ id: 'mail.forward.prefix' })
      return forwardMessage({ messages: all, thread, html: asForwarded(all, intl), prefix, today: today() })
    },
    [client, intl, thread, threadId],
  )
  /** Stores the composition before the next key press; text that was written before stays. */
  const put = useCallback(
    (made: Composition) => {
      const known = localDrafts.all().find(({ at }) => at === threadId)
      if (known && known.kind === made.kind && made.kind === 'reply')
        localDrafts.put({ ...known, to: made.to, cc: made.cc })
      else if (!known || isBlank(known)) {
        if (known) localDrafts.drop(known.id)
        localDrafts.put(made)
      }
      if (known) focusComposer(known.id)
    },
    [localDrafts, threadId],
  )
  const begin = useCallback(
    async (kind: ReplyKind, message: MailMessage) => {
      if (kind === 'reply') put(replyTo(message, uid, isStaff))
      else if (kind === 'reply-all') put(replyToAll(message, uid, isStaff))
      else put(await forward(kind, message))
    },
    [put, forward, uid, isStaff],
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
  useLayoutEffect(() => {
    if (asked?.thread.threadId !== threadId) return
    // Keys must not reach the list until the composer has the focus.
    if (!document.activeElement?.closest('[data-composer]'))
      document.querySelector<HTMLElement>(`[data-conversation="${threadId}"]`)?.focus({ preventScroll: true })
    if (last) {
      replyStarted()
      start(asked.kind, last)
    } else if (asked.kind.startsWith('reply') && !thread.visitor) {
      // Its recipients follow with the messages.
      const known = localDrafts.all().some(({ at }) => at === threadId)
      if (!known) put(newComposition({ kind: 'reply', at: threadId, subject: thread.subject }))
    }
  }, [asked, thread, threadId, last, start, put, localDrafts])
  return { composition, begin: start, isToVisitor, closeVisitorReply: () => setIsToVisitor(false) }
}
