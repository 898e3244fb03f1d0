import { Box, Button, Flex, Heading, Stack } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { PenLine } from 'lucide-react'
import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { isContainer } from '../model/item-types.ts'
import { childrenOf } from '../model/tree.ts'
import { useItemMenu } from '../shared/item-actions/use-item-menu.tsx'
import type { LoadedManuscript } from '../shared/use-manuscript.ts'
import { FolderContents } from './folder-contents.tsx'
import { ItemCrumbs } from './item-crumbs.tsx'
import { ItemDescription } from './item-description.tsx'
import { ItemPane } from './item-pane.tsx'
import { TrashNotice } from './trash-notice.tsx'
import type { FolderView } from './use-view-params.ts'
import { ViewSwitch } from './view-switch.tsx'

type ItemPanelProps = {
  open: LoadedManuscript
  /** Null for the whole manuscript. */
  item: ItemSummary | null
  view: FolderView
  onView: (view: FolderView) => void
  onChoose: (id: string) => void
  editHref: (itemId: string) => string
  scroller: RefObject<HTMLElement | null>
}

/** The item selected in the binder: a folder's contents in one of three views, or a single item. */
export function ItemPanel({ open, item, view, onView, onChoose, editHref, scroller }: ItemPanelProps) {
  const { manuscript, tree, actions, canWrite, collections } = open
  const navigate = useNavigate()
  const { dialogs, ...menus } = useItemMenu({
    tree,
    manuscript,
    collections,
    canWrite,
    actions,
    onOpen: (one) => void navigate(editHref(one.id)),
  })
  const hasChildren = item === null || childrenOf(tree, item.id).length > 0
  const isFolder = hasChildren || (item !== null && isContainer(item.type) && !item.hasText)
  const editLink = item ? (
    <Button asChild variant="outline">
      <Link to={editHref(item.id)}>
        <PenLine size={16} aria-hidden />
        <FormattedMessage
          id={canWrite && !item.inTrash ? 'manuscripts.item.edit' : 'manuscripts.menu.open'}
        />
      </Link>
    </Button>
  ) : null
  return (
    <Stack
      gap="5"
      maxW={isFolder && view !== 'read' ? (view === 'outline' ? 'none' : '1180px') : '760px'}
      mx="auto"
    >
      {item ? <TrashNotice item={item} canWrite={canWrite} actions={actions} /> : null}
      <Box>
        {item ? (
          <ItemCrumbs
            tree={tree}
            itemId={item.id}
            rootTitle={manuscript.title}
            to={(id) =>
              href('manuscripts.view', { id: manuscript.id }, id ? { item: id } : { view: 'cards' })
            }
          />
        ) : null}
        <Flex gap="3" mt="1" align="center" wrap="wrap">
          <Heading as="h2" textStyle="xl" flex="1 1 200px" minW="0" dir="auto" css={textAlignMatchParent}>
            {item ? (
              item.title || <FormattedMessage id="manuscripts.untitled" />
            ) : (
              <FormattedMessage id="manuscripts.view.all" />
            )}
          </Heading>
          <Flex gap="2" align="center">
            {isFolder ? <ViewSwitch value={view} onChange={onView} /> : null}
            {item && (!isFolder || item.hasText) ? editLink : null}
          </Flex>
        </Flex>
        {item ? (
          <Box mt="2">
            <ItemDescription item={item} />
          </Box>
        ) : null}
      </Box>
      {isFolder ? (
        <FolderContents
          level="h3"
          open={open}
          folder={item}
          view={view}
          scroller={scroller}
          menus={menus}
          onOpen={(one) => onChoose(one.id)}
        />
      ) : item ? (
        <ItemPane
          manuscriptId={manuscript.id}
          language={manuscript.language}
          open={open}
          item={item}
          canWrite={canWrite && !item.inTrash}
          actions={actions}
          editLink={editLink}
        />
      ) : null}
      {dialogs}
    </Stack>
  )
}
