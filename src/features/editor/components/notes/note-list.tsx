import { Stack, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useFrame } from '@/ui/overlay/frame-context.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { NoteCard } from './note-card.tsx'
import { NoteComposer } from './note-composer.tsx'
import { NoteFilters } from './note-filters.tsx'
import { useNotes } from './use-notes.ts'

/** The notes of the item as a list, including those whose text was deleted. */
export function NoteList() {
  const intl = useIntl()
  const { manuscript, composing, endComposing, hasMargin, canWrite } = useEditorContext()
  const notes = useNotes()
  // There the field is below the text.
  const isOverText = useFrame() !== null
  const isEmpty = notes.notes.length === 0
  return (
    <Stack gap="3" p="4">
      {composing && !hasMargin && !isOverText ? (
        <NoteComposer
          manuscript={composing === 'footnote' ? null : manuscript}
          label={intl.formatMessage({ id: `editor.notes.new.${composing}` })}
          sendLabel={intl.formatMessage({ id: 'editor.notes.add' })}
          onSend={notes.add}
          onCancel={endComposing}
        />
      ) : null}
      {isEmpty ? null : <NoteFilters notes={notes.notes} counts={notes.counts} />}
      {notes.shown.map((note) => (
        <NoteCard key={note.id} note={note} notes={notes} />
      ))}
      {notes.shown.length === 0 && !composing ? (
        <Text color="fg.muted">
          {intl.formatMessage({
            id: isEmpty ? (canWrite ? 'editor.notes.empty' : 'editor.notes.none') : 'editor.notes.no-match',
          })}
        </Text>
      ) : null}
    </Stack>
  )
}
