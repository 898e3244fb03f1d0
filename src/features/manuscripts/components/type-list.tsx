import { Button } from '@chakra-ui/react'
import type { ItemSummary, ItemType } from '@contract/items.ts'
import { Plus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { isCatalogue } from '../model/item-types.ts'
import { placeForNew } from '../model/new-place.ts'
import { KeywordColoursContext } from '../shared/keyword-colours.ts'
import type { LoadedManuscript } from '../shared/use-manuscript.ts'
import { SelectedManuscriptPage } from './selected-manuscript-page.tsx'
import { TypeTable } from './type-table.tsx'

/** All items of one type in the selected manuscript; characters, locations and research open in a drawer. */
export function TypeList({ type }: { type: ItemType }) {
  const navigate = useNavigate()
  const [, setSearch] = useSearchParams()
  const show = (manuscriptId: string, item: ItemSummary) => {
    if (isCatalogue(type))
      setSearch(
        (now) => new URLSearchParams({ ...Object.fromEntries(now), item: item.id, manuscript: manuscriptId }),
        {
          replace: true,
          preventScrollReset: true,
        },
      )
    else void navigate(href('editor.item', { manuscriptId, itemId: item.id }))
  }
  const add = async ({ manuscript, tree, actions }: LoadedManuscript) => {
    const made = await actions.create({ type, place: placeForNew(tree, type) })
    if (made) show(manuscript.id, made)
  }
  return (
    <SelectedManuscriptPage
      title={<FormattedMessage id={`manuscripts.${listName[type]}.title`} />}
      description={<FormattedMessage id={`manuscripts.${listName[type]}.description`} />}
      actions={(open) =>
        open.canWrite ? (
          <Button onClick={() => void add(open)}>
            <Plus size={18} aria-hidden />
            <FormattedMessage id={`manuscripts.add.${type}`} />
          </Button>
        ) : null
      }
    >
      {(open) => (
        <KeywordColoursContext value={open.manuscript.keywordColours}>
          <TypeTable
            open={open}
            type={type}
            onShow={(item) => show(open.manuscript.id, item)}
            onAdd={() => void add(open)}
          />
        </KeywordColoursContext>
      )}
    </SelectedManuscriptPage>
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
