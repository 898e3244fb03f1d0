import { Box } from '@chakra-ui/react'
import { EditorContent } from '@tiptap/react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { FilePreview } from '@/features/manuscripts/widgets/file-preview.ts'
import { useDeskLayout } from '../../model/layout.ts'
import { useDesk, useSessionState } from '../desk/desk-context.ts'
import { useRoom } from '../frame/use-room.ts'
import { MarginNotes } from '../notes/margin-notes.tsx'

import { SelectionMenu } from './selection-menu.tsx'
import { sheetCss } from './sheet-css.ts'
import { TitleField } from './title-field.tsx'
import { useSheetClicks } from './use-sheet-clicks.ts'
import { useTypewriter } from './use-typewriter.ts'

const MARGIN_WIDTH = 264
/** A sheet at its full measure, its padding, and the margin. */
const ROOM_FOR_MARGIN = 700 + 2 * 48 + MARGIN_WIDTH

/** The paper on the desk: title and words, and beside them, where there is room, the notes. */
export function Sheet() {
  const { editor, session, canWrite, comments, composing, isFocused, setMargin } = useDesk()
  const { isTypewriter } = useDeskLayout()
  const { base } = useSessionState(session)
  const { ref, width } = useRoom<HTMLDivElement>()
  const paper = useRef<HTMLDivElement>(null)
  const handleClick = useSheetClicks()
  useTypewriter(ref, isTypewriter)

  const hasNotes = comments.length > 0 || composing !== null
  const hasMargin = !isFocused && hasNotes && (width ?? 0) >= ROOM_FOR_MARGIN
  useEffect(() => setMargin(hasMargin), [setMargin, hasMargin])

  // A click on the empty foot of the paper goes on writing at the end.
  const handlePaper = (event: MouseEvent) => {
    if (event.target === paper.current && canWrite) editor.commands.focus('end')
  }
  const mainFile = base.files.find(({ role }) => role === 'main')

  return (
    <Box
      ref={ref}
      flex="1"
      minH="0"
      overflowY="auto"
      overflowX="hidden"
      bg={isFocused ? 'bg.surface' : { _light: 'bg.subtle', _dark: 'bg' }}
      data-focus-mode={isFocused ? '' : undefined}
      px={{ base: '0', md: isFocused ? '0' : '6' }}
      py={{ base: '0', md: isFocused ? '0' : '6' }}
      tabIndex={-1}
      outline="none"
    >
      <Box
        display="grid"
        justifyContent="center"
        gridTemplateColumns={hasMargin ? `minmax(0, 764px) ${MARGIN_WIDTH}px` : 'minmax(0, 764px)'}
        minH="full"
      >
        <Box
          ref={paper}
          bg="bg.surface"
          boxShadow={isFocused ? 'none' : 'raised'}
          borderRadius={{ base: '0', md: isFocused ? '0' : 'card' }}
          px={{ base: '5', sm: '10', md: '12' }}
          pt={{ base: '8', md: isFocused ? '20vh' : '14' }}
          cursor="text"
          minH="full"
          onClick={handlePaper}
        >
          <Box maxW="66ch" mx="auto" fontFamily="prose" fontSize="prose" onClick={handlePaper}>
            <TitleField />
            {mainFile ? (
              <Box mb="8" fontFamily="body" fontSize="sm">
                <FilePreview file={mainFile} />
              </Box>
            ) : null}
            <Box css={{ '& .editor-prose': sheetCss }} onClick={handleClick}>
              <EditorContent editor={editor} />
            </Box>
          </Box>
        </Box>
        {hasMargin ? <MarginNotes /> : null}
      </Box>
      {canWrite ? <SelectionMenu /> : null}
    </Box>
  )
}
