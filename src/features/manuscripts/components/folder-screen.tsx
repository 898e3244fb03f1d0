import { Box, Flex, Stack } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { holdsItems } from '../model/item-types.ts'
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

/** A folder on its own page: a folder opens here, any other item opens in the editor. */
export function FolderScreen({ open, folder, aside }: FolderScreenProps) {
  const { manuscript, tree, actions, canWrite, collections } = open
  const navigate = useNavigate()
  const scroller = useRef<HTMLElement | null>(null)
  const { view, setView } = useViewParams()
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
    <Stack
      gap="4"
      ref={(element: HTMLElement | null) => {
        scroller.current = element ? (document.scrollingElement as HTMLElement | null) : null
      }}
    >
      {folder ? <TrashNotice item={folder} canWrite={canWrite} actions={actions} /> : null}
      <Flex gap="3" justify="space-between" align="center" wrap="wrap">
        <Box minW="0">{aside}</Box>
        <ViewSwitch value={view} onChange={setView} />
      </Flex>
      <FolderContents
        level="h2"
        open={open}
        folder={folder}
        view={view}
        scroller={scroller}
        menus={menus}
        onOpen={show}
      />
      {dialogs}
    </Stack>
  )
}
