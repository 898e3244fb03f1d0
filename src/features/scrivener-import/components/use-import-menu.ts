import type { ActionCheck } from '@contract/action-table.ts'
import { importCan, importStateOf } from '@contract/import-actions.ts'
import type { ImportRecord } from '@contract/imports.ts'
import { CircleSlash, ExternalLink, RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useRetryImport } from '../api/imports.ts'
import { useCancelQuestion } from './use-cancel-dialog.ts'

/** The items of an import's context menu; what only the state forbids is disabled with the reason. */
export function useImportMenu() {
  const t = useT('scrivener-import')
  const navigate = useNavigate()
  const retry = useRetryImport()
  const { confirmCancel } = useCancelQuestion()
  const canCreate = useAbility().can('create', 'manuscripts')
  return (record: ImportRecord): ContextMenuItem[] => {
    const open = () => void navigate(href('scrivener-import.page', undefined, { import: record.id }))
    const checked = (check: ActionCheck<string>, reason: MessageKey<'scrivener-import'>) => ({
      hidden: !check.isAllowed && check.code === 'forbidden',
      disabledReason: check.isAllowed ? undefined : t(reason),
    })
    const wasCancelled = importStateOf(record) === 'cancelled'
    const handleRetry = () => {
      retry.mutateAsync(record.id, { onSuccess: open }).catch(() => toast.error({ title: t('retry.failed') }))
    }
    return [
      { id: 'open', label: t('history.open'), icon: ExternalLink, action: open },
      {
        id: 'retry',
        label: t('retry'),
        icon: RotateCcw,
        ...checked(
          importCan.retry({ ...record, canCreate }),
          wasCancelled ? 'retry.cancelled' : 'retry.not-failed',
        ),
        action: handleRetry,
      },
      {
        id: 'cancel',
        label: t('cancel'),
        icon: CircleSlash,
        danger: true,
        ...checked(importCan.cancel({ ...record, canCreate }), 'cancel.over'),
        action: () => confirmCancel(record),
      },
    ]
  }
}
