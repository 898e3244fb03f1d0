import { Button, Stack, Text } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import type { ExportState } from './use-export-run.ts'

export const isExporting = ({ step }: ExportState): boolean => step === 'loading' || step === 'writing'

/** The progress of a running export; nothing otherwise. */
export function ExportProgress({ state }: { state: ExportState }) {
  const t = useT('export')
  const intl = useIntl()
  if (state.step !== 'loading' && state.step !== 'writing') return null
  return (
    <Stack gap="2">
      <Text textStyle="sm" role="status">
        {state.step === 'loading'
          ? intl.formatMessage({ id: 'export.loading' }, { done: state.done, total: state.total })
          : t('writing')}
      </Text>
      <ProgressBar
        label={t('progress')}
        share={
          state.step === 'loading' ? (0.5 * state.done) / Math.max(1, state.total) : 0.5 + state.share / 2
        }
      />
    </Stack>
  )
}

/** The button that cancels a running export; nothing otherwise. */
export function CancelExport({ state, onCancel }: { state: ExportState; onCancel: () => void }) {
  if (!isExporting(state)) return null
  return (
    <Button variant="outline" onClick={onCancel}>
      <FormattedMessage id="export.cancel" />
    </Button>
  )
}

/** How the last export ended; nothing before it ends. */
export function ExportResult({ state }: { state: ExportState }) {
  const t = useT('export')
  if (state.step === 'failed')
    return (
      <Text role="alert" p="3" borderRadius="control" bg="danger.subtle" color="danger.fg">
        <FormattedMessage id="export.failed" />
      </Text>
    )
  if (state.step === 'done')
    return (
      <Text role="status" textStyle="sm" dir="auto">
        {t('done', { name: state.name })}
      </Text>
    )
  return null
}
