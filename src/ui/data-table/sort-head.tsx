import { chakra, Table } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

const Sort = chakra('button')

type SortHeadProps = {
  /** Which way the list is sorted by this column, if it is. */
  sorted: 'asc' | 'desc' | false
  onSort: () => void
  align?: 'start' | 'end'
  width?: string
  minW?: string
  children: ReactNode
}

/** The head of a column one can sort by: again turns the order round. */
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
        {sorted ? <Arrow size={14} aria-hidden /> : null}
      </Sort>
    </Table.ColumnHeader>
  )
}
