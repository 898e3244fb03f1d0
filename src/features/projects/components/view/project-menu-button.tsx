import type { ProjectChange } from '@contract/project-changes.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { Ban, ChevronsLeft, CopyPlus, Ellipsis, FilePen, Link2, Pencil, RotateCcw, Undo2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useCan } from '@/lib/auth/use-can.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { previousStatus, useProjectRights } from '../../hooks/use-project-rights.ts'
import { useProjectActions } from '../use-project-actions.tsx'

type ProjectMenuButtonProps = {
  project: ProjectDetail
  onEdit: () => void
  onReopen: () => void
  onAskChange: (kind: ProjectChange['kind']) => void
}

/** The menu of the less common project actions. */
export function ProjectMenuButton({ project, onEdit, onReopen, onAskChange }: ProjectMenuButtonProps) {
  const t = useT('projects')
  const navigate = useNavigate()
  const menu = useContextMenu()
  const { mayCreate } = useProjectRights()
  const { run, withdraw } = useProjectActions()
  const shown = useCan('projects.disabled')
  const { withdrawnAt, status, can } = project
  // Before the first status, the item of the first step explains why there is none.
  const previous = previousStatus(status) ?? 'received'
  const ask = shown(can.askChange)
  const isAsked = project.changes.some(({ state }) => state === 'open')
  const end = shown(withdrawnAt === null ? can.withdraw : can.reinstate)
  const items = (): ContextMenuItem[] => [
    {
      id: 'edit',
      label: t('menu.edit'),
      icon: Pencil,
      ...shown(can.edit),
      action: onEdit,
    },
    {
      id: 'copy-link',
      label: t('menu.copy-link'),
      icon: Link2,
      action: async () => {
        await navigator.clipboard.writeText(window.location.href)
        toast.success({ title: t('menu.copied') })
      },
    },
    {
      id: 'again',
      label: t(status === 'delivered' ? 'menu.order-again' : 'menu.again'),
      icon: CopyPlus,
      hidden: !mayCreate,
      action: () => navigate(href('projects.list', undefined, { new: 1, from: project.id })),
    },
    {
      id: 'back',
      label: t(`step.back-${previous}`),
      icon: ChevronsLeft,
      ...shown(can.reopen),
      action: onReopen,
    },
    ...(['change', 'cancellation'] as const).map((kind) => ({
      id: kind,
      label: t(`change.menu-${kind}`),
      icon: kind === 'change' ? FilePen : Ban,
      // Until work begins, the client edits and withdraws the request without asking.
      hidden: ask.hidden || status === 'received',
      disabledReason: isAsked ? t('change.waiting') : ask.disabledReason,
      action: () => onAskChange(kind),
    })),
    { id: 'end', label: '', separator: true, hidden: end.hidden },
    {
      id: 'withdraw',
      label: t('menu.withdraw'),
      icon: Undo2,
      danger: true,
      ...end,
      hidden: end.hidden || withdrawnAt !== null,
      action: () => withdraw(project),
    },
    {
      id: 'reinstate',
      label: t('menu.reinstate'),
      icon: RotateCcw,
      hidden: end.hidden || withdrawnAt === null,
      action: async () => {
        await run(project, { kind: 'reinstate' })
      },
    },
  ]
  return (
    <IconButton
      variant="outline"
      label={t('menu.more')}
      onClick={(event) => menu.openFromButton(event.currentTarget, items(), project.title)}
    >
      <Ellipsis />
    </IconButton>
  )
}
