import { Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Store } from '@/lib/external-store.ts'
import { toast } from '@/ui/toaster.tsx'
import { editorPanes, setEditorPanes } from '../../model/editor-panes.ts'
import { EditorCanvas } from '../canvas/editor-canvas.tsx'
import { EditorDialogs } from '../dialogs/editor-dialogs.tsx'
import { FindBar } from '../find/find-bar.tsx'
import { useRequestedMatch } from '../find/use-requested-match.ts'
import { EditorFooter } from '../footer/footer.tsx'
import { Inspector } from '../inspector/inspector.tsx'
import { Notices } from '../notices/notices.tsx'
import { useEditorContext } from '../session/editor-context.ts'
import { useWritingKeys, type WritingKeys } from '../session/use-writing-keys.ts'
import { neighboursOf } from './neighbours.ts'
import type { Panes } from './panes.ts'
import { SidePane } from './side-pane.tsx'
import { TopBar } from './top-bar.tsx'

type WritingRoomProps = {
  panes: Panes
  others: Store<number>
  isUnreadable: boolean
}

/** Everything around an open text: tools above, the sheet, the quiet bar at the foot, the inspector beside. */
export function EditorLayout({ panes, others, isUnreadable }: WritingRoomProps) {
  const intl = useIntl()
  const layout = editorPanes.use()
  const desk = useEditorContext()
  const { editor, session, tree, itemId, canWrite, isFocused, setFocused, isFinding, setFinding } = desk
  // A note needs a place to be written: the margin, or else the inspector.
  const isComposing = desk.composing !== null
  const needsInspector = isComposing && !desk.hasMargin && !panes.isOpen('inspector')
  const { show, close } = panes
  const isOpenForNote = useRef(false)
  useEffect(() => {
    if (!needsInspector) return
    isOpenForNote.current = true
    show('inspector')
  }, [needsInspector, show])
  useEffect(() => {
    if (isComposing || !isOpenForNote.current) return
    isOpenForNote.current = false
    // Only a drawer closes: it lies over the text the writer goes on with.
    close()
  }, [isComposing, close])
  // A search hit opens the item at its passage.
  const { asked } = useRequestedMatch()
  useEffect(() => {
    if (asked) setFinding(true)
  }, [asked, setFinding])
  const { previous, next } = neighboursOf(tree, itemId)
  const go = (id: string | null) => {
    if (id) desk.openItem(id)
  }
  const save = async () => {
    if (await session.flush())
      toast.success({ title: intl.formatMessage({ id: 'editor.saved-now' }), duration: 2000 })
  }
  const writing: WritingKeys = canWrite
    ? {
        'ctrl+s': () => void save(),
        'alt+ctrl+s': () => desk.setDialog('name-revision'),
        'alt+ctrl+m': () => desk.compose('comment'),
        'alt+ctrl+f': () => desk.compose('footnote'),
        'ctrl+k': () => (editor.isFocused ? desk.setDialog('link') : false),
        'ctrl+shift+k': () => desk.setDialog('link'),
        'alt+f10': () =>
          document.querySelector<HTMLElement>('[data-editor-toolbar] [data-tool][tabindex="0"]')?.focus(),
      }
    : {}
  useWritingKeys({
    ...writing,
    'ctrl+f': () => setFinding(true),
    'alt+ctrl+enter': () => setFocused(!isFocused),
    'alt+pageup': () => go(previous),
    'alt+pagedown': () => go(next),
    'ctrl+/': () => desk.setDialog('shortcuts'),
    '?': () => desk.setDialog('shortcuts'),
    escape: () => {
      if (isFinding) setFinding(false)
      else if (desk.composing) desk.endComposing()
      else if (isFocused) setFocused(false)
      else return false
      return editor.commands.focus()
    },
  })

  return (
    <>
      <Flex direction="column" flex="1" minW="0" minH="0">
        {isFocused ? null : <TopBar panes={panes} previous={previous} next={next} onGo={go} />}
        {isFinding ? <FindBar /> : null}
        <Notices others={others} isUnreadable={isUnreadable} />
        <EditorCanvas />
        <EditorFooter />
      </Flex>
      <SidePane
        id="editor-inspector"
        label={intl.formatMessage({ id: 'editor.inspector' })}
        resizeLabel={intl.formatMessage({ id: 'editor.inspector.resize' })}
        side="end"
        isOpen={panes.isOpen('inspector')}
        isInline={panes.isInline}
        width={layout.inspectorWidth}
        onResize={(inspectorWidth) => setEditorPanes({ inspectorWidth })}
        onClose={() => {
          panes.close()
          if (isComposing && !desk.hasMargin) desk.endComposing()
        }}
      >
        <Inspector />
      </SidePane>
      <EditorDialogs />
    </>
  )
}
