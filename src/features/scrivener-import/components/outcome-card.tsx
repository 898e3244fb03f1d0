import { Card, Flex, Stack, Text } from '@chakra-ui/react'
import { Button } from '@chakra-ui/react/button'
import { importCan, importStateOf } from '@contract/import-actions.ts'
import type { ImportRecord } from '@contract/imports.ts'
import { CircleAlert, CircleCheck, CircleSlash, Download } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { href } from '@/lib/routing/href.ts'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { statusPalette } from '@/ui/theme/status-palette.ts'
import { useImportErrorText } from './import-error-text.tsx'
import { ReceiptTable } from './receipt-table.tsx'
import { ReceiptTotals } from './receipt-totals.tsx'
import { WarningList } from './warning-list.tsx'

type OutcomeCardProps = {
  record: ImportRecord
  isRetrying: boolean
  onRetry: () => void
  onAgain: () => void
  onDownload: () => void
}

/** The result of an import: the manuscript and its receipt, or the error and the possible actions. */
export function OutcomeCard({ record, isRetrying, onRetry, onAgain, onDownload }: OutcomeCardProps) {
  const intl = useIntl()
  const errorText = useImportErrorText()
  const canCreate = useAbility().can('create', 'manuscripts')
  const check = importCan.retry({ ...record, canCreate })
  const isDone = record.status === 'completed'
  const wasCancelled = importStateOf(record) === 'cancelled'
  // A damaged archive fails again, so only another archive is offered.
  const isWorthRetrying = record.errorCode === 'processing'
  const palette = statusPalette[isDone ? 'completed' : wasCancelled ? 'cancelled' : 'failed']
  const Icon = isDone ? CircleCheck : wasCancelled ? CircleSlash : CircleAlert
  return (
    <Card.Root>
      <Card.Body gap="4">
        <Flex gap="3" align="flex-start" role={isDone || wasCancelled ? 'status' : 'alert'}>
          <Flex colorPalette={palette} color="colorPalette.fg" pt="1">
            <Icon size={20} aria-hidden />
          </Flex>
          <Stack gap="1" minW="0">
            <Text textStyle="md" fontWeight="600" overflowWrap="anywhere">
              {isDone ? (
                <FormattedMessage
                  id="scrivener-import.done.title"
                  values={{ title: record.manuscriptTitle ?? record.fileName }}
                />
              ) : (
                <FormattedMessage
                  id={wasCancelled ? 'scrivener-import.cancelled.title' : 'scrivener-import.failed.title'}
                  values={{ fileName: record.fileName }}
                />
              )}
            </Text>
            <Text color="fg.muted">
              {isDone ? (
                <FormattedMessage id="scrivener-import.done.body" values={{ count: record.progress.total }} />
              ) : (
                errorText(record)
              )}
            </Text>
          </Stack>
        </Flex>
        <Flex gap="2" wrap="wrap">
          {isDone && record.manuscriptId ? (
            <Button asChild>
              <Link to={href('editor.manuscript', { id: record.manuscriptId })}>
                <FormattedMessage id="scrivener-import.done.open" />
              </Link>
            </Button>
          ) : null}
          {check.isAllowed || check.code === 'wrong_state' ? (
            <ActionButton
              variant={isWorthRetrying ? 'solid' : 'outline'}
              onClick={onRetry}
              loading={isRetrying}
              disabledReason={
                check.isAllowed
                  ? undefined
                  : intl.formatMessage({
                      id: `scrivener-import.retry.${wasCancelled ? 'cancelled' : 'not-failed'}`,
                    })
              }
            >
              <FormattedMessage id="scrivener-import.retry" />
            </ActionButton>
          ) : null}
          <Button variant={isDone || isWorthRetrying ? 'outline' : 'solid'} onClick={onAgain}>
            <FormattedMessage id="scrivener-import.again" />
          </Button>
          {record.started ? (
            <Button variant="ghost" onClick={onDownload}>
              <Download size={18} aria-hidden />
              <FormattedMessage id="scrivener-import.original" />
            </Button>
          ) : null}
        </Flex>
        {wasCancelled ? null : <ReceiptTotals importId={record.id} />}
        <WarningList warnings={record.warnings} isOpen />
        {wasCancelled ? null : <ReceiptTable importId={record.id} />}
      </Card.Body>
    </Card.Root>
  )
}
