import type { BulkResponse } from '@contract/project-bulk.ts'
import type { Project } from '@contract/projects.ts'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { refusalText } from '@/lib/api/refusal.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useBulkChange } from '../../api/bulk.ts'
import type { BulkStatus } from '../../model/bulk-preview.ts'

const MOST_NAMED = 5

type Assigned = { id: string; revision: number; uids: string[] }

/** Changes of several projects, which report what changed and name each project that refused. */
export function useBulkChanges() {
  const intl = useIntl()
  const { mutateAsync, isPending } = useBulkChange()

  const t = useCallback(
    (id: MessageKey<'projects.bulk'>, values?: Record<string, string | number>) =>
      intl.formatMessage({ id: `projects.bulk.${id}` }, values),
    [intl],
  )

  const run = useCallback(
    async (projects: readonly Project[], body: Parameters<typeof mutateAsync>[0]) => {
      try {
        const done = await mutateAsync(body)
        const lines = done.refused.map(({ id, code }) =>
          t(`refused.${code}`, { title: projects.find((each) => each.id === id)?.title ?? '' }),
        )
        if (lines.length > 0) {
          const more = lines.length - MOST_NAMED
          toast.error({
            title: t('failed', { count: lines.length }),
            description: [
              ...lines.slice(0, MOST_NAMED),
              ...(more > 0 ? [t('more', { count: more })] : []),
            ].join(' '),
          })
        }
        return done
      } catch (error) {
        toast.error({
          title: t('failed', { count: body.projects.length }),
          description: refusalText(intl, error),
        })
        return null
      }
    },
    [intl, mutateAsync, t],
  )

  /** Assigns the projects; the toast restores the assignees of those that changed. */
  const assign = useCallback(
    async (projects: readonly Project[], assigned: Assigned[]): Promise<boolean> => {
      const done = await run(projects, { projects: assigned })
      if (!done) return false
      const undo = () => void run(projects, { projects: formerAssignees(projects, done) })
      if (done.changed.length > 0)
        toast.undo(
          t('assigned', { count: done.changed.length }),
          intl.formatMessage({ id: 'projects.undo' }),
          undo,
        )
      return true
    },
    [intl, run, t],
  )

  /** Gives the projects a status, after the dialog has confirmed it. */
  const setStatus = useCallback(
    async (projects: readonly Project[], status: BulkStatus, reason: string): Promise<boolean> => {
      const seen = projects.map(({ id, revision }) => ({ id, revision }))
      const done = await run(projects, { projects: seen, status, ...(reason ? { reason } : {}) })
      if (!done) return false
      if (done.changed.length > 0) toast.success({ title: t('status-set', { count: done.changed.length }) })
      return true
    },
    [run, t],
  )

  return { assign, setStatus, isPending }
}

/** The assignees that the changed projects had, with their new revisions. */
const formerAssignees = (projects: readonly Project[], { changed }: BulkResponse) =>
  changed.map(({ id, revision }) => ({
    id,
    revision,
    uids: (projects.find((each) => each.id === id)?.assignees ?? []).map(({ uid }) => uid),
  }))
