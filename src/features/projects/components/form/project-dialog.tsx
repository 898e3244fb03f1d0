import type { ProjectDetail } from '@contract/projects.ts'
import type { UserData } from '@contract/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/use-t.ts'
import { useConfirm } from '@/ui/confirm.tsx'
import { DialogFrame } from '@/ui/dialog-frame.tsx'
import { ErrorState, RowsSkeleton } from '@/ui/states.tsx'
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

/** A draft from a past project, without its dates and files. */
const copyOf = (past: ProjectDetail, email: string): ProjectDraft => {
  const { title, property, serviceType, timePreference, description, serviceDescription, contactEmail } = past
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
      contactEmail,
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
    const copied = copyOf(past.data, user.email)
    if (stored === null || !isTouched(stored)) {
      setDraft(copied)
      return
    }
    // An unsent draft is only replaced after confirmation.
    let isCancelled = false
    const text = (id: string) => intl.formatMessage({ id: `projects.form.replace.${id}` })
    void confirm({
      title: text('question'),
      body: text('body'),
      confirmLabel: text('confirm'),
      cancelLabel: text('keep'),
    }).then((isSure) => {
      if (!isCancelled) setDraft(isSure ? copied : stored)
    })
    return () => {
      isCancelled = true
    }
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
