import { Box, Button, Flex, Popover, Stack, Text } from '@chakra-ui/react'
import type { notificationList } from '@contract/notifications.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type * as z from 'zod'
import { ErrorState, RowsSkeleton } from '@/ui/states.tsx'
import { useMarkRead } from '../api/notifications.ts'
import { NotificationLine } from './notification-line.tsx'

type NotificationPanelProps = {
  list: UseQueryResult<z.infer<typeof notificationList>>
  onFollow: () => void
}

/** What the bell opens: the newest first, and one way to mark them all as read. */
export function NotificationPanel({ list, onFollow }: NotificationPanelProps) {
  const intl = useIntl()
  const { mutate: markRead } = useMarkRead()
  return (
    <>
      <Flex align="center" justify="space-between" ps="4" pe="2" py="2" borderBottomWidth="1px" minH="12">
        <Popover.Title fontWeight="semibold">
          {intl.formatMessage({ id: 'notifications.heading' })}
        </Popover.Title>
        {(list.data?.unread ?? 0) > 0 ? (
          <Button size="xs" variant="ghost" onClick={() => markRead(null)}>
            {intl.formatMessage({ id: 'notifications.read-all' })}
          </Button>
        ) : null}
      </Flex>
      <Box maxH="min(60vh, 420px)" overflowY="auto" p="2">
        {list.isPending ? <RowsSkeleton rows={3} /> : null}
        {list.isError ? <ErrorState drawing={undefined} onRetry={() => void list.refetch()} /> : null}
        {list.data?.notifications.length === 0 ? (
          <Text color="fg.muted" textAlign="center" py="8" px="4">
            {intl.formatMessage({ id: 'notifications.none' })}
          </Text>
        ) : null}
        <Stack as="ul" gap="0.5" listStyleType="none">
          {list.data?.notifications.map((one) => (
            <NotificationLine
              key={one.id}
              notification={one}
              onFollow={() => {
                if (one.readAt === null) markRead([one.id])
                onFollow()
              }}
            />
          ))}
        </Stack>
      </Box>
    </>
  )
}
