import { Button } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { Plus } from 'lucide-react'
import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { compiledItems } from '../model/counts.ts'
import { suggestedChildType } from '../model/item-types.ts'
import { childrenOf, placeBelow } from '../model/tree.ts'
import type { OpenManuscript } from '../shared/use-manuscript.ts'
import { Corkboard } from './corkboard.tsx'
import { OutlineTable } from './outline-table.tsx'
import { ReadingView } from './reading-view.tsx'
import type { FolderView } from './use-view-params.ts'

type FolderContentsProps = {
  open: OpenManuscript & { manuscript: NonNullable<OpenManuscript['manuscript']> }
  /** Null for the top level. */
  folder: ItemSummary | null
  view: FolderView
  scroller: RefObject<HTMLElement | null>
  onOpen: (item: ItemSummary) => void
  menuFor: (item: ItemSummary) => ContextMenuItem[]
  /** Heading level of the entries. */
  level: 'h2' | 'h3'
}

/** The contents of a folder or of the top level, as cards, an outline or continuous text. */
export function FolderContents({
  open,
  folder,
  view,
  scroller,
  onOpen,
  menuFor,
  level,
}: FolderContentsProps) {
  const { manuscript, tree, canWrite, actions } = open
  const items = childrenOf(tree, folder?.id ?? null)
  if (view === 'read') {
    return (
      <ReadingView
        key={folder?.id ?? 'all'}
        manuscriptId={manuscript.id}
        title={folder?.title || manuscript.title}
        language={manuscript.language}
        items={compiledItems(tree, folder?.id ?? null)}
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
        body={<FormattedMessage id="manuscripts.folder.empty-body" />}
        action={
          canWrite && !folder?.inTrash ? (
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
  const parts = { tree, items, onOpen, menuFor }
  return view === 'outline' ? <OutlineTable {...parts} /> : <Corkboard {...parts} level={level} />
}
