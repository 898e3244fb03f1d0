import { Button, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from './states.tsx'

type NoMatchProps = {
  /** Clears search and filters. */
  onClear: () => void
  /** True when filters narrow the list, not only the search. */
  hasFilters?: boolean
  /** Another action, before the clear button. */
  other?: ReactNode
  level?: 'h2' | 'h3'
}

/** The empty state of a list that has rows, but none matching the search and filters. */
export function NoMatch({ onClear, hasFilters = false, other, level }: NoMatchProps) {
  return (
    <EmptyState
      drawing="lost"
      level={level}
      title={<FormattedMessage id="ui.no-match" />}
      action={
        <Flex gap="2" wrap="wrap" justify="center">
          {other}
          <Button variant="outline" onClick={onClear}>
            <FormattedMessage id={hasFilters ? 'ui.filters.clear' : 'ui.search.clear'} />
          </Button>
        </Flex>
      }
    />
  )
}
