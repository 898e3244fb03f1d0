import { Text } from '@chakra-ui/react'
import { Button } from '@chakra-ui/react/button'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { ProgressCard } from './progress-card.tsx'

type UploadCardProps = { fileName: string; sent: number; size: number; onCancel: () => void }

const MEGABYTE = 1024 * 1024

/** The progress of the archive upload. */
export function UploadCard({ fileName, sent, size, onCancel }: UploadCardProps) {
  const intl = useIntl()
  const percent = Math.floor((sent / size) * 100)
  return (
    <ProgressCard
      title={<FormattedMessage id="scrivener-import.upload.title" values={{ fileName }} />}
      label={intl.formatMessage({ id: 'scrivener-import.upload.label' })}
      percent={percent}
      detail={
        <>
          <Text>
            <FormattedMessage
              id="scrivener-import.upload.sent"
              values={{
                sent: <FormattedNumber value={sent / MEGABYTE} maximumFractionDigits={1} />,
                size: <FormattedNumber value={size / MEGABYTE} maximumFractionDigits={1} />,
              }}
            />
          </Text>
          <Text>
            <FormattedNumber value={percent / 100} style="percent" />
          </Text>
        </>
      }
      note={<FormattedMessage id="scrivener-import.upload.note" />}
      actions={
        <Button variant="outline" onClick={onCancel}>
          <FormattedMessage id="scrivener-import.cancel" />
        </Button>
      }
    />
  )
}
