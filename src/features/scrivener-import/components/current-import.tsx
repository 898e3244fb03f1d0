import { Button } from '@chakra-ui/react/button'
import { importCan } from '@contract/import-actions.ts'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAbility } from '@/lib/auth/ability.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { archiveDownloadUrl } from '../api/archive-files.ts'
import { importQuery, isRunning, useRetryImport } from '../api/imports.ts'
import type { UnfinishedUpload } from '../model/unfinished-upload.ts'
import { OutcomeCard } from './outcome-card.tsx'
import { RunningCard } from './running-card.tsx'
import { useCancelDialog } from './use-cancel-dialog.ts'
import { WaitingCard } from './waiting-card.tsx'

type CurrentImportProps = {
  id: string
  onAgain: () => void
  /** Called when the archive of an interrupted upload is chosen again. */
  onResume: (file: File, remembered: UnfinishedUpload | null) => void
}

/** The stored state of an import: running, done or failed; its address names it. */
export function CurrentImport({ id, onAgain, onResume }: CurrentImportProps) {
  const intl = useIntl()
  const retry = useRetryImport()
  const { data: record, isPending, isError, error, refetch } = useQuery(importQuery(id))
  const { confirmCancel, isCancelling, canCancel } = useCancelDialog(record)
  const onCancel = canCancel ? confirmCancel : undefined
  const canCreate = useAbility().can('create', 'manuscripts')

  if (isPending) return <RowsSkeleton rows={3} height="56px" />
  const again = (
    <Button onClick={onAgain}>
      <FormattedMessage id="scrivener-import.again" />
    </Button>
  )
  if (isError) {
    const isGone = 'status' in error && error.status === 404
    if (!isGone) return <ErrorState onRetry={() => refetch()} />
    return (
      <EmptyState drawing="lost" title={<FormattedMessage id="scrivener-import.deleted" />} action={again} />
    )
  }

  const t = (messageId: MessageId) => () => toast.error({ title: intl.formatMessage({ id: messageId }) })
  const handleDownload = async () => {
    try {
      location.assign(await archiveDownloadUrl(record.id, record.fileName))
    } catch {
      t('scrivener-import.original.failed')()
    }
  }

  if (isRunning(record))
    return <RunningCard record={record} isCancelling={isCancelling} onCancel={onCancel} />
  if (record.status === 'pending') {
    return (
      <WaitingCard
        record={record}
        isCancelling={isCancelling}
        onCancel={onCancel}
        onResume={importCan.start({ ...record, canCreate }).isAllowed ? onResume : undefined}
      />
    )
  }
  return (
    <OutcomeCard
      record={record}
      isRetrying={retry.isPending}
      onRetry={() => retry.mutate(id, { onError: t('scrivener-import.retry.failed') })}
      onAgain={onAgain}
      onDownload={handleDownload}
    />
  )
}
