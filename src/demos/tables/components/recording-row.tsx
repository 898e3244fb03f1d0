import { Skeleton, Table } from '@chakra-ui/react'
import { RECORDING_STATUSES, type Recording, type RecordingStatus } from '@contract/demo/recordings.ts'
import { useIntl } from 'react-intl'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { formatLength } from '@/ui/format/format-length.ts'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { NoteCell } from './note-cell.tsx'
import { useRecordingEdit } from './use-recording-edit.ts'

/** In px. */
export const RECORDING_ROW_HEIGHT = 41

type RecordingRowProps = {
  /** The index in the list. */
  index: number
  /** Undefined until its page has loaded. */
  row: Recording | undefined
  columns: number
}

/** A row of the recordings; who may change the sample data edits status and note in place. */
export function RecordingRow({ index, row, columns }: RecordingRowProps) {
  const t = useT('tables.recordings')
  const intl = useIntl()
  const canEdit = useAbility().can('update', 'demo')
  const save = useRecordingEdit()
  const place = { 'aria-rowindex': index + 2, h: `${RECORDING_ROW_HEIGHT}px`, bg: 'bg.surface' }
  if (!row)
    return (
      <Table.Row {...place}>
        <Table.Cell colSpan={columns}>
          <Skeleton height="4" />
        </Table.Cell>
      </Table.Row>
    )
  const name = `${row.script}, ${row.speaker}`
  return (
    <Table.Row {...place} fontVariantNumeric="tabular-nums">
      <Table.Cell truncate>
        <bdi>{row.script}</bdi>
      </Table.Cell>
      <Table.Cell truncate title={intl.formatDisplayName(row.language, { type: 'language' })}>
        {row.speaker}
      </Table.Cell>
      <Table.Cell>
        <bdi>{formatDate(intl, row.recordedOn, 'day')}</bdi>
      </Table.Cell>
      <Table.Cell>
        <bdi>{formatLength(row.seconds)}</bdi>
      </Table.Cell>
      <Table.Cell py="0">
        {canEdit ? (
          <QuickSelect
            size="xs"
            label={t('status-of', { name })}
            value={row.status}
            options={RECORDING_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
            onChange={(status) => void save(row, { status: status as RecordingStatus })}
          />
        ) : (
          t(`status.${row.status}`)
        )}
      </Table.Cell>
      <Table.Cell py="0" truncate>
        {canEdit ? (
          <NoteCell
            label={t('note-of', { name })}
            note={row.note}
            onSave={(note) => void save(row, { note })}
          />
        ) : (
          row.note
        )}
      </Table.Cell>
    </Table.Row>
  )
}
