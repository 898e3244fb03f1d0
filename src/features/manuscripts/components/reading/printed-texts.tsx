import { Box, Heading } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { keyText } from '@/lib/shortcuts/shortcuts.ts'
import { itemQuery } from '../../api/items.ts'
import type { LoadedManuscript } from '../../shared/use-manuscript.ts'
import { ReadingSection } from './reading-section.tsx'

type PrintedTextsProps = {
  open: LoadedManuscript
  title: string
  items: readonly ItemSummary[]
  level: 'h2' | 'h3'
}

/** The chapters and scenes of the reading view on paper. */
export function PrintedTexts({ open, title, items, level }: PrintedTextsProps) {
  const { id, language } = open.manuscript
  return (
    <Box data-print="page" lang={language} fontFamily="prose" fontSize="prose">
      <Box maxW="prose" mx="auto">
        <Heading as="h1" dir="auto" fontFamily="prose" textStyle="2xl" textAlign="center" pb="8">
          {title}
        </Heading>
        <MissingTexts manuscriptId={id} items={items} />
        {items.map((item) => (
          <ReadingSection key={item.id} open={open} item={item} level={level} writing={null} />
        ))}
      </Box>
    </Box>
  )
}

/** On paper, how many texts are missing, and how to print them. */
function MissingTexts({ manuscriptId, items }: { manuscriptId: string; items: readonly ItemSummary[] }) {
  const client = useQueryClient()
  const isMissing = ({ id, hasText }: ItemSummary) =>
    hasText && client.getQueryData(itemQuery(manuscriptId, id).queryKey) === undefined
  const count = items.filter(isMissing).length
  if (count === 0) return null
  return (
    <Box borderWidth="1px" borderRadius="card" p="4" mb="6" fontFamily="body" textStyle="sm">
      <FormattedMessage
        id="manuscripts.read.not-printed"
        values={{ count, total: items.length, keys: keyText('Mod+P') }}
      />
    </Box>
  )
}
