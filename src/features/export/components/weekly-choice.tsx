import { Box, Text } from '@chakra-ui/react'
import { serverFormat } from '@contract/exports.ts'
import type { Output } from '@contract/outputs.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { SwitchRow } from '@/ui/inputs/switch-row.tsx'

type WeeklyChoiceProps = {
  weekly: Output['weekly']
  /** The chosen format, which may not be saved yet. */
  format: Output['format']
  onChange: (isWeekly: boolean) => void
}

/** Whether the server exports an output every week, with the last file, the next one and a failure. */
export function WeeklyChoice({ weekly, format, onChange }: WeeklyChoiceProps) {
  const t = useT('export')
  const intl = useIntl()
  const isWritten = serverFormat.safeParse(format).success
  const day = (date: string) => formatDate(intl, date, 'day')
  const dates = (state: NonNullable<Output['weekly']>) => {
    if (state.lastAt) return t('weekly.dates', { last: day(state.lastAt), next: day(state.nextAt) })
    return t(state.failure ? 'weekly.none' : 'weekly.first', { next: day(state.nextAt) })
  }
  return (
    <Box>
      <SwitchRow
        label={t('weekly')}
        help={t(isWritten ? 'weekly.help' : weekly ? 'weekly.waits' : 'weekly.pdf')}
        isOn={weekly !== null}
        {...(isWritten || weekly ? { onChange } : {})}
      />
      {isWritten && weekly ? (
        <Text textStyle="sm" mt="2">
          {dates(weekly)} {weekly.byName && !weekly.isMine ? t('weekly.by', { name: weekly.byName }) : null}
        </Text>
      ) : null}
      {isWritten && weekly?.failure ? (
        <Text
          role="status"
          textStyle="sm"
          mt="2"
          p="3"
          borderRadius="control"
          bg="warning.subtle"
          color="warning.fg"
        >
          {t(`weekly.failed.${weekly.failure}`, { next: day(weekly.nextAt) })}
        </Text>
      ) : null}
    </Box>
  )
}
