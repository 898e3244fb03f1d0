import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { Notification } from '@contract/notifications.ts'
import {
  BookOpen,
  CircleAlert,
  CircleCheck,
  ClipboardList,
  CreditCard,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageSquareText,
  UserPlus,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatAge } from '@/ui/format/format-date.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { describeRow, type NotificationSign, rowText } from '../model/describe-notification.ts'

const Anchor = chakra(Link)

const signs: Readonly<Record<NotificationSign, { Icon: LucideIcon; colour: string }>> = {
  done: { Icon: CircleCheck, colour: 'success.fg' },
  share: { Icon: BookOpen, colour: 'brand.fg' },
  failed: { Icon: CircleAlert, colour: 'danger.fg' },
  request: { Icon: ClipboardList, colour: 'brand.fg' },
  comment: { Icon: MessageSquareText, colour: 'brand.fg' },
  message: { Icon: Mail, colour: 'brand.fg' },
  chat: { Icon: MessageCircle, colour: 'brand.fg' },
  plan: { Icon: CreditCard, colour: 'brand.fg' },
  account: { Icon: UserPlus, colour: 'brand.fg' },
}

type NotificationLineProps = { notification: Notification; onFollow: () => void }

/** A notification; an unread one is bold, has a mark and is labelled as unread. */
export function NotificationItem({ notification, onFollow }: NotificationLineProps) {
  const intl = useIntl()
  const { to, sign } = describeRow(notification)
  const isUnread = notification.readAt === null
  const { Icon, colour } = signs[sign]
  return (
    <Box as="li">
      <Anchor
        to={to ?? '#'}
        onClick={onFollow}
        display="flex"
        gap="3"
        p="2.5"
        borderRadius="control"
        _hover={{ bg: 'bg.subtle' }}
      >
        <Box color={colour} pt="0.5" flexShrink="0">
          <Icon size={18} aria-hidden />
        </Box>
        <Box flex="1" minW="0">
          <Text fontWeight={isUnread ? 'semibold' : 'normal'} dir="auto" css={textAlignMatchParent}>
            {rowText(intl, notification)}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {formatAge(intl, new Date(notification.createdAt), new Date())}
          </Text>
        </Box>
        {isUnread ? (
          <Flex align="center">
            <Box boxSize="2" borderRadius="full" bg="mark.fg" />
            <chakra.span srOnly>{intl.formatMessage({ id: 'notifications.unread' })}</chakra.span>
          </Flex>
        ) : null}
      </Anchor>
    </Box>
  )
}
