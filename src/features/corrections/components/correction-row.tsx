import { Flex, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formatDate } from '@/ui/format/format-date.ts'
import { DecisionButtons } from './decision-buttons.tsx'

type CorrectionRowProps = {
  /** The kind of the change in words. */
  kind: string
  author: string | null
  date: string | null
  of: string
  note?: string | undefined
  decision: 'accept' | 'refuse' | undefined
  isDisabled?: boolean
  onDecide: (decision: 'accept' | 'refuse') => void
  children: ReactNode
}

/** One change or comment of the file with its author and its buttons. */
export function CorrectionRow(props: CorrectionRowProps) {
  const { kind, author, date, of, note, decision, isDisabled, onDecide, children } = props
  const intl = useIntl()
  const facts = [kind, author, date && formatDate(intl, date, 'dayTime')].filter(Boolean).join(' · ')
  return (
    <Flex
      as="li"
      gap={{ base: '3', md: '5' }}
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'start' }}
      justify="space-between"
      py="4"
      borderTopWidth="1px"
    >
      <Stack gap="1" minW="0" flex="1">
        <Text textStyle="sm" color="fg.muted">
          {facts}
        </Text>
        {children}
        {note ? (
          <Text textStyle="sm" color="warning.fg">
            {note}
          </Text>
        ) : null}
      </Stack>
      <DecisionButtons of={of} decision={decision} isDisabled={isDisabled ?? false} onDecide={onDecide} />
    </Flex>
  )
}
