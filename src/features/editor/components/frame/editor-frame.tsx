import { Flex } from '@chakra-ui/react'
import { useCallback, useEffect, useState } from 'react'
import { Binder } from '@/features/manuscripts/shared/binder/binder.tsx'
import { BinderPane } from '@/features/manuscripts/shared/binder/binder-pane.tsx'
import { useBinderPane } from '@/features/manuscripts/shared/binder/use-binder-pane.ts'
import { rememberPlace } from '@/features/manuscripts/shared/last-place.ts'
import { ManuscriptPanels } from '@/features/manuscripts/shared/manuscript-tools/manuscript-panels.tsx'
import type { LoadedManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { editorPanes, setEditorPanes } from '../../model/editor-panes.ts'
import { BesidePane } from './beside-pane.tsx'
import { OpenItem } from './open-item.tsx'
import { useBeside } from './use-beside.ts'
import { useElementWidth } from './use-element-width.ts'
import { useShowItem } from './use-show-item.ts'

type EditorFrameProps = {
  open: LoadedManuscript
  itemId: string
}

/** Below this width the panes open over the canvas instead of beside it. */
const MIN_INLINE_WIDTH = 1100

/** The editor layout with binder, canvas and inspector; the binder stays mounted when the item changes. */
export function EditorFrame({ open, itemId }: EditorFrameProps) {
  const layout = editorPanes.use()
  const binder = useBinderPane()
  const { ref, width } = useElementWidth<HTMLDivElement>()
  const [isFocused, setFocused] = useState(false)
  const [drawer, setDrawer] = useState<'binder' | 'inspector' | null>(null)
  const { manuscript, tree, actions, canWrite } = open
  const showItem = useShowItem(manuscript.id)
  const beside = useBeside(itemId)
  const besideItem = tree.byId.get(beside.id ?? '')
  // Before the first measurement the window width decides, so that a pane is not rendered twice.
  const isInline = (width ?? window.innerWidth) >= MIN_INLINE_WIDTH

  useEffect(() => rememberPlace(manuscript.id, itemId), [manuscript.id, itemId])

  const openItem = useCallback(
    (id: string) => {
      setDrawer(null)
      showItem(id)
    },
    [showItem],
  )
  // An item beside the text takes the room of the inspector, which then opens over it.
  const isBeside = (pane: 'binder' | 'inspector') => isInline && !(pane === 'inspector' && besideItem)
  const openBeside = (id: string) => {
    setDrawer(null)
    beside.open?.(id)
  }
  const toggle = (pane: 'binder' | 'inspector') => {
    if (!isBeside(pane)) setDrawer((now) => (now === pane ? null : pane))
    else if (pane === 'binder') binder.setOpen(!binder.isOpen)
    else setEditorPanes({ isInspectorOpen: !layout.isInspectorOpen })
  }
  const show = (pane: 'binder' | 'inspector') => {
    if (!isBeside(pane)) setDrawer(pane)
    else if (pane === 'binder') binder.setOpen(true)
    else setEditorPanes({ isInspectorOpen: true })
  }
  const isOpen = (pane: 'binder' | 'inspector') => {
    if (isFocused) return false
    if (!isBeside(pane)) return drawer === pane
    return pane === 'binder' ? binder.isOpen : layout.isInspectorOpen
  }

  return (
    <Flex
      ref={ref}
      flex="1"
      minH="0"
      minW="0"
      bg="bg"
      {...(isFocused ? { position: 'fixed', inset: '0', zIndex: 'overlay' } : { position: 'relative' })}
    >
      <BinderPane
        title={manuscript.title}
        isOpen={isOpen('binder')}
        isInline={isInline}
        onClose={() => setDrawer(null)}
      >
        <Binder
          manuscript={manuscript}
          tree={tree}
          actions={actions}
          collections={open.collections}
          selectedId={itemId}
          canWrite={canWrite}
          onSelect={openItem}
          onOpen={openItem}
          onOpenBeside={beside.open && openBeside}
        />
      </BinderPane>
      <OpenItem
        key={itemId}
        open={open}
        itemId={itemId}
        isFocused={isFocused}
        setFocused={setFocused}
        onOpenItem={openItem}
        panes={{ isInline: isBeside('inspector'), isOpen, toggle, show, close: () => setDrawer(null) }}
      />
      {besideItem && !isFocused ? <BesidePane open={open} item={besideItem} beside={beside} /> : null}
      <ManuscriptPanels open={open} onOpenItem={openItem} />
    </Flex>
  )
}
