import { Box } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { focusText } from '../../model/focus-text.ts'
import { usePlaceAtText } from '../canvas/use-place-at-text.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { NoteCard } from './note-card.tsx'
import { useNotes } from './use-notes.ts'

const WIDTH = 320

/**
 * The footnote that was opened at its mark. A click leaves the caret in the text. The parent is positioned and
 * holds the text.
 */
export function FootnotePopover() {
  const { openNote, hasMargin } = useEditorContext()
  return openNote === null || hasMargin ? null : <OpenFootnote key={openNote} id={openNote} />
}

function OpenFootnote({ id }: { id: string }) {
  const t = useT('editor.notes')
  const { editor, setOpenNote } = useEditorContext()
  const notes = useNotes()
  const note = notes.notes.find((one) => one.id === id)
  const at = note?.anchor?.to
  const box = usePlaceAtText(editor, { at, width: WIDTH })

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('[role=dialog], [role=alertdialog]'))
        return
      setOpenNote(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [setOpenNote])
  // The mark or its row was deleted.
  const isGone = at === undefined
  useEffect(() => {
    if (isGone) setOpenNote(null)
  }, [isGone, setOpenNote])
  if (!note || isGone) return null
  return (
    <Box
      {...box}
      role="dialog"
      aria-label={note.number === null ? t('footnote') : t('footnote-number', { number: note.number })}
      position="absolute"
      zIndex="popover"
      width={`min(${WIDTH}px, 100%)`}
      boxShadow="floating"
      borderRadius="card"
      fontFamily="body"
      textStyle="sm"
      data-print="hide"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        setOpenNote(null)
        focusText(editor)
      }}
    >
      <NoteCard note={note} notes={notes} />
    </Box>
  )
}
