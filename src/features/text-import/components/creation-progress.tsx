import { Stack, Text } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import type { CreationState } from '../api/create-from-file.ts'

const MOST_NAMES = 5

/** How much of a manuscript is stored, and which pictures failed. */
export function CreationProgress({ state }: { state: CreationState }) {
  const intl = useIntl()
  const { isRunning, pictures } = state
  const { stored, total } = pictures ?? state
  if (!pictures && total <= 1) return null
  const id = `text-import.${pictures ? 'pictures-' : ''}${isRunning ? 'stored' : 'stopped'}` as const
  const failed = pictures?.failed ?? []
  return (
    <Stack gap="2" role="status">
      <Text overflowWrap="anywhere">
        <FormattedMessage
          id={id}
          values={{
            stored,
            total,
            names: intl.formatList(failed.slice(0, MOST_NAMES), { type: 'unit' }),
            more: failed.length - Math.min(failed.length, MOST_NAMES),
          }}
        />
      </Text>
      <ProgressBar label={intl.formatMessage({ id: 'text-import.progress' })} share={stored / total} />
    </Stack>
  )
}
