import { Flex, VisuallyHidden } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { Store } from '@/lib/storage/external-store.ts'
import { SidePane } from '@/ui/layout/side-pane.tsx'
import { editorPanes, setEditorPanes } from '../../model/editor-panes.ts'
import { EditorCanvas } from '../canvas/editor-canvas.tsx'
import { useOpeningCaret } from '../canvas/use-opening-caret.ts'
import { useToggleFocus } from '../canvas/use-toggle-focus.ts'
import { EditorDialogs } from '../dialogs/editor-dialogs.tsx'
import { FindBar } from '../find/find-bar.tsx'
import { useRequestedMatch } from '../find/use-requested-match.ts'
import { EditorFooter } from '../footer/footer.tsx'
import { Inspector } from '../inspector/inspector.tsx'
import { NewNote } from '../notes/new-note.tsx'
import { useRequestedNote } from '../notes/use-requested-note.ts'
import { Notices } from '../notices/notices.tsx'
import { useEditorContext, useTree } from '../session/editor-context.ts'
import { useLeaveGuard } from '../session/use-leave-guard.ts'
import { useTextKeys } from '../session/use-text-keys.ts'
import { neighboursOf } from './neighbours.ts'
import type { Panes } from './panes.ts'
import { TopBar } from './top-bar.tsx'

type WritingRoomProps = {
  panes: Panes
  others: Store<number>
  isUnreadable: boolean
}

/** The layout around an open text: top bar, canvas, footer and inspector. */
export function EditorLayout({ panes, others, isUnreadable }: WritingRoomProps) {
  const intl = useIntl()
  const layout = editorPanes.use()
  const context = useEditorContext()
  const { tree } = useTree()
  const { itemId, isFocused, isFinding, setFinding } = context
  const toggleFocus = useToggleFocus()
  useOpeningCaret()
  useRequestedNote()
  // A note is written in the margin, without one in the inspector, and where that covers the text below the text.
  const isComposing = context.composing !== null
  const needsInspector =
    isComposing && !context.hasMargin && panes.isInline('inspector') && !panes.isOpen('inspector')
  const { show } = panes
  useEffect(() => {
    if (needsInspector) show('inspector')
  }, [needsInspector, show])
  // A search result opens the item at its match.
  const { requested } = useRequestedMatch()
  useEffect(() => {
    if (requested) setFinding(true)
  }, [requested, setFinding])
  const { previous, next } = neighboursOf(tree, itemId)
  const go = (id: string | null) => {
    if (id) context.openItem(id)
  }
  useLeaveGuard(context.session)
  const announcement = useTextKeys({
    'alt+ctrl+enter': toggleFocus,
    'alt+pageup': () => go(previous),
    'alt+pagedown': () => go(next),
    'ctrl+/': () => context.setDialog('shortcuts'),
    '?': () => context.setDialog('shortcuts'),
  })

  return (
    <>
      <Flex direction="column" flex="1" minW="0" minH="0">
        {isFocused ? null : <TopBar panes={panes} previous={previous} next={next} onGo={go} />}
        {isFinding ? <FindBar /> : null}
        <Notices others={others} isUnreadable={isUnreadable} />
        <EditorCanvas />
        {isComposing && !context.hasMargin && !panes.isInline('inspector') ? <NewNote /> : null}
        {/* The footer shows the save state; a save by key is announced to screen readers only. */}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <EditorFooter />
      </Flex>
      <SidePane
        id="editor-inspector"
        label={intl.formatMessage({ id: 'editor.inspector' })}
        resizeLabel={intl.formatMessage({ id: 'editor.inspector.resize' })}
        side="end"
        isOpen={panes.isOpen('inspector')}
        isInline={panes.isInline('inspector')}
        width={layout.inspectorWidth}
        onResize={(inspectorWidth) => setEditorPanes({ inspectorWidth })}
        onClose={panes.close}
      >
        <Inspector />
      </SidePane>
      <EditorDialogs />
    </>
  )
}
