import { Textarea } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ItemActions } from '../model/item-actions.ts'

type SynopsisFieldProps = { item: ItemSummary; canWrite: boolean; actions: ItemActions }

/** The synopsis, saved on blur; the typed text is kept after an error. */
export function SynopsisField({ item, canWrite, actions }: SynopsisFieldProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState<string | null>(null)
  const save = async () => {
    if (typed === null) return
    if (typed === item.synopsis || (await actions.setSynopsis(item, typed))) setTyped(null)
  }
  return (
    <Textarea
      autoresize
      rows={2}
      dir="auto"
      fontFamily="prose"
      textStyle="md"
      maxLength={20_000}
      readOnly={!canWrite}
      value={typed ?? item.synopsis}
      aria-label={intl.formatMessage({ id: 'manuscripts.field.synopsis' })}
      placeholder={canWrite ? intl.formatMessage({ id: 'manuscripts.synopsis.placeholder' }) : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => void save()}
    />
  )
}
