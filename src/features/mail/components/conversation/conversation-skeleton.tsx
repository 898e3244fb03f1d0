import { Flex, Skeleton, Stack } from '@chakra-ui/react'
import { Delayed, ProseSkeleton } from '@/ui/feedback/states.tsx'

/** The messages of a conversation while they load. */
export function ConversationSkeleton() {
  return (
    <Stack gap="6" p="6">
      <Delayed>
        <Skeleton height="7" width="60%" />
        <Flex gap="3" align="center">
          <Skeleton boxSize="8" borderRadius="full" />
          <Skeleton height="4" width="40%" />
        </Flex>
      </Delayed>
      <ProseSkeleton lines={6} />
    </Stack>
  )
}
