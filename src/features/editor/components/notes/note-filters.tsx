import { Stack } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { useStore } from '@/lib/storage/external-store.ts'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { authorsOf, NOTE_STATES, type NoteState, noteFilter } from '../../model/note-filter.ts'
import type { Thread } from '../../model/note-order.ts'

type NoteFiltersProps = {
  notes: readonly Thread[]
  counts: Readonly<Record<NoteState, number>>
  isRow?: boolean
}

/** The filter of the notes by state, with numbers, and by author if there are several. */
export function NoteFilters({ notes, counts, isRow = false }: NoteFiltersProps) {
  const intl = useIntl()
  const t = useT('editor.notes.filter')
  const filter = useStore(noteFilter)
  const authors = authorsOf(notes)
  return (
    <Stack gap="2" direction={isRow ? 'row' : 'column'} wrap="wrap">
      <SegmentChoice
        label={t('state')}
        value={filter.state}
        choices={NOTE_STATES.map((value) => ({
          value,
          label: `${t(value)} ${intl.formatNumber(counts[value])}`,
        }))}
        onChange={(state) => noteFilter.set({ ...filter, state })}
      />
      {authors.length > 1 ? (
        <QuickSelect
          size="sm"
          width={isRow ? 'auto' : 'full'}
          label={t('author')}
          none={t('author.all')}
          value={filter.author}
          options={authors.map((name) => ({ value: name, label: name }))}
          isOn={authors.includes(filter.author)}
          onChange={(author) => noteFilter.set({ ...filter, author })}
        />
      ) : null}
    </Stack>
  )
}
