import { Text } from '@chakra-ui/react'
import { Button } from '@chakra-ui/react/button'
import type { ImportRecord } from '@contract/imports.ts'
import { FormattedMessage, useIntl } from 'react-intl'
import { ProgressCard } from './progress-card.tsx'

type RunningCardProps = {
  record: ImportRecord
  isCancelling: boolean
  /** Missing for the import of another person. */
  onCancel: (() => void) | undefined
}

/** The progress of a running import; users may leave, because a notification reports the end. */
export function RunningCard({ record, isCancelling, onCancel }: RunningCardProps) {
  const intl = useIntl()
  const { done, total } = record.progress
  return (
    <ProgressCard
      title={<FormattedMessage id="scrivener-import.running.title" values={{ fileName: record.fileName }} />}
      label={intl.formatMessage({ id: 'scrivener-import.running.label' })}
      percent={total > 0 ? Math.floor((done / total) * 100) : null}
      detail={
        <>
          <Text truncate minW="0">
            {record.current || intl.formatMessage({ id: 'scrivener-import.running.opening' })}
          </Text>
          <Text flexShrink="0">
            {total > 0 ? (
              <FormattedMessage id="scrivener-import.running.count" values={{ done, total }} />
            ) : null}
          </Text>
        </>
      }
      note={<FormattedMessage id="scrivener-import.running.leave" />}
      actions={
        onCancel ? (
          <Button variant="outline" loading={isCancelling} onClick={onCancel}>
            <FormattedMessage id="scrivener-import.cancel" />
          </Button>
        ) : null
      }
    />
  )
}
