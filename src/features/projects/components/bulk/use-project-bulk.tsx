import type { Project } from '@contract/projects.ts'
import { ListChecks, UserPlus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { selectable } from '@/ui/data-table/selectable.ts'
import type { Bulk } from '@/ui/data-table/table-features.ts'
import { useProjectRights } from '../../hooks/use-project-rights.ts'
import { BulkAssignDialog } from './bulk-assign-dialog.tsx'
import { BulkStatusDialog } from './bulk-status-dialog.tsx'

type Open = { kind: 'assign' | 'status'; projects: readonly Project[]; clear: () => void }

/** The bulk actions of the project list and their dialogs; none for those who may do neither, as clients. */
export function useProjectBulk(): { bulk: Bulk<Project>; dialog: ReactNode } {
  const intl = useIntl()
  const { mayAssign, mayWork } = useProjectRights()
  const [open, setOpen] = useState<Open | null>(null)
  const bulk = useMemo(() => {
    const action = (kind: Open['kind'], icon: ReactNode) => ({
      id: kind,
      label: intl.formatMessage({ id: `projects.bulk.action-${kind}` }),
      icon,
      onRun: (projects: readonly Project[], clear: () => void) => setOpen({ kind, projects, clear }),
    })
    return selectable<Project>([
      ...(mayAssign ? [action('assign', <UserPlus strokeWidth={2} size={16} aria-hidden />)] : []),
      ...(mayWork ? [action('status', <ListChecks strokeWidth={2} size={16} aria-hidden />)] : []),
    ])
  }, [intl, mayAssign, mayWork])
  const close = () => setOpen(null)
  const Dialog = open?.kind === 'assign' ? BulkAssignDialog : BulkStatusDialog
  const dialog = open ? (
    <Dialog
      projects={open.projects}
      onClose={close}
      onDone={() => {
        open.clear()
        close()
      }}
    />
  ) : null
  return { bulk, dialog }
}
