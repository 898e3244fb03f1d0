import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { Role } from '@contract/roles.ts'
import { SlidersHorizontal, Trash2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { useRoleName } from '@/lib/auth/role-name.ts'
import { hasMessage } from '@/lib/i18n/has-message.ts'
import { href } from '@/lib/routing/href.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { raisedCard } from '@/ui/layout/raised-card.ts'

type RoleCardProps = { role: Role; mayEdit: boolean; onOpen: () => void; onDelete: (() => void) | undefined }

/** A role with its users and a button that opens its rules. */
export function RoleCard({ role, mayEdit, onOpen, onDelete }: RoleCardProps) {
  const intl = useIntl()
  const name = useRoleName()(role.name)
  const aboutId = `access.roles.about.${role.name}`
  const more = role.people - role.avatars.length
  const rulesId = mayEdit && role.name !== 'admin' ? 'access.roles.edit-rules' : 'access.roles.see-rules'
  return (
    <Stack as="article" gap="4" p="5" minW="0" {...raisedCard}>
      <Flex justify="space-between" align="center" gap="3" minH="8">
        <Link
          to={href('users.list', undefined, { role: role.name })}
          style={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
        >
          <FormattedMessage id="access.roles.people" values={{ count: role.people }} />
        </Link>
        <Flex aria-hidden>
          {role.avatars.slice(0, more > 0 ? 4 : 5).map((person, at) => (
            <Box
              key={person.uid}
              ms={at === 0 ? '0' : '-2'}
              borderRadius="full"
              borderWidth="2px"
              borderColor="bg.surface"
            >
              <PersonAvatar person={person} size="sm" />
            </Box>
          ))}
        </Flex>
      </Flex>
      <Box flex="1">
        <Heading as="h2" textStyle="md" overflowWrap="anywhere">
          {name}
        </Heading>
        <Text mt="1" color="fg.muted">
          {role.isCustom
            ? role.description || intl.formatMessage({ id: 'access.roles.custom' })
            : hasMessage(intl, aboutId)
              ? intl.formatMessage({ id: aboutId })
              : role.description}
        </Text>
      </Box>
      <Flex justify="space-between" align="center" gap="2">
        <Button
          variant="outline"
          aria-label={`${intl.formatMessage({ id: rulesId })}: ${name}`}
          onClick={onOpen}
        >
          <SlidersHorizontal size={16} aria-hidden />
          <FormattedMessage id={rulesId} />
        </Button>
        {onDelete ? (
          <IconButton label={intl.formatMessage({ id: 'access.roles.delete' }, { name })} onClick={onDelete}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        ) : null}
      </Flex>
    </Stack>
  )
}
