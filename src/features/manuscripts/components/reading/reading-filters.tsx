import { Flex } from '@chakra-ui/react'
import type { ItemFilter } from '../../model/item-list.ts'
import type { LoadedManuscript } from '../../shared/use-manuscript.ts'
import { ItemFilters } from '../item-filters.tsx'
import { SaveSearch } from '../save-search.tsx'

type ReadingFiltersProps = {
  open: LoadedManuscript
  custom: Parameters<typeof ItemFilters>[0]['custom']
  filters: Parameters<typeof ItemFilters>[0]['values']
  filter: ItemFilter
  onChange: Parameters<typeof ItemFilters>[0]['onChange']
}

/** The filters above the texts; nothing for a manuscript without labels, statuses, collections and custom fields. */
export function ReadingFilters({ open, custom, filters, filter, onChange }: ReadingFiltersProps) {
  const { manuscript, collections } = open
  const { labels, statuses } = manuscript
  if (labels.length + statuses.length + collections.list.length + custom.length === 0) return null
  return (
    <Flex width="full" gap="2" wrap="wrap" pb="1">
      <ItemFilters
        manuscript={manuscript}
        collections={collections.list}
        custom={custom}
        values={filters}
        onChange={onChange}
      />
      <SaveSearch open={open} filter={filter} />
    </Flex>
  )
}
