import { Stack, Switch, Text } from '@chakra-ui/react'
import { switchSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFrame } from '@/ui/overlay/frame-context.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { NoteCard } from './note-card.tsx'
import { NoteComposer } from './note-composer.tsx'
import { useNotes } from './use-notes.ts'

/** All notes of the item as a list, including those whose text was deleted. */
export function NoteList() {
  const intl = useIntl()
  const { composing, endComposing, hasMargin, canWrite } = useEditorContext()
  const notes = useNotes()
  // There the field is below the text.
  const isOverText = useFrame() !== null
  const [showsResolved, setShowsResolved] = useState(false)
  const shown = notes.notes.filter(({ resolvedAt }) => showsResolved || resolvedAt === null)
  const hidden = notes.notes.length - shown.length
  return (
    <Stack gap="3" p="4">
      {composing && !hasMargin && !isOverText ? (
        <NoteComposer
          label={intl.formatMessage({ id: `editor.notes.new.${composing}` })}
          sendLabel={intl.formatMessage({ id: 'editor.notes.add' })}
          onSend={notes.add}
          onCancel={endComposing}
        />
      ) : null}
      {hidden > 0 || showsResolved ? (
        <Switch.Root
          recipe={switchSlotRecipe}
          size="sm"
          checked={showsResolved}
          onCheckedChange={(details) => setShowsResolved(details.checked)}
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>{intl.formatMessage({ id: 'editor.notes.show-resolved' })}</Switch.Label>
        </Switch.Root>
      ) : null}
      {shown.map((note) => (
        <NoteCard key={note.id} note={note} notes={notes} />
      ))}
      {shown.length === 0 && !composing ? (
        <Text color="fg.muted">
          {intl.formatMessage({ id: canWrite ? 'editor.notes.empty' : 'editor.notes.none' })}
        </Text>
      ) : null}
    </Stack>
  )
}
