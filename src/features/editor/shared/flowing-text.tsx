import { Box, Flex, Spacer, VisuallyHidden } from '@chakra-ui/react'
import type { Item } from '@contract/items.ts'
import { EditorContent } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { EarlyTextField } from '@/features/manuscripts/shared/early-text-field.tsx'
import { FocusModeContext } from '@/features/manuscripts/shared/focus-mode.ts'
import type { LoadedManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { flowingCss } from '../components/canvas/canvas-css.ts'
import { FocusButton } from '../components/canvas/focus-button.tsx'
import { NameCard } from '../components/canvas/name-card.tsx'
import { SelectionMenu } from '../components/canvas/selection-menu.tsx'
import { useCanvasClicks } from '../components/canvas/use-canvas-clicks.ts'
import { useRememberedCaret } from '../components/canvas/use-remembered-caret.ts'
import { useSentenceFocus } from '../components/canvas/use-sentence-focus.ts'
import { useToggleFocus } from '../components/canvas/use-toggle-focus.ts'
import { useTypewriter } from '../components/canvas/use-typewriter.ts'
import { EditorDialogs } from '../components/dialogs/editor-dialogs.tsx'
import { FindBar } from '../components/find/find-bar.tsx'
import { SaveStateLabel } from '../components/footer/save-state.tsx'
import { TypewriterButton } from '../components/footer/typewriter-button.tsx'
import { PaneInspector } from '../components/inspector/pane-inspector.tsx'
import { FootnotePopover } from '../components/notes/footnote-popover.tsx'
import { NewNote } from '../components/notes/new-note.tsx'
import { Notices } from '../components/notices/notices.tsx'
import { BesideContext } from '../components/session/beside-context.ts'
import { useEditorContext } from '../components/session/editor-context.ts'
import { ItemEditor } from '../components/session/item-editor.tsx'
import { useLeaveGuard } from '../components/session/use-leave-guard.ts'
import { useLeftDraft } from '../components/session/use-left-draft.ts'
import { useTextKeys } from '../components/session/use-text-keys.ts'
import { SlashMenu } from '../components/slash/slash-menu.tsx'
import { Toolbar } from '../components/toolbar/toolbar.tsx'
import { slashIn } from '../extensions/slash-trigger.ts'
import { insertEarlyText } from '../model/insert-early-text.ts'
import { leavingSide, type Side } from '../model/leaving-side.ts'
import { placeCaret, placeLastCaret } from '../model/place-caret.ts'

/**
 * The place of the caret in a text that opens: a point of the window, its first or last line at an `x` (pixels), or where
 * it was last on this device.
 */
export type FlowCaret = Readonly<{ x: number; y: number } | { x: number; line: 'first' | 'last' }> | 'last'

type FlowingTextProps = {
  open: LoadedManuscript
  item: Item
  /** False while the text is only read, as `children` shows it. */
  isOpen: boolean
  /** True for the text that has the caret. */
  isActive: boolean
  /** Each new object moves the caret. */
  caret: FlowCaret | null
  /** Holds the tools of the active text. */
  bar: HTMLElement | null
  onFocus: () => void
  /** Called when an arrow key leaves the text at its first or last line; returns false when there is no other text. */
  onLeave: (side: Side, x: number) => boolean
  onOpenItem: (itemId: string) => void
  children: ReactNode
}

/**
 * One of several texts that are read and written one after the other. It is saved to its own item by the session
 * that the editor's screen uses.
 */
export function FlowingText(props: FlowingTextProps) {
  const { open, item, isOpen, isActive, onOpenItem, children } = props
  const intl = useIntl()
  const userId = useUser()?.uid ?? ''
  const focusMode = use(FocusModeContext)
  const left = useLeftDraft(userId, item.id)
  const isInspecting = use(BesideContext)?.isInspecting === true
  // The undo of a restored revision needs the text after its inspector is closed.
  const [isKept, setKept] = useState(false)
  if (isInspecting && !isKept) setKept(true)
  if (!isOpen && !isKept) return children
  if (left === undefined || userId === '') {
    return (
      <>
        {isActive ? <EarlyTextField itemId={item.id} /> : null}
        {children}
      </>
    )
  }
  return (
    <ItemEditor
      open={open}
      item={item}
      userId={userId}
      left={left}
      label={item.title || intl.formatMessage({ id: 'editor.untitled' })}
      isFocused={isActive && focusMode?.isFocused === true}
      setFocused={focusMode?.setFocused ?? keepFrame}
      onOpenItem={onOpenItem}
    >
      {(facts) => <OpenText {...props} {...facts} />}
    </ItemEditor>
  )
}

/** Without a screen around it that has one, a text has no focus mode. */
const keepFrame = () => undefined

type OpenTextProps = Omit<FlowingTextProps, 'children'> & Parameters<typeof Notices>[0]

function OpenText({ isActive, caret, bar, onFocus, onLeave, others, isUnreadable }: OpenTextProps) {
  const { editor, session, itemId, canWrite } = useEditorContext()
  const handleClick = useCanvasClicks()
  useLayoutEffect(() => {
    if (!caret) return
    if (caret === 'last') placeLastCaret(editor, itemId)
    else if ('y' in caret) placeCaret(editor, caret.x, caret.y)
    else {
      const { content } = editor.state.doc
      const line = editor.view.coordsAtPos(caret.line === 'first' ? 1 : content.size - 1)
      placeCaret(editor, caret.x, (line.top + line.bottom) / 2)
    }
    insertEarlyText(editor, itemId)
  }, [editor, itemId, caret])
  useRememberedCaret()
  useTypewriter()
  useSentenceFocus()
  useEffect(() => {
    if (!isActive) void session.flush()
  }, [isActive, session])

  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!editor.view.dom.contains(event.target as Node) || slashIn(editor.state)) return
    const side = leavingSide(editor, event.key)
    if (!side || !onLeave(side, editor.view.coordsAtPos(editor.state.selection.head).left)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      {isActive && bar ? createPortal(<Tools />, bar) : null}
      <Notices others={others} isUnreadable={isUnreadable} />
      <Box
        position="relative"
        css={{ '& .editor-prose': flowingCss }}
        onClick={handleClick}
        onFocus={onFocus}
        onKeyDownCapture={handleKey}
      >
        <EditorContent editor={editor} />
        {canWrite ? <SelectionMenu /> : null}
        <FootnotePopover />
        <NameCard />
        {canWrite ? <SlashMenu /> : null}
      </Box>
      <PaneInspector />
      <EditorDialogs />
    </>
  )
}

/** The tools, shortcuts and save state of the text that has the caret. */
function Tools() {
  const { isFinding, composing, isFocused } = useEditorContext()
  const hasFocusMode = use(FocusModeContext) !== null
  const toggleFocus = useToggleFocus()
  const announcement = useTextKeys(hasFocusMode ? { 'alt+ctrl+enter': toggleFocus } : {})
  return (
    <>
      {/* A router has one guard: that of the text that is written, beside which this one is. */}
      {use(BesideContext) === null ? <LeaveGuard /> : null}
      <Flex align="center" gap="3">
        {isFocused ? <Spacer /> : <Toolbar />}
        <SaveStateLabel />
        <Flex flexShrink="0">
          {isFocused ? null : <TypewriterButton />}
          {hasFocusMode ? <FocusButton size="xs" /> : null}
        </Flex>
      </Flex>
      {isFinding ? <FindBar /> : null}
      {composing ? <NewNote /> : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

function LeaveGuard() {
  const { session } = useEditorContext()
  useLeaveGuard(session)
  return null
}
