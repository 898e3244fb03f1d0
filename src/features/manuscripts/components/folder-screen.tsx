import { Box, Flex, Stack } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { holdsItems } from '../model/item-types.ts'
import { coversWindow, FocusModeContext } from '../shared/focus-mode.ts'
import { useItemMenu } from '../shared/item-actions/use-item-menu.tsx'
import type { LoadedManuscript } from '../shared/use-manuscript.ts'
import { FolderContents } from './folder-contents.tsx'
import { TrashNotice } from './trash-notice.tsx'
import { useViewParams } from './use-view-params.ts'
import { ViewSwitch } from './view-switch.tsx'

type FolderScreenProps = {
  open: LoadedManuscript
  /** Null for the top level. */
  folder: ItemSummary | null
  /** Shown at the start of the view switch row. */
  aside?: ReactNode
}

/** Focus mode: the texts cover the window and scroll in it. */
const overAll = {
  ...coversWindow,
  overflowY: 'auto',
  bg: 'bg',
  px: { base: '4', md: '8' },
  py: { base: '4', md: '6' },
  css: { '--scroller-top': { base: '-1rem', md: '-1.5rem' } },
  tabIndex: -1,
  outline: 'none',
} as const

/** A folder on its own page: a folder opens here, any other item opens in the editor. */
export function FolderScreen({ open, folder, aside }: FolderScreenProps) {
  const { manuscript, tree, actions, canWrite, collections } = open
  const navigate = useNavigate()
  const { view, setView } = useViewParams()
  const [isFocusOn, setFocused] = useState(false)
  const isFocused = isFocusOn && view === 'read'
  const focusMode = useMemo(() => ({ isFocused, setFocused }), [isFocused])
  const box = useRef<HTMLDivElement>(null)
  const scroller = useMemo(
    () => ({
      get current() {
        return isFocused ? box.current : (document.scrollingElement as HTMLElement | null)
      },
    }),
    [isFocused],
  )
  // The document gets the scroll events of the page, and the list of the texts listens to its scrolling element.
  useEffect(() => {
    const forward = () => document.scrollingElement?.dispatchEvent(new Event('scroll'))
    document.addEventListener('scroll', forward, { passive: true })
    return () => document.removeEventListener('scroll', forward)
  }, [])
  const show = (item: ItemSummary) => {
    const to = holdsItems(tree, item)
      ? href(
          'manuscripts.folder',
          { id: item.id },
          { manuscript: manuscript.id, view: view === 'cards' ? undefined : view },
        )
      : href('editor.item', { manuscriptId: manuscript.id, itemId: item.id })
    void navigate(to)
  }
  const { dialogs, ...menus } = useItemMenu({
    tree,
    manuscript,
    collections,
    canWrite,
    actions,
    onOpen: show,
  })
  return (
    <Stack ref={box} gap="4" {...(isFocused ? overAll : {})}>
      {folder ? <TrashNotice item={folder} canWrite={canWrite} actions={actions} /> : null}
      {isFocused ? null : (
        <Flex gap="3" justify="space-between" align="center" wrap="wrap">
          <Box minW="0">{aside}</Box>
          <ViewSwitch value={view} onChange={setView} />
        </Flex>
      )}
      <FocusModeContext value={focusMode}>
        <FolderContents
          level="h2"
          open={open}
          folder={folder}
          view={view}
          scroller={scroller}
          menus={menus}
          onOpen={show}
        />
      </FocusModeContext>
      {dialogs}
    </Stack>
  )
}
