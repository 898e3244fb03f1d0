import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { OutlineColumn } from './use-outline-columns.ts'

const Sort = chakra('button')

type OutlineHeadProps = {
  columns: readonly OutlineColumn[]
  hasActions: boolean
  sort: { sortBy: string; orderBy: 'asc' | 'desc' }
  /** Called with a clicked column. */
  onSort: (id: string) => void
}

/** The column headers: a click sorts ascending, then descending, then in binder order again. */
export function OutlineHead({ columns, hasActions, sort, onSort }: OutlineHeadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a grid are no rows of a table, which cannot be positioned
    <div role="rowgroup" data-edge="head">
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the buttons have the focus */}
      <div role="row" aria-rowindex={1}>
        {columns.map(({ id, header, align }, index) => {
          const isSorted = sort.sortBy === id
          const Arrow = sort.orderBy === 'asc' ? ArrowUp : ArrowDown
          return (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={id}
              role="columnheader"
              data-first={index === 0 ? '' : undefined}
              data-end={align === 'end' ? '' : undefined}
              aria-sort={isSorted ? (sort.orderBy === 'asc' ? 'ascending' : 'descending') : undefined}
            >
              <Sort
                type="button"
                display="inline-flex"
                gap="1"
                alignItems="center"
                minH="8"
                maxW="full"
                fontWeight="medium"
                borderRadius="xs"
                color={isSorted ? 'fg' : undefined}
                _hover={{ color: 'fg' }}
                onClick={() => onSort(id)}
              >
                <span data-text="" dir="auto">
                  {header}
                </span>
                {isSorted ? <Arrow strokeWidth={2} size={14} aria-hidden /> : null}
              </Sort>
            </div>
          )
        })}
        {hasActions ? (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div role="columnheader">
            <chakra.span srOnly>
              <FormattedMessage id="manuscripts.actions" />
            </chakra.span>
          </div>
        ) : null}
      </div>
    </div>
  )
}
