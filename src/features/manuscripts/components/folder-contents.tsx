import { Button } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { Plus } from 'lucide-react'
import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { suggestedChildType } from '../model/item-types.ts'
import { childrenOf, placeBelow } from '../model/tree.ts'
import type { ItemMenus } from '../shared/item-actions/use-item-menu.tsx'
import type { LoadedManuscript } from '../shared/use-manuscript.ts'
import { Corkboard } from './corkboard.tsx'
import { Outliner } from './outline/outliner.tsx'
import { ReadingView } from './reading/reading-view.tsx'
import type { FolderView } from './use-view-params.ts'

type FolderContentsProps = {
  open: LoadedManuscript
  /** Null for the top level. */
  folder: ItemSummary | null
  view: FolderView
  scroller: RefObject<HTMLElement | null>
  onOpen: (item: ItemSummary) => void
  menus: ItemMenus
  /** Heading level of the entries. */
  level: 'h2' | 'h3'
}

/** The contents of a folder or of the top level, as cards, an outline or continuous text. */
export function FolderContents({ open, folder, view, scroller, onOpen, menus, level }: FolderContentsProps) {
  const { manuscript, tree, canWrite, actions } = open
  const items = childrenOf(tree, folder?.id ?? null)
  const mayEdit = canWrite && !folder?.inTrash
  if (view === 'read') {
    return (
      <ReadingView
        key={folder?.id ?? 'all'}
        open={open}
        folder={folder}
        mayEdit={mayEdit}
        scroller={scroller}
        level={level}
      />
    )
  }
  if (items.length === 0) {
    const type = suggestedChildType(tree, folder)
    return (
      <EmptyState
        title={<FormattedMessage id="manuscripts.folder.empty" />}
        body={mayEdit ? <FormattedMessage id="manuscripts.folder.empty-body" /> : undefined}
        action={
          mayEdit ? (
            <Button
              onClick={() => void actions.create({ type, place: placeBelow(tree, folder?.id ?? null) })}
            >
              <Plus size={18} aria-hidden />
              <FormattedMessage id={`manuscripts.add.${type}`} />
            </Button>
          ) : null
        }
      />
    )
  }
  if (view === 'outline') {
    return (
      <Outliner key={folder?.id ?? 'all'} open={open} folder={folder} mayEdit={mayEdit} onOpen={onOpen} />
    )
  }
  return (
    <Corkboard
      tree={tree}
      folderId={folder?.id ?? null}
      labels={manuscript.labels}
      onOpen={onOpen}
      menuFor={menus.menuFor}
      menuForAll={menus.menuForAll}
      onTrash={(roots) => void menus.trash(roots)}
      manuscriptId={manuscript.id}
      actions={actions}
      mayEdit={mayEdit}
      level={level}
      scroller={scroller}
    />
  )
}
