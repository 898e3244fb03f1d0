import { Button } from '@chakra-ui/react'
import type { ItemSummary, ItemType } from '@contract/items.ts'
import { Plus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { href } from '@/lib/href.ts'
import { isCatalogue } from '../model/item-types.ts'
import { placeForNew } from '../model/new-place.ts'
import { type LoadedManuscript, OfSelected } from './of-selected.tsx'
import { TypeTable } from './type-table.tsx'
import { useListParams } from './use-list-params.ts'

/** All items of one type in the manuscript one works on; characters, locations and research open beside the list. */
export function TypeList({ type }: { type: ItemType }) {
  const navigate = useNavigate()
  const { setParams } = useListParams({ sortBy: 'order', orderBy: 'asc' })
  const show = (manuscriptId: string, item: ItemSummary) => {
    if (isCatalogue(type)) setParams({ item: item.id, manuscript: manuscriptId })
    else void navigate(href('editor.item', { manuscriptId, itemId: item.id }))
  }
  const add = async ({ manuscript, tree, actions }: LoadedManuscript) => {
    const made = await actions.create({ type, place: placeForNew(tree, type) })
    if (made) show(manuscript.id, made)
  }
  return (
    <OfSelected
      title={<FormattedMessage id={`manuscripts.${listName[type]}.title`} />}
      description={<FormattedMessage id={`manuscripts.${listName[type]}.description`} />}
      actions={(open) =>
        open.canWrite ? (
          <Button onClick={() => void add(open)}>
            <Plus size={18} strokeWidth={1.75} aria-hidden />
            <FormattedMessage id={`manuscripts.add.${type}`} />
          </Button>
        ) : null
      }
    >
      {(open) => (
        <TypeTable
          open={open}
          type={type}
          onShow={(item) => show(open.manuscript.id, item)}
          onAdd={() => void add(open)}
        />
      )}
    </OfSelected>
  )
}

const listName: Record<ItemType, string> = {
  chapter: 'chapters',
  scene: 'scenes',
  character: 'characters',
  location: 'locations',
  research: 'research',
  folder: 'folders',
  note: 'folders',
}
