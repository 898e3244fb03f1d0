import type { Project, ProjectDetail } from '@contract/projects.ts'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '@/lib/api-error.ts'
import { useConfirm } from '@/ui/confirm.tsx'
import { toast } from '@/ui/toaster.tsx'
import { useProjectAction } from '../api/actions.ts'
import type { ProjectAction, Seen } from '../model/action.ts'

type Target = Seen & Pick<Project, 'title'>

/** Does things to requests, says what was done, and asks when somebody else was faster. */
export function useProjectActions() {
  const intl = useIntl()
  const ask = useConfirm()
  const { mutateAsync, isPending } = useProjectAction()

  const run = useCallback(
    async (seen: Target, action: ProjectAction): Promise<ProjectDetail | null> => {
      const t = (id: string, values?: Record<string, string>) =>
        intl.formatMessage({ id: `projects.${id}` }, { title: seen.title, ...values })
      const status = (now: ProjectDetail) => t(`status.${now.withdrawnAt ? 'withdrawn' : now.status}`)
      try {
        const done = await mutateAsync({
          seen,
          action,
          onOvertaken: async (now) => {
            if (action.kind !== 'assignees') {
              toast.info({
                title: t('overtaken.title'),
                description: t('overtaken.status', { status: status(now) }),
              })
              return false
            }
            const list = (people: readonly { name: string }[]) =>
              people.length === 0 ? t('assignees.none') : intl.formatList(people.map(({ name }) => name))
            return ask({
              title: t('overtaken.title'),
              body: t('overtaken.assignees', { theirs: list(now.assignees), mine: list(action.people) }),
              confirmLabel: t('overtaken.mine'),
              cancelLabel: t('overtaken.theirs'),
            })
          },
        })
        return done
      } catch (error) {
        const spoken =
          error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : undefined
        toast.error({ title: t('action.failed'), ...(spoken ? { description: spoken } : {}) })
        return null
      }
    },
    [ask, intl, mutateAsync],
  )

  const withdraw = useCallback(
    async (seen: Target) => {
      const t = (id: string) => intl.formatMessage({ id: `projects.${id}` }, { title: seen.title })
      const isSure = await ask({
        title: t('withdraw.question'),
        body: t('withdraw.body'),
        confirmLabel: t('withdraw.confirm'),
        isDanger: true,
      })
      if (!isSure) return
      const done = await run(seen, { kind: 'withdraw' })
      if (done?.withdrawnAt)
        toast.undo(t('withdraw.done'), t('undo'), () => void run(done, { kind: 'reinstate' }))
    },
    [ask, intl, run],
  )

  return { run, withdraw, isPending }
}
