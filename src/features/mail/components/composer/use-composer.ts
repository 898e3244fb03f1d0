import { sendMessageBody } from '@contract/mail.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useUploads } from '@/features/attachments/api/use-uploads.ts'
import { deleteDraft } from '../../api/drafts.ts'
import { forgetRefused, sendMessage } from '../../api/outbox.ts'
import { MAIL_BUCKET } from '../../model/bucket.ts'
import { type Composition, toMessage } from '../../model/composition.ts'
import { keptDrafts, markSettled } from '../../model/kept.ts'
import { useAutosave } from './use-autosave.ts'

/** The fields that can be found missing. */
export type FieldName = 'to' | 'cc' | 'bcc' | 'subject' | 'projectId' | 'dueDate' | 'html'
const order: readonly FieldName[] = ['to', 'cc', 'bcc', 'subject', 'projectId', 'dueDate', 'html']
const isField = (name: unknown): name is FieldName => order.some((field) => field === name)

type Options = {
  uid: string
  composition: Composition
  /** It is sent, waits to be, or was thrown away. */
  onDone: (how: 'sent' | 'waiting' | 'discarded', threadId?: string) => void
}

/** What writing a message does: kept at every key, saved by itself, checked and sent once. */
export function useComposer({ uid, composition, onDone }: Options) {
  const intl = useIntl()
  const client = useQueryClient()
  const shelf = keptDrafts.of(uid)
  const { id } = composition
  const [missing, setMissing] = useState<ReadonlySet<FieldName>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isDone = useRef(false)
  const uploads = useUploads({ bucket: MAIL_BUCKET, folder: uid, uploaded: composition.attachments })
  const autosave = useAutosave(composition, isDone)

  const change = useCallback(
    (changes: Partial<Composition>) => {
      const now = shelf.get(id)
      if (isDone.current || !now) return
      shelf.put({ ...now, ...changes, updatedAt: Date.now() })
      setMissing((before) =>
        order.some((field) => field in changes && before.has(field))
          ? new Set([...before].filter((field) => !(field in changes)))
          : before,
      )
    },
    [shelf, id],
  )
  const arrived = JSON.stringify(uploads.uploaded)
  useEffect(() => {
    const known = JSON.stringify(shelf.get(id)?.attachments ?? [])
    if (known !== arrived) change({ attachments: JSON.parse(arrived) as Composition['attachments'] })
  }, [arrived, change, shelf, id])

  const refuse = (fields: ReadonlySet<FieldName>, words: string) => {
    setMissing(fields)
    setProblem(words)
    const first = order.find((field) => fields.has(field))
    if (!first) return
    // After the fields that were folded away are drawn.
    requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(
          `[data-composer="${id}"] [data-field="${first}"] :is(input, select, [contenteditable=true])`,
        )
        ?.focus(),
    )
  }

  const send = async () => {
    if (isSending || isDone.current) return
    const now = shelf.get(id) ?? composition
    const { error } = sendMessageBody.safeParse(toMessage(now))
    if (error) {
      const fields = new Set(error.issues.map(({ path }) => path[0]).filter(isField))
      return refuse(
        fields,
        intl.formatMessage({ id: fields.size > 0 ? 'mail.compose.unfilled' : 'mail.compose.invalid' }),
      )
    }
    if (uploads.isBusy) return refuse(new Set(), intl.formatMessage({ id: 'mail.compose.uploading' }))
    setIsSending(true)
    setProblem(null)
    isDone.current = true
    // A draft saved after the message went out would come back from the dead.
    await autosave.settle()
    const sent = await sendMessage(client, uid, now)
    if (sent.state === 'refused') {
      forgetRefused(uid, id)
      isDone.current = false
      setIsSending(false)
      const fields = new Set(Object.keys(sent.error.fields).filter(isField))
      return refuse(fields, sent.error.message)
    }
    onDone(sent.state, sent.state === 'sent' ? sent.threadId : undefined)
  }

  const discard = async () => {
    isDone.current = true
    markSettled(id)
    await autosave.settle()
    shelf.drop(id)
    onDone('discarded')
    try {
      await deleteDraft(client, id)
    } catch (error) {
      console.warn('The draft on the server could not be deleted.', error)
    }
  }

  return { change, send, discard, uploads, missing, problem, isSending, saved: autosave.state }
}
export type Composer = ReturnType<typeof useComposer>
