import type { Manuscript } from '@contract/manuscripts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { href } from '@/lib/href.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import { itemsQuery } from '../api/items.ts'
import { lastWritten } from '../model/counts.ts'
import { buildTree } from '../model/tree.ts'

/** Opens the text of a manuscript that was changed last, with the caret in it. */
export function WriteButton({ manuscript: { id, title } }: { manuscript: Pick<Manuscript, 'id' | 'title'> }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const client = useQueryClient()
  const fetchItems = () => client.fetchQuery({ ...itemsQuery(id), staleTime: 10_000 })
  const write = async () => {
    // Without the items, the screen of the manuscript shows the failure and a retry.
    const item = lastWritten(buildTree(await fetchItems().catch(() => [])))
    void navigate(
      item ? href('editor.item', { manuscriptId: id, itemId: item.id }) : href('manuscripts.view', { id }),
    )
  }
  return (
    <IconButton
      size="sm"
      label={intl.formatMessage({ id: 'manuscripts.continue-in' }, { title })}
      onPointerEnter={() => void client.prefetchQuery(itemsQuery(id))}
      onClick={() => void write()}
    >
      <PenLine />
    </IconButton>
  )
}
