import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { UserDetail } from '@contract/users.ts'
import { MailQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { useRoleName } from '@/lib/auth/role-name.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { StatusBadge } from '../shared/status-badge.tsx'

/** The header of the user page: avatar, name, status and figures. */
export function UserHead({ user, actions }: { user: UserDetail; actions: ReactNode }) {
  const intl = useIntl()
  const roleName = useRoleName()
  return (
    <Stack gap="4">
      <Flex gap="4" align="center" wrap="wrap" justify="space-between">
        <Flex gap="4" align="center" minW="0">
          <PersonAvatar person={{ name: user.fullName, avatar: user.avatar }} size="lg" />
          <Box minW="0">
            <Heading as="h1" textStyle="xl" tabIndex={-1} overflowWrap="anywhere">
              {user.fullName}
            </Heading>
            <Flex mt="1" gap="2" align="center" wrap="wrap" color="fg.muted">
              <StatusBadge status={user.status} />
              <Text as="span">{[roleName(user.role), user.company].filter(Boolean).join(' · ')}</Text>
            </Flex>
          </Box>
        </Flex>
        <Flex gap="2" wrap="wrap">
          {actions}
        </Flex>
      </Flex>
      {user.invitedAt && user.status === 'pending' ? (
        <Flex gap="2" p="3" borderRadius="control" bg="warning.subtle" color="warning.fg" align="flex-start">
          <MailQuestion size={18} aria-hidden style={{ flexShrink: 0 }} />
          <Text>
            <FormattedMessage
              id="users.view.invited"
              values={{ day: formatDate(intl, user.invitedAt, 'day') }}
            />
          </Text>
        </Flex>
      ) : null}
      <Flex gap={{ base: '6', md: '10' }} wrap="wrap">
        <Done words="users.view.tasks-done" count={user.taskDone} />
        <Done words="users.view.projects-done" count={user.projectDone} />
      </Flex>
    </Stack>
  )
}

function Done({ words, count }: { words: MessageId; count: number }) {
  const intl = useIntl()
  return (
    <Box>
      <Text textStyle="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {intl.formatNumber(count)}
      </Text>
      <Text color="fg.muted">
        <FormattedMessage id={words} values={{ count }} />
      </Text>
    </Box>
  )
}
