import { chakra, Table } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

const Sort = chakra('button')

type SortHeadProps = {
  /** The current sort order of this column; false when the list is sorted by another column. */
  sorted: 'asc' | 'desc' | false
  onSort: () => void
  align?: 'start' | 'end'
  width?: string
  minW?: string
  children: ReactNode
}

/** The header of a sortable column: a click on the sorted column reverses the order. */
export function SortHead({ sorted, onSort, align = 'start', width, minW, children }: SortHeadProps) {
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown
  return (
    <Table.ColumnHeader
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
      textAlign={align}
      width={width}
      minW={minW}
    >
      <Sort
        type="button"
        display="inline-flex"
        gap="1"
        alignItems="center"
        minH="8"
        fontWeight="medium"
        borderRadius="xs"
        flexDirection={align === 'end' ? 'row-reverse' : 'row'}
        color={sorted ? 'fg' : undefined}
        _hover={{ color: 'fg' }}
        onClick={onSort}
      >
        {children}
        {sorted ? <Arrow strokeWidth={2} size={14} aria-hidden /> : null}
      </Sort>
    </Table.ColumnHeader>
  )
}
