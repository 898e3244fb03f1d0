import { Stack } from '@chakra-ui/react'
import { Button } from '@chakra-ui/react/button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useConfirm } from '@/ui/confirm.tsx'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/states.tsx'
import { toast } from '@/ui/toaster.tsx'
import { archiveDownloadUrl } from '../api/archive-files.ts'
import { importQuery, isRunning, useCancelImport, useRetryImport } from '../api/imports.ts'
import { OutcomeCard } from './outcome-card.tsx'
import { RunningCard } from './running-card.tsx'
import { WaitingCard } from './waiting-card.tsx'

type CurrentImportProps = {
  id: string
  onAgain: () => void
  /** Where the archive of a broken-off upload is picked again. */
  dropZone: ReactNode
}

/** One import as the server knows it: running, done or failed; found again under its own address. */
export function CurrentImport({ id, onAgain, dropZone }: CurrentImportProps) {
  const intl = useIntl()
  const ask = useConfirm()
  const retry = useRetryImport()
  const cancel = useCancelImport()
  const { data: record, isPending, isError, error, refetch } = useQuery(importQuery(id))

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
      <EmptyState drawing="lost" title={<FormattedMessage id="scrivener-import.gone" />} action={again} />
    )
  }

  const say = (messageId: string) => () => toast.error({ title: intl.formatMessage({ id: messageId }) })
  const handleCancel = async () => {
    const isSure = await ask({
      title: intl.formatMessage({ id: 'scrivener-import.cancel.question' }, { fileName: record.fileName }),
      body: intl.formatMessage({ id: 'scrivener-import.cancel.body' }),
      confirmLabel: intl.formatMessage({ id: 'scrivener-import.cancel.confirm' }),
      isDanger: true,
    })
    if (isSure) cancel.mutate(id, { onError: say('scrivener-import.cancel.failed') })
  }
  const handleDownload = async () => {
    try {
      location.assign(await archiveDownloadUrl(record.id, record.fileName))
    } catch {
      say('scrivener-import.original.failed')()
    }
  }

  if (isRunning(record))
    return <RunningCard record={record} isCancelling={cancel.isPending} onCancel={handleCancel} />
  if (record.status === 'pending') {
    // The upload was broken off by closing the page: the archive has to be picked again.
    return (
      <Stack gap="4">
        <WaitingCard record={record} isCancelling={cancel.isPending} onCancel={handleCancel} />
        {dropZone}
      </Stack>
    )
  }
  return (
    <OutcomeCard
      record={record}
      isRetrying={retry.isPending}
      onRetry={() => retry.mutate(id, { onError: say('scrivener-import.retry.failed') })}
      onAgain={onAgain}
      onDownload={handleDownload}
    />
  )
}
