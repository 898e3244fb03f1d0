import { Box } from '@chakra-ui/react'
import { useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'
import { useEditorContext } from '../session/editor-context.ts'
import { NoteComposer } from './note-composer.tsx'
import { useNotes } from './use-notes.ts'

/** The field of a new note outside the margin and the inspector; the text scrolls to what the note is about. */
export function NewNote() {
  const intl = useIntl()
  const { manuscript, editor, composing, endComposing } = useEditorContext()
  const notes = useNotes()
  useLayoutEffect(() => {
    editor.view.dom.querySelector('[data-anchor=composing]')?.scrollIntoView({ block: 'center' })
  }, [editor])
  return (
    <Box p="2" flexShrink="0" bg="bg.subtle" borderTopWidth="1px">
      <NoteComposer
        manuscript={composing === 'footnote' ? null : manuscript}
        label={intl.formatMessage({ id: `editor.notes.new.${composing ?? 'comment'}` })}
        sendLabel={intl.formatMessage({ id: 'editor.notes.add' })}
        onSend={notes.add}
        onCancel={endComposing}
      />
    </Box>
  )
}
