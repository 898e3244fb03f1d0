import { Input } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ItemActions } from '../model/item-actions.ts'

type TitleFieldProps = { item: ItemSummary; canWrite: boolean; actions: ItemActions }

/** A title edited in place; the typed text is kept after an error. */
export function TitleField({ item, canWrite, actions }: TitleFieldProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState<string | null>(null)
  const save = async () => {
    if (typed === null) return
    const title = typed.trim()
    if (title === '' || title === item.title || (await actions.rename(item, title))) setTyped(null)
  }
  return (
    <Input
      dir="auto"
      size="lg"
      fontWeight="semibold"
      maxLength={1000}
      readOnly={!canWrite}
      value={typed ?? item.title}
      aria-label={intl.formatMessage({ id: 'manuscripts.field.title' })}
      placeholder={intl.formatMessage({ id: 'manuscripts.untitled' })}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur()
      }}
    />
  )
}
