import type { Manuscript } from '@contract/manuscripts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { itemsQuery } from '../api/items.ts'
import { EarlyTextField } from '../shared/early-text-field.tsx'
import { useOpenText } from './use-open-text.ts'

/** Opens the text of a manuscript that was changed last; keys typed at once are for that text. */
export function WriteButton({ manuscript: { id, title } }: { manuscript: Pick<Manuscript, 'id' | 'title'> }) {
  const intl = useIntl()
  const client = useQueryClient()
  const openText = useOpenText()
  /** The item that opens, or the manuscript while its item is not known. */
  const [openingId, setOpeningId] = useState<string | null>(null)
  const handleClick = () => {
    flushSync(() => setOpeningId(id))
    void openText(id, (itemId) => flushSync(() => setOpeningId(itemId)))
  }
  return (
    <>
      <IconButton
        size="sm"
        label={intl.formatMessage({ id: 'manuscripts.continue-in' }, { title })}
        onPointerEnter={() => void client.prefetchQuery(itemsQuery(id))}
        onClick={handleClick}
      >
        <PenLine />
      </IconButton>
      {openingId === null ? null : <EarlyTextField itemId={openingId} />}
    </>
  )
}
