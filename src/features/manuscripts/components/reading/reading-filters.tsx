import { Flex } from '@chakra-ui/react'
import type { LoadedManuscript } from '../../shared/use-manuscript.ts'
import { ItemFilters } from '../item-filters.tsx'

type ReadingFiltersProps = {
  open: LoadedManuscript
  filters: Parameters<typeof ItemFilters>[0]['values']
  onChange: Parameters<typeof ItemFilters>[0]['onChange']
}

/** The filters above the texts; nothing for a manuscript without labels, statuses and collections. */
export function ReadingFilters({ open, filters, onChange }: ReadingFiltersProps) {
  const { manuscript, collections } = open
  if (manuscript.labels.length + manuscript.statuses.length + collections.list.length === 0) return null
  return (
    <Flex width="full" gap="2" wrap="wrap" pb="1">
      <ItemFilters
        manuscript={manuscript}
        collections={collections.list}
        values={filters}
        onChange={onChange}
      />
    </Flex>
  )
}
