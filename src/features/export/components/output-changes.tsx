import { Button, Flex, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { toDay } from '@/lib/time/calendar-day.ts'
import { formatNearDay } from '@/ui/format/format-date.ts'
import type { UnitChanges } from '../model/book-units.ts'

type OutputChangesProps = UnitChanges & {
  exportedAt: string
  /** The chapters that this export is limited to, if it is. */
  narrowedTo: readonly string[] | null
  /** Null where the chapters of the output are not chosen by tree. */
  onNarrow: ((unitIds: readonly string[] | null) => void) | null
}

/** How many chapters changed since the last export of an output, and the choice of only those. */
export function OutputChanges({ total, changed, exportedAt, narrowedTo, onNarrow }: OutputChangesProps) {
  const t = useT('export.changes')
  const intl = useIntl()
  const date = formatNearDay(intl, toDay(new Date(exportedAt)), toDay(new Date()))
  const canNarrow = onNarrow !== null && changed.length > 0 && changed.length < total
  return (
    <Flex gap="2" align="center" justify="space-between" wrap="wrap">
      <Text textStyle="sm" color="fg.muted" role="status">
        {intl.formatMessage(
          { id: narrowedTo ? 'export.changes.narrowed' : 'export.changes' },
          { changed: (narrowedTo ?? changed).length, total, date },
        )}
      </Text>
      {narrowedTo || canNarrow ? (
        <Button variant="outline" size="sm" onClick={() => onNarrow?.(narrowedTo ? null : changed)}>
          {t(narrowedTo ? 'widen' : 'narrow')}
        </Button>
      ) : null}
    </Flex>
  )
}
