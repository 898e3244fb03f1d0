import { Box, Button, Flex, Popover, Stack, Text } from '@chakra-ui/react'
import type { notificationList } from '@contract/notifications.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type * as z from 'zod'
import { Drawing } from '@/ui/art/drawing.tsx'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { useMarkNotificationsRead } from '../api/notifications.ts'
import { NotificationItem } from './notification-item.tsx'

type NotificationPanelProps = {
  list: UseQueryResult<z.infer<typeof notificationList>>
  onFollow: () => void
}

/** The list that the bell opens, newest first, with a button that marks all as read. */
export function NotificationPanel({ list, onFollow }: NotificationPanelProps) {
  const intl = useIntl()
  const { mutate: markRead } = useMarkNotificationsRead()
  const news = useRef<HTMLDivElement>(null)
  const readAll = () => {
    markRead(null)
    // The button is removed after use, so focus moves to the list.
    news.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Flex align="center" justify="space-between" ps="4" pe="2" py="2" borderBottomWidth="1px" minH="12">
        <Popover.Title fontWeight="semibold">
          {intl.formatMessage({ id: 'notifications.heading' })}
        </Popover.Title>
        {(list.data?.unread ?? 0) > 0 ? (
          <Button size="xs" variant="ghost" onClick={readAll}>
            {intl.formatMessage({ id: 'notifications.read-all' })}
          </Button>
        ) : null}
      </Flex>
      <Box ref={news} tabIndex={-1} outline="none" maxH="min(60vh, 420px)" overflowY="auto" p="2">
        {list.isPending ? <RowsSkeleton rows={3} /> : null}
        {list.isError ? <ErrorState drawing={undefined} onRetry={() => void list.refetch()} /> : null}
        {list.data?.notifications.length === 0 ? (
          <Stack align="center" gap="3" py="6" px="4">
            <Drawing name="envelope" />
            <Text color="fg.muted" textAlign="center" textWrap="balance">
              {intl.formatMessage({ id: 'notifications.none' })}
            </Text>
          </Stack>
        ) : null}
        <Stack as="ul" gap="0.5" listStyleType="none">
          {list.data?.notifications.map((one) => (
            <NotificationItem
              key={one.id}
              notification={one}
              onFollow={() => {
                if (one.readAt === null) markRead(one.count > 1 ? { kind: one.kind } : [one.id])
                onFollow()
              }}
            />
          ))}
        </Stack>
      </Box>
    </>
  )
}
