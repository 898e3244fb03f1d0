import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { ChatContact, ChatSummary as Row } from '@contract/chat.ts'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { nameWithCompany } from '@/features/people/shared/name-with-company.ts'
import { useRoleName } from '@/lib/auth/role-name.ts'
import { toDay, today } from '@/lib/time/calendar-day.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { selectedRow } from '@/ui/lists/selected-row.ts'
import { ChatAvatar } from './chat-avatar.tsx'
import { useRowMenu } from './use-row-menu.ts'

const RowLink = chakra(Link)
const Time = chakra('time')

type ChatRowProps = {
  person: ChatContact & { chat?: Row['chat'] }
  to: string
  isOpen: boolean
  onContact: () => void
}

/** A row of the chat list: a person with the last message or their role. */
export function ChatListRow({ person, to, isOpen, onContact }: ChatRowProps) {
  const intl = useIntl()
  const nameRole = useRoleName()
  const menu = useContextMenu()
  const items = useRowMenu(person, to, onContact)
  const last = person.chat?.messages.at(-1)
  const unseen = person.chat?.unseenMsgs ?? 0
  const isToday = last && toDay(new Date(last.time)) === today()
  const facts = [nameRole(person.role), person.affiliation === null && person.company]
    .filter(Boolean)
    .join(' · ')
  const lastText =
    last &&
    (last.senderId === person.id
      ? last.message
      : intl.formatMessage({ id: 'chat.list.you' }, { text: last.message }))
  return (
    <RowLink
      to={to}
      data-row=""
      aria-current={isOpen ? 'true' : undefined}
      display="flex"
      gap="3"
      alignItems="center"
      px="3"
      py="2"
      minH="14"
      borderRadius="control"
      position="relative"
      overflow="hidden"
      {...selectedRow(isOpen)}
      onContextMenu={(event) =>
        menu.openFromEvent(
          event,
          items,
          intl.formatMessage({ id: 'chat.row.menu' }, { name: person.fullName }),
        )
      }
    >
      <ChatAvatar person={person} presence={person.status} isLabelled={last !== undefined} />
      <Box flex="1" minW="0">
        <Flex gap="2" align="baseline">
          <Text as="span" flex="1" truncate fontWeight={unseen > 0 ? 'semibold' : 'medium'}>
            <bdi>{nameWithCompany(intl, person.fullName, person.affiliation)}</bdi>
          </Text>
          {last ? (
            <Time dateTime={last.time} textStyle="xs" color="fg.muted" flexShrink="0">
              <bdi>
                {isToday ? formatDate(intl, last.time, 'time') : formatDate(intl, last.time, 'monthDay')}
              </bdi>
            </Time>
          ) : null}
        </Flex>
        <Flex gap="2" align="center">
          {/* Starts at the row's start edge and truncates its own end, in either text direction. */}
          <Flex flex="1" minW="0">
            <Text
              as="span"
              minW="0"
              truncate
              textStyle="xs"
              color={unseen > 0 ? 'fg' : 'fg.muted'}
              fontWeight={unseen > 0 ? 'medium' : undefined}
              dir="auto"
            >
              {lastText ??
                `${intl.formatMessage({ id: `people.presence.${person.status}` })}${facts ? ` · ${facts}` : ''}`}
            </Text>
          </Flex>
          {unseen > 0 ? (
            <Badge colorPalette="brand" variant="solid" size="xs" flexShrink="0">
              <span aria-hidden>{unseen > 99 ? '99+' : unseen}</span>
              <chakra.span srOnly>
                {intl.formatMessage({ id: 'chat.list.unseen' }, { count: unseen })}
              </chakra.span>
            </Badge>
          ) : null}
        </Flex>
      </Box>
    </RowLink>
  )
}
