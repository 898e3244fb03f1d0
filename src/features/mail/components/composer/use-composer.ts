import { sendMessageBody } from '@contract/mail-forms.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useUploads } from '@/features/attachments/api/use-uploads.ts'
import type { PickerHandle } from '@/features/people/shared/use-person-picker.ts'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toDay } from '@/lib/time/calendar-day.ts'
import { discardDraft } from '../../api/drafts.ts'
import { queueMessage } from '../../api/outbox.ts'
import { scheduleMessage } from '../../api/scheduled.ts'
import { MAIL_BUCKET } from '../../model/bucket.ts'
import { type Composition, toMessage } from '../../model/composition.ts'
import { draftStore } from '../../model/local-messages.ts'
import { useMail } from '../mail-context.ts'
import { useScheduledNotice } from '../use-scheduled-notice.ts'
import { useSentNotice } from '../use-sent-notice.ts'
import { useAutosave } from './use-autosave.ts'

const fieldOrder = ['to', 'cc', 'bcc', 'subject', 'projectId', 'dueDate', 'html'] as const
/** The fields of the composer; `mail.field.<field>` is the label of each. */
export type ComposerField = (typeof fieldOrder)[number]
/** The error message of each field. */
export type ComposerErrors = ReadonlyMap<ComposerField, string>

/** The end of a composer. */
export type ComposerEnd = 'queued' | 'scheduled' | 'discarded'

/** The state of the composer: stores every change on the device, saves the draft, validates and queues the message once. */
export function useComposer(composition: Composition, onDone: (how: ComposerEnd) => void) {
  const intl = useIntl()
  const t = useT('mail')
  const client = useQueryClient()
  const { uid } = useMail()
  const localDrafts = draftStore.of(uid)
  const noteSent = useSentNotice()
  const noteScheduled = useScheduledNotice()
  const { id } = composition
  const [errors, setErrors] = useState<ComposerErrors>(new Map())
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isDone = useRef(false)
  const uploads = useUploads({ bucket: MAIL_BUCKET, folder: uid, uploaded: composition.attachments })
  const autosave = useAutosave(uid, composition, isDone)

  const change = useCallback(
    (changes: Partial<Composition>) => {
      if (isDone.current) return
      localDrafts.change(id, { ...changes, updatedAt: Date.now() })
      setErrors((before) =>
        fieldOrder.some((field) => field in changes && before.has(field))
          ? new Map([...before].filter(([field]) => !(field in changes)))
          : before,
      )
    },
    [localDrafts, id],
  )
  const uploaded = JSON.stringify(uploads.uploaded)
  useEffect(() => {
    const known = JSON.stringify(localDrafts.get(id)?.attachments ?? [])
    if (known !== uploaded) change({ attachments: JSON.parse(uploaded) as Composition['attachments'] })
  }, [uploaded, change, localDrafts, id])

  const pickers = useRef(new Map<ComposerField, PickerHandle>())
  const showErrors = (found: ComposerErrors, text: string): null => {
    setErrors(found)
    setProblem(text)
    const first = fieldOrder.find((field) => found.has(field))
    if (!first) return null
    // Runs after the collapsed fields are rendered.
    requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(
          `[data-composer="${id}"] [data-field="${first}"] :is(input, select, [contenteditable=true])`,
        )
        ?.focus(),
    )
    return null
  }

  /** Returns the message to send and ends its editing, or returns null and shows what is missing. */
  const finish = async (sendAt: Date | null): Promise<Composition | null> => {
    if (isDone.current) return null
    for (const [field, picker] of pickers.current) {
      const text = t('compose.unresolved')
      if ((await picker.settle()) === null) return showErrors(new Map([[field, text]]), text)
    }
    if (isDone.current) return null
    const now = localDrafts.get(id) ?? composition
    const { error } = sendMessageBody.safeParse(toMessage(now))
    if (error) {
      const fields = fieldOrder.filter((field) => error.issues.some(({ path }) => path[0] === field))
      if (fields.length === 0) return showErrors(new Map(), t('compose.invalid'))
      const textOf = (field: ComposerField) =>
        t(field === 'dueDate' && now.dueDate ? 'due.invalid' : 'compose.missing')
      const names = intl.formatList(fields.map((field) => t(`field.${field}`)))
      return showErrors(
        new Map(fields.map((field) => [field, textOf(field)])),
        t('compose.unfilled-fields', { message: t('compose.unfilled'), fields: names }),
      )
    }
    if (now.kind !== 'reply' && now.dueDate !== null && now.dueDate < toDay(sendAt ?? new Date())) {
      const past = t(sendAt ? 'schedule.due' : 'due.past')
      return showErrors(new Map([['dueDate', past]]), past)
    }
    if (uploads.isBusy) return showErrors(new Map(), t('compose.uploading'))
    isDone.current = true
    setIsSending(true)
    setProblem(null)
    // A draft saved after the message was sent would reappear.
    await autosave.settle()
    return now
  }

  const send = async () => {
    const now = await finish(null)
    if (!now) return
    queueMessage(uid, now)
    onDone('queued')
    noteSent(id)
  }

  /** Lets the server send the message at a time; it stays in the composer when the server refuses. */
  const sendLater = async (at: Date) => {
    const now = await finish(at)
    if (!now) return
    try {
      await scheduleMessage(client, uid, now, at)
      onDone('scheduled')
      noteScheduled(now, at)
    } catch (error) {
      isDone.current = false
      setIsSending(false)
      setProblem(refusalText(intl, error) ?? t('schedule.failed'))
    }
  }

  const discard = async () => {
    isDone.current = true
    onDone('discarded')
    try {
      await discardDraft(client, uid, id)
    } catch (error) {
      console.warn('The draft on the server could not be deleted.', error)
    }
  }

  return {
    change,
    send,
    sendLater,
    discard,
    pickers,
    uploads,
    errors,
    problem,
    isSending,
    saved: autosave.state,
  }
}
