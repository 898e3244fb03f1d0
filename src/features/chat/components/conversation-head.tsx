import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ChatContact } from '@contract/chat.ts'
import { ArrowLeft, Info } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { nameWithCompany } from '@/features/people/shared/name-with-company.ts'
import { PersonButton } from '@/features/people/shared/person-button.tsx'
import { useRoleName } from '@/lib/auth/role-name.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { ChatAvatar } from './chat-avatar.tsx'

type HeadProps = { contact: ChatContact; isHere: boolean; backTo: string; onContact: () => void }

/** The header of a conversation: the contact and their presence. */
export function ConversationHead({ contact, isHere, backTo, onContact }: HeadProps) {
  const intl = useIntl()
  const nameRole = useRoleName()
  const presence = intl.formatMessage({ id: isHere ? 'chat.head.here' : `people.presence.${contact.status}` })
  const facts = [presence, nameRole(contact.role), contact.affiliation === null && contact.company]
    .filter(Boolean)
    .join(' · ')
  return (
    <Flex
      as="header"
      align="center"
      gap="3"
      px={{ base: '2', md: '5' }}
      minH="16"
      flexShrink="0"
      bg="bg.surface"
      borderBottomWidth="1px"
    >
      <IconButton label={intl.formatMessage({ id: 'chat.head.back' })} display={{ md: 'none' }} asChild>
        <Link to={backTo}>
          <ArrowLeft data-mirror="" aria-hidden />
        </Link>
      </IconButton>
      <ChatAvatar person={contact} presence={contact.status} isLabelled={false} />
      <Box flex="1" minW="0">
        <Heading as="h2" textStyle="sm" truncate>
          <PersonButton
            person={{ uid: contact.uid, name: contact.fullName }}
            text={nameWithCompany(intl, contact.fullName, contact.affiliation)}
          />
        </Heading>
        <Text textStyle="xs" color="fg.muted" truncate>
          {facts}
        </Text>
      </Box>
      <IconButton
        label={intl.formatMessage({ id: 'chat.head.contact' }, { name: contact.fullName })}
        onClick={onContact}
      >
        <Info aria-hidden />
      </IconButton>
    </Flex>
  )
}
