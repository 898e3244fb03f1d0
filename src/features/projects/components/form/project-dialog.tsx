import type { ProjectDetail } from '@contract/projects.ts'
import type { UserData } from '@contract/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { copyReferences } from '../../api/copy-references.ts'
import { projectQuery } from '../../api/projects.ts'
import { isTouched, newDraft, type ProjectDraft, readProjectDraft } from '../../model/project-draft.ts'
import { ProjectForm } from './project-form.tsx'

type ProjectDialogProps = {
  user: Pick<UserData, 'uid' | 'email'>
  today: string
  /** The id of a past project whose fields are copied. */
  startFrom: string | null
  onClose: () => void
}

/** A draft from a past project, without its dates, reference and files. */
const copyOf = (past: ProjectDetail, email: string): ProjectDraft => {
  const { title, property, serviceType, timePreference, description, serviceDescription, contactEmail } = past
  const { sourceLanguage, targetLanguages, voiceWishes } = past
  const empty = newDraft(email)
  return {
    ...empty,
    values: {
      ...empty.values,
      title,
      property,
      serviceType,
      timePreference,
      description,
      serviceDescription,
      voiceWishes,
      contactEmail,
      sourceLanguage,
      targetLanguages: targetLanguages.join(','),
    },
  }
}

/** The dialog with the project form. */
export function ProjectDialog({ user, today, startFrom, onClose }: ProjectDialogProps) {
  const intl = useIntl()
  const confirm = useConfirm()
  const t = useT('projects.form')
  const [stored] = useState(() => readProjectDraft(user.uid))
  const isCopy = startFrom !== null
  const past = useQuery({ ...projectQuery(startFrom ?? ''), enabled: isCopy })
  const [draft, setDraft] = useState<ProjectDraft | null>(() =>
    isCopy ? null : (stored ?? newDraft(user.email)),
  )
  const isReady = draft !== null
  useEffect(() => {
    if (isReady || !past.data) return
    let isCancelled = false
    const finished = past.data
    const start = async () => {
      const copied = copyOf(finished, user.email)
      if (finished.status !== 'delivered') return copied
      // Ordered again: with the files that the client gave.
      const { files, missing } = await copyReferences(finished, copied.id)
      if (missing > 0)
        toast.info({ title: intl.formatMessage({ id: 'projects.form.not-copied' }, { count: missing }) })
      return { ...copied, files }
    }
    const show = (next: ProjectDraft) => {
      if (!isCancelled) setDraft(next)
    }
    const cancel = () => {
      isCancelled = true
    }
    if (stored === null || !isTouched(stored)) {
      void start().then(show)
      return cancel
    }
    // An unsent draft is only replaced after confirmation.
    const text = (id: MessageKey<'projects.form.replace'>) =>
      intl.formatMessage({ id: `projects.form.replace.${id}` })
    void confirm({
      title: text('question'),
      body: text('body'),
      confirmLabel: text('confirm'),
      cancelLabel: text('keep'),
    }).then(async (isSure) => show(isSure && !isCancelled ? await start() : stored))
    return cancel
  }, [isReady, past.data, stored, user.email, confirm, intl])

  return (
    <DialogFrame title={t('title')} description={t('description')} size="lg" onClose={onClose}>
      {draft ? (
        <ProjectForm
          key={draft.id}
          uid={user.uid}
          start={draft}
          today={today}
          onCancel={onClose}
          onDiscard={() => setDraft(newDraft(user.email))}
        />
      ) : past.isError ? (
        <ErrorState onRetry={() => void past.refetch()} isRetrying={past.isFetching} />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </DialogFrame>
  )
}
