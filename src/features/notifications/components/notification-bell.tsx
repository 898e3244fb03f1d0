import { Box, Popover, Portal } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useTitleCount } from '@/lib/routing/page-title.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { notificationsQuery, useLiveNotifications, useMarkNotificationsRead } from '../api/notifications.ts'
import { useArrivals } from '../hooks/use-arrivals.ts'
import { NotificationPanel } from './notification-panel.tsx'

/** The notification button of the app bar, with the number of unread notifications and their list. */
export function NotificationBell({ uid }: { uid: string }) {
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const list = useQuery(notificationsQuery)
  useLiveNotifications(uid)
  const { mutate: markRead } = useMarkNotificationsRead()
  useArrivals(list.data?.notifications, markRead, isOpen)
  const unread = list.data?.unread ?? 0
  useTitleCount(unread)
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <IconButton label={intl.formatMessage({ id: 'notifications.bell' }, { unread })} position="relative">
          <Bell />
          {unread > 0 ? (
            <Box
              position="absolute"
              top="1"
              insetInlineEnd="1"
              minW="4"
              h="4"
              px="1"
              borderRadius="full"
              bg="mark.solid"
              color="mark.contrast"
              textStyle="2xs"
              fontWeight="semibold"
              display="grid"
              placeItems="center"
              aria-hidden
            >
              {unread > 99 ? '99+' : intl.formatNumber(unread)}
            </Box>
          ) : null}
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            aria-label={intl.formatMessage({ id: 'notifications.heading' })}
            width={{ base: 'calc(100vw - 16px)', sm: '380px' }}
          >
            <NotificationPanel list={list} onFollow={() => setIsOpen(false)} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
