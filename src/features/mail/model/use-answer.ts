import type { MailMessage, ThreadSummary } from '@contract/mail.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { draftsQuery } from '../api/drafts.ts'
import { type AnswerKind, answerBegun, useAskedAnswer } from './answer-request.ts'
import { forward, replyTo, replyToAll } from './answers.ts'
import { fromDraft, isBlank } from './composition.ts'
import { asHistory } from './history.ts'
import { isSettled, keptDrafts } from './kept.ts'

type Options = { uid: string; thread: ThreadSummary; messages: readonly MailMessage[] }

/** The answer being written under a conversation: begun here, or a draft taken up again. */
export function useAnswer({ uid, thread, messages }: Options) {
  const intl = useIntl()
  const { threadId } = thread
  const shelf = keptDrafts.of(uid)
  const composition = keptDrafts.useAll(uid).find(({ at }) => at === threadId)
  const stored = useQuery(draftsQuery).data?.find((draft) => draft.threadId === threadId)
  useEffect(() => {
    if (stored && !shelf.all().some(({ at }) => at === threadId) && !isSettled(uid, stored.id))
      shelf.put(fromDraft(stored))
  }, [stored, shelf, threadId, uid])

  const begin = useCallback(
    (kind: AnswerKind, message: MailMessage) => {
      const known = shelf.all().find(({ at }) => at === threadId)
      const answer =
        kind === 'forward'
          ? forward(
              message,
              thread,
              asHistory(message, intl),
              intl.formatMessage({ id: 'mail.forward.prefix' }),
            )
          : (kind === 'reply' ? replyTo : replyToAll)(message, uid)
      if (known && !isBlank(known)) {
        // What is written stays; only the addressees follow the wish.
        if (known.kind === 'reply' && answer.kind === 'reply')
          shelf.put({ ...known, to: answer.to, cc: answer.cc })
      } else {
        if (known) shelf.drop(known.id)
        shelf.put(answer)
      }
    },
    [shelf, threadId, thread, intl, uid],
  )

  const asked = useAskedAnswer()
  const last = messages.at(-1)
  useEffect(() => {
    if (asked?.threadId !== threadId || !last) return
    answerBegun()
    begin(asked.kind, last)
  }, [asked, threadId, last, begin])
  return { composition, begin }
}
