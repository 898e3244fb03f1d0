import { Box, Text } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { useIntl } from 'react-intl'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { InlineSynopsis } from './inline-synopsis.tsx'
import type { InlineEdit } from './use-inline-edit.ts'

type CardSynopsisProps = {
  item: ItemSummary
  title: string
  /** The number of items directly below it. */
  below: number
  mayEdit: boolean
  edit: InlineEdit
  onKeyEnd: () => void
}

/** The synopsis of a card: its text, its field, or without a synopsis a button that starts one. */
export function CardSynopsis({ item, title, below, mayEdit, edit, onKeyEnd }: CardSynopsisProps) {
  const intl = useIntl()
  const content = () => {
    if (edit.draft) return <InlineSynopsis edit={edit} onKeyEnd={onKeyEnd} />
    if (item.synopsis)
      return (
        <Text
          dir="auto"
          css={textAlignMatchParent}
          lineClamp="5"
          color="fg.muted"
          fontFamily="prose"
          lineHeight="1.5"
        >
          {item.synopsis}
        </Text>
      )
    if (mayEdit && below === 0)
      return (
        <button
          type="button"
          data-blank=""
          aria-label={intl.formatMessage({ id: 'manuscripts.card.add-synopsis-to' }, { title })}
          onClick={edit.start}
        >
          {intl.formatMessage({ id: 'manuscripts.card.add-synopsis' })}
        </button>
      )
    return (
      <Text color="fg.faint" textStyle="xs">
        {intl.formatMessage(
          { id: below > 0 ? 'manuscripts.items' : 'manuscripts.card.no-synopsis' },
          { count: below },
        )}
      </Text>
    )
  }
  return (
    <Box flex="1" px="4" py="1.5">
      {content()}
    </Box>
  )
}
