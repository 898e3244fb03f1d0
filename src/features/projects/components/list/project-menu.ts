import type { Project } from '@contract/projects.ts'
import { ArrowRight, CopyPlus, Link2, RotateCcw, SquareArrowOutUpRight, Undo2, UserPlus } from 'lucide-react'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useHref, useNavigate } from 'react-router-dom'
import { useCan } from '@/lib/auth/use-can.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { href } from '@/lib/routing/href.ts'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { nextStatus, useProjectRights } from '../../hooks/use-project-rights.ts'
import { useProjectActions } from '../use-project-actions.tsx'

type Dialogs = { onAssign: (project: Project) => void; onDeliver: (project: Project) => void }

/** The context menu of a project row; assign and deliver open a dialog. */
export function useProjectMenu({ onAssign, onDeliver }: Dialogs): (row: Project) => ContextMenuItem[] {
  const intl = useIntl()
  const navigate = useNavigate()
  const base = useHref('/')
  const { mayCreate } = useProjectRights()
  const shown = useCan('projects.disabled')
  const { run, withdraw } = useProjectActions()
  return useCallback(
    (row) => {
      const t = (id: MessageKey<'projects'>, values?: Record<string, string>) =>
        intl.formatMessage({ id: `projects.${id}` }, values)
      const address = href('projects.view', { id: row.id })
      const { can } = row
      // After the last status, the item of the last step explains why there is none.
      const next = nextStatus(row.status) ?? 'delivered'
      const advance = shown(next === 'delivered' ? can.deliver : can.start)
      const assign = shown(can.assign)
      const end = shown(row.withdrawnAt === null ? can.withdraw : can.reinstate)
      return [
        { id: 'open', label: t('menu.open'), icon: SquareArrowOutUpRight, action: () => navigate(address) },
        {
          id: 'copy-link',
          label: t('menu.copy-link'),
          icon: Link2,
          action: async () => {
            await navigator.clipboard.writeText(
              `${window.location.origin}${base.replace(/\/$/, '')}${address}`,
            )
            toast.success({ title: t('menu.copied') })
          },
        },
        {
          id: 'again',
          label: t(row.status === 'delivered' ? 'menu.order-again' : 'menu.again'),
          icon: CopyPlus,
          hidden: !mayCreate,
          action: () => navigate(href('projects.list', undefined, { new: 1, from: row.id })),
        },
        {
          id: 'work',
          label: '',
          separator: true,
          hidden: assign.hidden && advance.hidden,
        },
        {
          id: 'assign',
          label: t('menu.assign'),
          icon: UserPlus,
          ...assign,
          action: () => onAssign(row),
        },
        {
          id: 'advance',
          label: t(`step.${next}`),
          icon: ArrowRight,
          ...advance,
          action: async () => {
            if (next === 'delivered') onDeliver(row)
            else await run(row, { kind: 'status', status: next })
          },
        },
        { id: 'end', label: '', separator: true, hidden: end.hidden },
        {
          id: 'withdraw',
          label: t('menu.withdraw'),
          icon: Undo2,
          danger: true,
          ...end,
          hidden: end.hidden || row.withdrawnAt !== null,
          action: () => withdraw(row),
        },
        {
          id: 'reinstate',
          label: t('menu.reinstate'),
          icon: RotateCcw,
          hidden: end.hidden || row.withdrawnAt === null,
          action: async () => {
            await run(row, { kind: 'reinstate' })
          },
        },
      ]
    },
    [intl, navigate, base, mayCreate, shown, run, withdraw, onAssign, onDeliver],
  )
}
