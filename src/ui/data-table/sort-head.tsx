import { chakra, Table } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TableState } from './types.ts'

const Sort = chakra('button')

type Order = Pick<TableState, 'sortBy' | 'orderBy'>

type SortHeadProps = {
  by: string
  order: Order
  onSort: (order: Order) => void
  align?: 'start' | 'end'
  width?: string
  minW?: string
  children: ReactNode
}

/** The head of a column one can sort by: again turns the order round. */
export function SortHead({ by, order, onSort, align = 'start', width, minW, children }: SortHeadProps) {
  const isActive = order.sortBy === by
  const isRising = order.orderBy === 'asc'
  const Arrow = isRising ? ArrowUp : ArrowDown
  return (
    <Table.ColumnHeader
      aria-sort={isActive ? (isRising ? 'ascending' : 'descending') : undefined}
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
        color={isActive ? 'fg' : undefined}
        _hover={{ color: 'fg' }}
        onClick={() => onSort({ sortBy: by, orderBy: isActive && isRising ? 'desc' : 'asc' })}
      >
        {children}
        {isActive ? <Arrow size={14} aria-hidden /> : null}
      </Sort>
    </Table.ColumnHeader>
  )
}
