import { chakra, Table } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListParams } from './use-list-params.ts'

const Sort = chakra('button')

type SortHeaderProps = {
  by: string
  params: Pick<ListParams, 'sortBy' | 'orderBy'>
  onSort: (sort: { sortBy: string; orderBy: 'asc' | 'desc' }) => void
  isNumeric?: boolean
  width?: string
  hideBelow?: 'sm' | 'md' | 'lg'
  children: ReactNode
}

/** The head of a column one can sort by: again turns the order round. */
export function SortHeader({ by, params, onSort, isNumeric, width, hideBelow, children }: SortHeaderProps) {
  const isActive = params.sortBy === by
  const next = isActive && params.orderBy === 'asc' ? 'desc' : 'asc'
  const Arrow = params.orderBy === 'asc' ? ArrowUp : ArrowDown
  const order = params.orderBy === 'asc' ? 'ascending' : 'descending'
  return (
    <Table.ColumnHeader
      aria-sort={isActive ? order : undefined}
      textAlign={isNumeric ? 'end' : 'start'}
      width={width}
      hideBelow={hideBelow}
    >
      <Sort
        type="button"
        display="inline-flex"
        gap="1"
        alignItems="center"
        minH="8"
        fontWeight="medium"
        flexDirection={isNumeric ? 'row-reverse' : 'row'}
        color={isActive ? 'fg' : undefined}
        _hover={{ color: 'fg' }}
        onClick={() => onSort({ sortBy: by, orderBy: next })}
      >
        {children}
        {isActive ? <Arrow size={14} aria-hidden /> : null}
      </Sort>
    </Table.ColumnHeader>
  )
}
