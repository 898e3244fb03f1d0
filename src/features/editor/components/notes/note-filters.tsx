import { Stack } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { useStore } from '@/lib/storage/external-store.ts'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { authorsOf, NOTE_STATES, noteFilter } from '../../model/note-filter.ts'
import type { Notes } from './use-notes.ts'

/** The filter of the notes by state, with numbers, and by author if there are several. */
export function NoteFilters({ notes }: { notes: Notes }) {
  const intl = useIntl()
  const t = useT('editor.notes.filter')
  const filter = useStore(noteFilter)
  const authors = authorsOf(notes.notes)
  return (
    <Stack gap="2">
      <SegmentChoice
        label={t('state')}
        value={filter.state}
        choices={NOTE_STATES.map((value) => ({
          value,
          label: `${t(value)} ${intl.formatNumber(notes.counts[value])}`,
        }))}
        onChange={(state) => noteFilter.set({ ...filter, state })}
      />
      {authors.length > 1 ? (
        <QuickSelect
          size="sm"
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
