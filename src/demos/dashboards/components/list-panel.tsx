import { Box, Heading } from '@chakra-ui/react'
import type { RowData } from '@tanstack/react-table'
import { FilteredList, type FilteredListProps } from '@/ui/lists/filtered-list.tsx'

type ListPanelProps<R, F extends string> = FilteredListProps<R, F> & {
  /** The id of the heading, for links to the table. */
  id: string
}

/** A table with its heading on a dashboard. */
export function ListPanel<R extends RowData, F extends string = never>({
  id,
  ...table
}: ListPanelProps<R, F>) {
  return (
    // No landmark, because the table inside has the same name.
    <Box id={id} minW="0" mt={{ base: '6', lg: '7' }}>
      <Heading as="h2" textStyle="lg" mb="3">
        {table.title}
      </Heading>
      <FilteredList {...table} />
    </Box>
  )
}
