import { Flex, Text } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { ChangeNote } from './change-note.tsx'

type BigFigureProps = {
  value: string
  change?: ComponentProps<typeof ChangeNote>
  /** At the end of a title row, with the change below the figure. */
  isAside?: boolean
}

/** The main figure of a card with its change. */
export function BigFigure({ value, change, isAside = false }: BigFigureProps) {
  return (
    <Flex
      direction={isAside ? 'column' : 'row'}
      align={isAside ? 'flex-end' : 'baseline'}
      columnGap="3"
      rowGap="1"
      mb={isAside ? '0' : '3'}
      wrap="wrap"
    >
      <Text
        as="bdi"
        textStyle={isAside ? 'xl' : '2xl'}
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        lineHeight="1.1"
      >
        {value}
      </Text>
      {change ? <ChangeNote {...change} /> : null}
    </Flex>
  )
}
