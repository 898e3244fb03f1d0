import { Checkbox, Flex } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '../inputs/icon-button.tsx'
import type { ViewChoices } from './view-choices.ts'

type ColumnChoiceProps = {
  column: ViewChoices['columns'][number]
  /** True for the first movable column; the first column of the table is fixed. */
  isFirst: boolean
  isLast: boolean
  onShow: (isShown: boolean) => void
  onMove: (by: 1 | -1) => void
}

/**
 * One column in the view menu: its visibility and position; the first column names the row and cannot move.
 */
export function ColumnChoice({ column, isFirst, isLast, onShow, onMove }: ColumnChoiceProps) {
  const intl = useIntl()
  const { header, isShown, isFixed } = column
  const step = (by: 1 | -1, isEnd: boolean) => {
    const Arrow = by < 0 ? ArrowUp : ArrowDown
    const id = by < 0 ? 'ui.table.move-earlier' : 'ui.table.move-later'
    return (
      <IconButton
        size="2xs"
        label={intl.formatMessage({ id }, { name: header })}
        // aria-disabled keeps the focus on the button when the column reaches the end.
        aria-disabled={isEnd || undefined}
        opacity={isEnd ? '0.35' : undefined}
        onClick={() => (isEnd ? undefined : onMove(by))}
      >
        <Arrow />
      </IconButton>
    )
  }
  return (
    <Flex as="li" align="center" gap="1" px="2" minH="9" borderRadius="control" _hover={{ bg: 'bg.subtle' }}>
      <Checkbox.Root
        flex="1"
        minW="0"
        checked={isShown}
        disabled={isFixed}
        onCheckedChange={({ checked }) => onShow(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label fontWeight="normal" truncate>
          {header}
        </Checkbox.Label>
      </Checkbox.Root>
      {step(-1, isFirst)}
      {step(1, isLast)}
    </Flex>
  )
}
