import { Flex } from '@chakra-ui/react'
import { lazy, useCallback, useMemo, useState } from 'react'
import { Binder } from '@/features/manuscripts/shared/binder/binder.tsx'
import { BinderPane } from '@/features/manuscripts/shared/binder/binder-pane.tsx'
import { useBinderPane } from '@/features/manuscripts/shared/binder/use-binder-pane.ts'
import { coversWindow, FocusModeContext } from '@/features/manuscripts/shared/focus-mode.ts'
import { KeywordColoursContext } from '@/features/manuscripts/shared/keyword-colours.ts'
import { ManuscriptPanels } from '@/features/manuscripts/shared/manuscript-tools/manuscript-panels.tsx'
import type { LoadedManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { useWritingScreen } from '@/lib/shortcuts/writing-screen.ts'
import { LazyPart } from '@/ui/overlay/lazy-part.tsx'
import { editorPanes, setEditorPanes } from '../../model/editor-panes.ts'
import { BesidePane } from './beside-pane.tsx'
import { OpenItem } from './open-item.tsx'
import type { Pane } from './panes.ts'
import { useBeside } from './use-beside.ts'
import { useElementWidth } from './use-element-width.ts'
import { usePlace } from './use-place.ts'

const ManuscriptContents = lazy(async () => ({
  default: (await import('@/features/manuscripts/shared/item-view.ts')).ManuscriptContents,
}))

/** Below this width a pane opens over the rest instead of beside it. */
const MIN_INLINE_WIDTH = { binder: 860, inspector: 1100 } satisfies Record<Pane, number>

/**
 * A manuscript: its binder beside the text of an item, or beside the contents of a folder or of the whole. The binder
 * stays mounted when another item is shown.
 */
export function ManuscriptFrame({ open }: { open: LoadedManuscript }) {
  const layout = editorPanes.use()
  const binder = useBinderPane()
  const { ref, width } = useElementWidth<HTMLDivElement>()
  const [isFocused, setFocused] = useState(false)
  const [drawer, setDrawer] = useState<Pane | null>(null)
  const { manuscript, tree, actions, canWrite } = open
  const { item, textId, view, setView, ...place } = usePlace(open)
  useWritingScreen(textId !== null)
  const beside = useBeside(textId)
  const besideItem = textId === null ? undefined : tree.byId.get(beside.id ?? '')

  const { showText } = place
  const openText = useCallback(
    (id: string) => {
      setDrawer(null)
      showText(id)
    },
    [showText],
  )
  const choose = (id: string) => {
    setDrawer(null)
    place.show(id)
  }
  const openBeside = (id: string) => {
    setDrawer(null)
    beside.open?.(id)
  }
  // Before the first measurement the window width decides, so that a pane is not rendered twice. An item beside the
  // text takes the room of the inspector, which then opens over it.
  const isInline = (pane: Pane) =>
    (width ?? window.innerWidth) >= MIN_INLINE_WIDTH[pane] && !(pane === 'inspector' && besideItem)
  const isHidden = isFocused && (textId !== null || view === 'read')
  const focusMode = useMemo(() => ({ isFocused, setFocused }), [isFocused])
  const toggle = (pane: Pane) => {
    if (!isInline(pane)) setDrawer((now) => (now === pane ? null : pane))
    else if (pane === 'binder') binder.setOpen(!binder.isOpen)
    else setEditorPanes({ isInspectorOpen: !layout.isInspectorOpen })
  }
  const show = (pane: Pane) => {
    if (!isInline(pane)) setDrawer(pane)
    else if (pane === 'binder') binder.setOpen(true)
    else setEditorPanes({ isInspectorOpen: true })
  }
  const isOpen = (pane: Pane) => {
    if (isHidden) return false
    if (!isInline(pane)) return drawer === pane
    return pane === 'binder' ? binder.isOpen : layout.isInspectorOpen
  }

  return (
    <KeywordColoursContext value={manuscript.keywordColours}>
      <Flex
        ref={ref}
        flex="1"
        minH="0"
        minW="0"
        bg="bg"
        {...(isHidden ? coversWindow : { position: 'relative' })}
      >
        <BinderPane
          title={manuscript.title}
          isOpen={isOpen('binder')}
          isInline={isInline('binder')}
          onClose={() => setDrawer(null)}
        >
          <Binder
            manuscript={manuscript}
            tree={tree}
            actions={actions}
            collections={open.collections}
            selectedId={textId ?? item?.id ?? null}
            canWrite={canWrite}
            onSelect={choose}
            onOverview={() => setDrawer(null)}
            onOpen={openText}
            onOpenBeside={textId === null ? undefined : beside.open && openBeside}
          />
        </BinderPane>
        {textId === null ? (
          <FocusModeContext value={focusMode}>
            <LazyPart>
              <ManuscriptContents
                open={open}
                folder={item}
                view={view}
                onView={setView}
                onChoose={choose}
                onOpenText={openText}
                isBinderOpen={isOpen('binder')}
                onToggleBinder={() => toggle('binder')}
              />
            </LazyPart>
          </FocusModeContext>
        ) : (
          <OpenItem
            key={textId}
            open={open}
            itemId={textId}
            isFocused={isFocused}
            setFocused={setFocused}
            onOpenItem={openText}
            onOpenBeside={isFocused ? undefined : beside.open}
            panes={{ isInline, isOpen, toggle, show, close: () => setDrawer(null) }}
          />
        )}
        {besideItem && !isFocused ? (
          <BesidePane open={open} item={besideItem} textId={textId} beside={beside} />
        ) : null}
        <ManuscriptPanels open={open} onOpenItem={choose} />
      </Flex>
    </KeywordColoursContext>
  )
}
