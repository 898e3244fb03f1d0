import { Box } from '@chakra-ui/react'
import { EditorContent } from '@tiptap/react'
import { memo, useEffect, useMemo } from 'react'
import { FilePreview } from '@/features/manuscripts/shared/file-preview.ts'
import { useStore } from '@/lib/storage/external-store.ts'
import { useIsPrinting } from '@/ui/output/print.ts'
import { filterNotes, noteFilter } from '../../model/note-filter.ts'
import { orderNotes } from '../../model/note-order.ts'
import { measureOf, pageLook, pageStyles } from '../../model/page-look.ts'
import { useElementWidth } from '../frame/use-element-width.ts'
import { FootnotePopover } from '../notes/footnote-popover.tsx'
import { MarginNotes } from '../notes/margin-notes.tsx'
import { PrintedFootnotes } from '../notes/printed-footnotes.tsx'
import { useEditorContext, useShown } from '../session/editor-context.ts'
import { SlashMenu } from '../slash/slash-menu.tsx'
import { canvasCss } from './canvas-css.ts'
import { DetailFields } from './detail-fields.tsx'
import { ItemTitleField } from './item-title-field.tsx'
import { NameCard } from './name-card.tsx'
import { SelectionMenu } from './selection-menu.tsx'
import { useCanvasClicks } from './use-canvas-clicks.ts'
import { useClickBeside } from './use-click-beside.ts'
import { useSentenceFocus } from './use-sentence-focus.ts'
import { useTypewriter } from './use-typewriter.ts'

const MARGIN_WIDTH = 264
const PADDING = 48
const roomBeside = 2 * PADDING + 2 * 24 + MARGIN_WIDTH
/** Padding that shrinks before the text column does. */
const paddingUpTo = (measure: number, share: number, min: number, max: number) =>
  `clamp(${min}px, calc((100cqi - ${measure}rem) / ${share}), ${max}px)`
/** Pixels of a rem, which the browser's settings may change. */
const remPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** The editor canvas: title and text, with notes in the margin where there is space. */
export const EditorCanvas = memo(function EditorCanvas() {
  const { editor, session, canWrite, comments, composing, isFocused, setMargin } = useEditorContext()
  const look = pageLook.use()
  const measure = measureOf(look)
  const { ref, width } = useElementWidth<HTMLDivElement>()
  const handleClick = useCanvasClicks()
  const handleBeside = useClickBeside()
  const isPrinting = useIsPrinting()
  useTypewriter()
  useSentenceFocus()

  const filter = useStore(noteFilter)
  const threads = useMemo(() => orderNotes(comments, []), [comments])
  const hasNotes = filterNotes(threads, filter).shown.length > 0 || composing !== null
  const hasMargin = !isFocused && hasNotes && (width ?? 0) >= measure * remPixels() + roomBeside
  useEffect(() => setMargin(hasMargin), [setMargin, hasMargin])

  const mainFile = useShown(session, 'files').find(({ role }) => role === 'main')

  return (
    <Box
      ref={ref}
      flex="1"
      minH="0"
      overflowY="auto"
      overflowX="hidden"
      bg={isFocused ? 'bg.surface' : { _light: 'bg.subtle', _dark: 'bg' }}
      data-editor-scroll=""
      data-print="page"
      data-focus-mode={isFocused ? '' : undefined}
      containerType="inline-size"
      py={{ base: '0', md: isFocused ? '0' : '6' }}
      tabIndex={-1}
      outline="none"
      onClick={handleBeside}
    >
      <Box
        display="grid"
        justifyContent="center"
        gridTemplateColumns={`minmax(0, calc(${measure}rem + ${2 * PADDING}px))${hasMargin ? ` ${MARGIN_WIDTH}px` : ''}`}
        px={isFocused ? '0' : paddingUpTo(measure, 6, 0, 24)}
        minH="full"
      >
        <Box
          bg="bg.surface"
          boxShadow={isFocused ? 'none' : 'raised'}
          borderRadius={{ base: '0', md: isFocused ? '0' : 'card' }}
          px={paddingUpTo(measure, 4, 20, PADDING)}
          pt={{ base: '8', md: isFocused ? '20vh' : '14' }}
          cursor="text"
          minH="full"
        >
          <Box maxW={`${measure}rem`} mx="auto" css={pageStyles(look)} data-page="">
            <ItemTitleField />
            <DetailFields />
            {mainFile ? (
              <Box mb="8" fontFamily="body" fontSize="sm">
                <FilePreview file={mainFile} />
              </Box>
            ) : null}
            <Box position="relative">
              <Box css={{ '& .editor-prose': canvasCss }} onClick={handleClick}>
                <EditorContent editor={editor} />
              </Box>
              <FootnotePopover />
              <NameCard />
              {canWrite ? <SlashMenu /> : null}
            </Box>
            {isPrinting ? <PrintedFootnotes /> : null}
          </Box>
        </Box>
        {hasMargin ? <MarginNotes /> : null}
      </Box>
      {canWrite ? <SelectionMenu /> : null}
    </Box>
  )
})
