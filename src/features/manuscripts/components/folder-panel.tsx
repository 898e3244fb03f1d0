import { Box, Button, Flex, Heading, Stack } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { PenLine } from 'lucide-react'
import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { useItemMenu } from '../shared/item-actions/use-item-menu.tsx'
import type { LoadedManuscript } from '../shared/use-manuscript.ts'
import { FolderContents } from './folder-contents.tsx'
import { ItemCrumbs } from './item-crumbs.tsx'
import { ItemDescription } from './item-description.tsx'
import { TrashNotice } from './trash-notice.tsx'
import type { FolderView } from './use-view-params.ts'
import { ViewSwitch } from './view-switch.tsx'

/** The contents that are shown, and the functions that show others. */
export type ShownContents = {
  open: LoadedManuscript
  /** Null for the whole manuscript. */
  folder: ItemSummary | null
  view: FolderView
  onView: (view: FolderView) => void
  /** Shows an item: a folder by its contents, any other by its text. */
  onChoose: (id: string) => void
  /** Shows the text of an item, also of a folder. */
  onOpenText: (id: string) => void
}
type FolderPanelProps = ShownContents & {
  scroller: RefObject<HTMLElement | null>
  /** True in focus mode, which shows the texts alone. */
  isFocused: boolean
}

/** The contents of a folder or of the whole manuscript in one of three views, below its name. */
export function FolderPanel({
  open,
  folder,
  view,
  onView,
  onChoose,
  onOpenText,
  scroller,
  isFocused,
}: FolderPanelProps) {
  const { manuscript, tree, actions, canWrite, collections } = open
  const { id } = manuscript
  const { dialogs, ...menus } = useItemMenu({
    tree,
    manuscript,
    collections,
    canWrite,
    actions,
    onOpen: (one) => onOpenText(one.id),
  })
  return (
    <Stack gap="5" maxW={view === 'read' ? '760px' : view === 'outline' ? 'none' : '1180px'} mx="auto">
      {folder ? <TrashNotice item={folder} canWrite={canWrite} actions={actions} /> : null}
      <Box hidden={isFocused}>
        {folder ? (
          <ItemCrumbs
            tree={tree}
            itemId={folder.id}
            rootTitle={manuscript.title}
            to={(itemId) => href('editor.manuscript', { id }, itemId ? { item: itemId } : { view: 'cards' })}
          />
        ) : null}
        <Flex gap="3" mt="1" align="center" wrap="wrap">
          <Heading as="h2" textStyle="xl" flex="1 1 200px" minW="0" dir="auto" css={textAlignMatchParent}>
            {folder ? (
              folder.title || <FormattedMessage id="manuscripts.untitled" />
            ) : (
              <FormattedMessage id="manuscripts.view.all" />
            )}
          </Heading>
          <Flex gap="2" align="center">
            <ViewSwitch value={view} onChange={onView} />
            {folder?.hasText ? (
              <Button asChild variant="outline">
                <Link to={href('editor.item', { manuscriptId: id, itemId: folder.id })}>
                  <PenLine size={16} aria-hidden />
                  <FormattedMessage
                    id={canWrite && !folder.inTrash ? 'manuscripts.item.edit' : 'manuscripts.menu.open'}
                  />
                </Link>
              </Button>
            ) : null}
          </Flex>
        </Flex>
        {folder ? (
          <Box mt="2">
            <ItemDescription item={folder} />
          </Box>
        ) : null}
      </Box>
      <FolderContents
        level="h3"
        open={open}
        folder={folder}
        view={view}
        scroller={scroller}
        menus={menus}
        onOpen={(one) => onChoose(one.id)}
      />
      {dialogs}
    </Stack>
  )
}
