import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { cleanName } from '@contract/clean-name.ts'
import type { MailMessage, ThreadSummary } from '@contract/mail.ts'
import { EllipsisVertical, Forward, Paperclip, Reply, ReplyAll } from 'lucide-react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { AttachmentList } from '@/features/attachments/shared/attachment-list.tsx'
import { OriginalMail } from '@/features/mail-delivery/shared/original-mail.tsx'
import { Affiliation } from '@/features/people/shared/affiliation.tsx'
import { visitorLabel } from '@/features/people/shared/name-with-company.ts'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { PersonButton } from '@/features/people/shared/person-button.tsx'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { formatDate, formatShortTime } from '@/ui/format/format-date.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { MAIL_BUCKET } from '../../model/bucket.ts'
import type { ReplyKind } from '../../model/reply-request.ts'
import { DeliveryState } from '../delivery-state.tsx'
import { VisitorAvatar } from '../visitor-avatar.tsx'
import { DownloadFiles } from './download-files.tsx'
import { MessageBody } from './message-body.tsx'
import { Recipients, recipientState } from './recipients.tsx'
import { senderName } from './sender-name.ts'

type MessageCardProps = {
  message: MailMessage
  /** The visitor of the public pages who wrote the message. */
  visitor?: ThreadSummary['visitor']
  /** The visitor to whom the message was sent by mail. */
  recipientVisitor?: ThreadSummary['visitor']
  isOpen: boolean
  onToggle: (id: string) => void
  onReply: (kind: ReplyKind, message: MailMessage) => void
}

/**
 * A message of a conversation: collapsed to its first words, or in full. Memoized, because the conversation renders at
 * each key of a reply.
 */
export const MessageCard = memo(function MessageCard({
  message,
  visitor = null,
  recipientVisitor = null,
  isOpen,
  onToggle,
  onReply,
}: MessageCardProps) {
  const intl = useIntl()
  const menu = useContextMenu()
  const { from, isMine, sentAt, attachments } = message
  const name = visitor ? visitorLabel(intl, visitor) : senderName(intl, message)
  const detail = message.recipients.map((one) => `${one.name}: ${recipientState(intl, one)}`).join(' · ')
  const line = (kind: ReplyKind, icon: typeof Reply) => ({
    id: kind,
    label: intl.formatMessage({ id: `mail.reply.${kind}` }),
    icon,
    action: () => onReply(kind, message),
  })
  const items = [
    line('reply', Reply),
    line('reply-all', ReplyAll),
    line('forward', Forward),
    line('forward-one', Forward),
  ]
  const menuLabel = intl.formatMessage({ id: 'mail.message.menu' }, { name })
  return (
    <Box
      as="article"
      data-message={message.id}
      aria-label={intl.formatMessage(
        { id: 'mail.message.label' },
        { name, time: formatDate(intl, sentAt, 'fullDayTime') },
      )}
      borderBottomWidth="1px"
      px={{ base: '4', lg: '6' }}
      onContextMenu={(event) => {
        // With selected text, the browser's context menu stays available for copying.
        if (window.getSelection()?.isCollapsed !== false) menu.openFromEvent(event, items, menuLabel)
      }}
    >
      <Flex
        gap="3"
        py="3"
        align="flex-start"
        position="relative"
        cursor="pointer"
        onClick={(event) => {
          if (!(event.target as Element).closest('button, a, dl')) onToggle(message.id)
        }}
      >
        {visitor ? (
          <VisitorAvatar />
        ) : from && !isMine && !from.isTeam ? (
          <PersonButton
            person={from}
            trigger={
              <chakra.button
                type="button"
                aria-label={intl.formatMessage({ id: 'people.card.label' }, { name: cleanName(from.name) })}
                flexShrink="0"
                cursor="pointer"
                borderRadius="full"
              >
                <PersonAvatar person={from} size="sm" />
              </chakra.button>
            }
          />
        ) : (
          <PersonAvatar person={from ?? { name, avatar: null }} size="sm" />
        )}
        <Box flex="1" minW="0">
          <Flex align="center" columnGap="2" wrap="wrap">
            {isMine || visitor ? null : <Affiliation of={from?.affiliation} />}
            <chakra.button
              type="button"
              aria-expanded={isOpen}
              fontWeight={message.state === 'unread' ? 'semibold' : 'medium'}
              overflowWrap="anywhere"
              textAlign="start"
              cursor="pointer"
              borderRadius="control"
              onClick={() => onToggle(message.id)}
            >
              <bdi>{cleanName(name)}</bdi>
            </chakra.button>
            {isOpen || attachments.length === 0 ? null : (
              <Paperclip
                size={14}
                aria-label={intl.formatMessage({ id: 'mail.list.attachments' })}
                style={{ flexShrink: 0 }}
              />
            )}
            <Flex flex="1" minW="0" />
            {isMine ? <DeliveryState state={message.state} detail={detail} /> : null}
            <chakra.time
              dir="auto"
              dateTime={sentAt}
              title={formatDate(intl, sentAt, 'fullDayTime')}
              textStyle="xs"
              color="fg.muted"
              flexShrink="0"
            >
              {formatShortTime(intl, sentAt, new Date())}
            </chakra.time>
          </Flex>
          {isOpen ? (
            <Recipients message={message} visitor={recipientVisitor} />
          ) : (
            <Text color="fg.muted" truncate dir="auto" css={textAlignMatchParent}>
              {message.text}
            </Text>
          )}
        </Box>
        {isOpen ? (
          <Flex mt="-1.5" me="-2" flexShrink="0">
            <IconButton
              size="sm"
              label={intl.formatMessage({ id: 'mail.reply.reply' })}
              onClick={() => onReply('reply', message)}
            >
              <Reply data-mirror="" />
            </IconButton>
            <IconButton
              size="sm"
              label={menuLabel}
              aria-haspopup="menu"
              onClick={(event) => menu.openFromButton(event.currentTarget, items, menuLabel)}
            >
              <EllipsisVertical />
            </IconButton>
          </Flex>
        ) : null}
      </Flex>
      {isOpen ? (
        <Box ps={{ base: '0', sm: '11' }} pb="5">
          <MessageBody html={message.html} />
          {message.isByMail ? <OriginalMail id={message.id} /> : null}
          {attachments.length > 0 ? (
            <Box mt="4" maxW="md">
              <AttachmentList
                bucket={MAIL_BUCKET}
                files={attachments}
                label={intl.formatMessage({ id: 'mail.attachments' })}
              />
              <DownloadFiles name={message.subject} files={attachments} />
            </Box>
          ) : null}
        </Box>
      ) : null}
    </Box>
  )
})
