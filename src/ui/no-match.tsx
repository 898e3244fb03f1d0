import { Button, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from './states.tsx'

type NoMatchProps = {
  /** Shows everything again. */
  onClear: () => void
  /** More is narrowed than by words. */
  hasFilters?: boolean
  /** Another way on, before the clearing. */
  other?: ReactNode
  level?: 'h2' | 'h3'
}

/** A list that has rows, but none for what is searched and filtered. */
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
