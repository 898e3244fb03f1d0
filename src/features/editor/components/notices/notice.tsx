import { Flex, Text } from '@chakra-ui/react'
import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type NoticeProps = { tone: 'info' | 'warning' | 'danger'; children: ReactNode; action?: ReactNode }

/** A message above the canvas with an optional action. */
export function Notice({ tone, children, action }: NoticeProps) {
  const Icon = tone === 'info' ? Info : TriangleAlert
  return (
    <Flex
      role={tone === 'info' ? 'status' : 'alert'}
      align="center"
      gap="3"
      px="4"
      py="2"
      bg={`${tone}.subtle`}
      color={`${tone}.fg`}
      borderBottomWidth="1px"
      borderColor={`${tone}.border`}
      wrap="wrap"
    >
      <Icon size={16} aria-hidden />
      <Text flex="1 1 200px">{children}</Text>
      {action}
    </Flex>
  )
}
