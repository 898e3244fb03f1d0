import { Box, Flex, useMediaQuery } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { firstText, lastWritten } from '../model/counts.ts'
import type { BinderTree } from '../model/tree.ts'
import { Binder } from '../shared/binder/binder.tsx'
import { BinderPane } from '../shared/binder/binder-pane.tsx'
import { useBinderPane } from '../shared/binder/use-binder-pane.ts'
import { KeywordColoursContext } from '../shared/keyword-colours.ts'
import { lastPlace, rememberPlace } from '../shared/last-place.ts'
import { ManuscriptPanels } from '../shared/manuscript-tools/manuscript-panels.tsx'
import type { LoadedManuscript } from '../shared/use-manuscript.ts'
import { ItemPanel } from './item-panel.tsx'
import { ManuscriptHeader } from './manuscript-header.tsx'
import { selectManuscript } from './selected-manuscript.ts'
import { useViewParams } from './use-view-params.ts'

type ManuscriptScreenProps = {
  open: LoadedManuscript
}

/** The place to open a manuscript at: the last one on this device, else its first text. */
function startOf(id: string, tree: BinderTree): string | null {
  const last = tree.byId.get(lastPlace(id) ?? '')
  return last && !last.inTrash ? last.id : (firstText(tree)?.id ?? null)
}

/** A loaded manuscript: header, binder, selected item and dialogs. */
export function ManuscriptScreen({ open }: ManuscriptScreenProps) {
  const { manuscript, tree, actions, canWrite } = open
  const navigate = useNavigate()
  const scroller = useRef<HTMLDivElement>(null)
  // Below this width the binder opens in a drawer.
  const [isBeside = true] = useMediaQuery(['(min-width: 960px)'], { ssr: false })
  const pane = useBinderPane()
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const params = useViewParams()
  const { id } = manuscript
  const startId = params.isBare ? startOf(id, tree) : null
  const selected = tree.byId.get(params.itemId ?? startId ?? '') ?? null
  const selectedId = selected?.id ?? null
  const next = lastWritten(tree)
  const edit = (itemId: string) => href('editor.item', { manuscriptId: id, itemId })

  usePageTitle(selected ? `${selected.title} · ${manuscript.title}` : manuscript.title)
  useEffect(() => selectManuscript(id), [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of the address are new in each render
  useEffect(() => {
    if (startId !== null) params.nameItem(startId)
  }, [startId])
  useEffect(() => {
    if (selectedId !== null) rememberPlace(id, selectedId)
  }, [id, selectedId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the top when another item is selected
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [params.itemId])

  const choose = (itemId: string) => {
    setIsDrawerOpen(false)
    params.showItem(itemId)
  }

  return (
    <KeywordColoursContext value={manuscript.keywordColours}>
      <Flex direction="column" flex="1" minH="0">
        <ManuscriptHeader
          manuscript={manuscript}
          itemCount={[...tree.byId.values()].filter((item) => !item.inTrash).length}
          isBinderOpen={isBeside ? pane.isOpen : isDrawerOpen}
          onToggleBinder={isBeside ? () => pane.setOpen(!pane.isOpen) : () => setIsDrawerOpen(true)}
          continueAt={next && canWrite ? edit(next.id) : null}
        />
        <Flex flex="1" minH="0">
          <BinderPane
            title={manuscript.title}
            isOpen={isBeside ? pane.isOpen : isDrawerOpen}
            isInline={isBeside}
            onClose={() => setIsDrawerOpen(false)}
          >
            <Binder
              manuscript={manuscript}
              tree={tree}
              actions={actions}
              collections={open.collections}
              selectedId={selectedId}
              canWrite={canWrite}
              onSelect={choose}
              onOverview={() => setIsDrawerOpen(false)}
              onOpen={(itemId) => void navigate(edit(itemId))}
            />
          </BinderPane>
          <Box
            ref={scroller}
            flex="1"
            minW="0"
            overflowY="auto"
            px={{ base: '4', md: '8' }}
            py={{ base: '4', md: '6' }}
            css={{ '--scroller-top': { base: '-1rem', md: '-1.5rem' } }}
          >
            <ItemPanel
              open={open}
              item={selected}
              view={params.view}
              onView={params.setView}
              onChoose={params.showItem}
              editHref={edit}
              scroller={scroller}
            />
          </Box>
        </Flex>
        <ManuscriptPanels open={open} onOpenItem={params.showItem} />
      </Flex>
    </KeywordColoursContext>
  )
}
