import type { Project, ProjectDetail } from '@contract/projects.ts'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { env } from '@/lib/api/env.ts'
import { refusalText } from '@/lib/api/refusal.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useProjectAction } from '../api/actions.ts'
import type { ActionBase, ProjectAction } from '../model/action.ts'
import { writeDeliveryNote } from '../model/delivery-note.ts'

type Target = ActionBase & Pick<Project, 'title'>
type Delivering = Target & Pick<ProjectDetail, 'delivery'>

/** Withdraws the toast's offer to undo a delivery once it is undone elsewhere, by the id of the project. */
const offers = new Map<string, () => void>()

/** Project actions with toasts and a confirmation after a conflict. */
export function useProjectActions() {
  const intl = useIntl()
  const confirm = useConfirm()
  const { mutateAsync, isPending } = useProjectAction()

  const run = useCallback(
    async (base: Target, action: ProjectAction): Promise<ProjectDetail | null> => {
      const t = (id: MessageKey<'projects'>, values?: Record<string, string>) =>
        intl.formatMessage({ id: `projects.${id}` }, { title: base.title, ...values })
      const status = (now: ProjectDetail) => t(`status.${now.withdrawnAt ? 'withdrawn' : now.status}`)
      try {
        const done = await mutateAsync({
          base,
          action,
          onConflict: async (now) => {
            if (action.kind !== 'assignees') {
              toast.info({
                title: t('action-conflict.title'),
                description: t('action-conflict.status', { status: status(now) }),
              })
              return false
            }
            const list = (people: readonly { name: string }[]) =>
              people.length === 0 ? t('assignees.none') : intl.formatList(people.map(({ name }) => name))
            return confirm({
              title: t('action-conflict.title'),
              body: t('action-conflict.assignees', {
                theirs: list(now.assignees),
                mine: list(action.people),
              }),
              confirmLabel: t('action-conflict.mine'),
              cancelLabel: t('action-conflict.theirs'),
            })
          },
        })
        return done
      } catch (error) {
        toast.error({ title: t('action.failed'), description: refusalText(intl, error) })
        return null
      }
    },
    [confirm, intl, mutateAsync],
  )

  const withdraw = useCallback(
    async (base: Target) => {
      const t = (id: MessageKey<'projects'>) =>
        intl.formatMessage({ id: `projects.${id}` }, { title: base.title })
      const isSure = await confirm({
        title: t('withdraw.question'),
        body: t('withdraw.body'),
        confirmLabel: t('withdraw.confirm'),
        isDanger: true,
      })
      if (!isSure) return
      const done = await run(base, { kind: 'withdraw' })
      if (done?.withdrawnAt)
        toast.undo(t('withdraw.done'), t('undo'), () => void run(done, { kind: 'reinstate' }))
    },
    [confirm, intl, run],
  )

  const undoDelivery = useCallback(
    async (base: Delivering) => {
      const done = await run(base, { kind: 'undo-delivery' })
      if (!done || done.delivery) return
      offers.get(base.id)?.()
      offers.delete(base.id)
      writeDeliveryNote(base.id, base.delivery?.note ?? '')
    },
    [run],
  )

  /** Reports a delivery in the words of the project's page and offers to undo it. */
  const offerUndo = useCallback(
    (base: Delivering) => {
      if (!base.delivery) return
      const values = { name: base.delivery.by, title: base.title }
      const text = intl.formatMessage({ id: 'projects.view.delivering' }, values)
      const label = intl.formatMessage({ id: 'projects.undo' })
      offers.set(
        base.id,
        toast.undo(text, label, () => void undoDelivery(base), env.undoMs),
      )
    },
    [intl, undoDelivery],
  )

  return { run, withdraw, undoDelivery, offerUndo, isPending }
}
