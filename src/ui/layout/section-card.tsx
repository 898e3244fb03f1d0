import { Box, Flex, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

type SectionProps = {
  title: ReactNode
  actions?: ReactNode
  /** False for a section that has controls only. */
  isPrinted?: boolean
  children: ReactNode
}

/** A section of a page: a card with a heading and actions. */
export function SectionCard({ title, actions, isPrinted = true, children }: SectionProps) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      data-print={isPrinted ? undefined : 'hide'}
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="card"
      p={{ base: '4', md: '5' }}
      minW="0"
    >
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="3" minH="8">
        <Heading as="h2" id={id} textStyle="md">
          {title}
        </Heading>
        {actions ? (
          <Flex gap="2" align="center">
            {actions}
          </Flex>
        ) : null}
      </Flex>
      {children}
    </Box>
  )
}
