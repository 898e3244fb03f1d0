import { Heading, Stack, Text } from '@chakra-ui/react'
import type { ChatContact } from '@contract/chat.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useRoleName } from '@/lib/role-name.ts'
import { DrawerFrame } from '@/ui/drawer-frame.tsx'
import { ChatAvatar } from './chat-avatar.tsx'

/** The details of a contact. */
export function ContactDrawer({ contact, onClose }: { contact: ChatContact; onClose: () => void }) {
  const intl = useIntl()
  const nameRole = useRoleName()
  const { fullName: name, status, role, company, about } = contact
  return (
    <DrawerFrame
      size="xs"
      isReading
      title={intl.formatMessage({ id: 'chat.contact.title' })}
      onClose={onClose}
    >
      <Stack align="center" gap="3" pb="6">
        <ChatAvatar person={contact} presence={status} size="lg" isLabelled={false} />
        <Stack align="center" gap="0.5" textAlign="center">
          <Heading as="h3" textStyle="md">
            <bdi>{name}</bdi>
          </Heading>
          <Text color="fg.muted">{intl.formatMessage({ id: `people.presence.${status}` })}</Text>
        </Stack>
      </Stack>
      <Stack as="dl" gap="4">
        <Fact label={intl.formatMessage({ id: 'chat.contact.about' })}>
          {about ? (
            about
          ) : (
            <Text as="span" color="fg.muted">
              {intl.formatMessage({ id: 'chat.contact.about-none' }, { name })}
            </Text>
          )}
        </Fact>
        {role ? <Fact label={intl.formatMessage({ id: 'chat.contact.role' })}>{nameRole(role)}</Fact> : null}
        {company ? <Fact label={intl.formatMessage({ id: 'chat.contact.company' })}>{company}</Fact> : null}
      </Stack>
    </DrawerFrame>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" m="0" whiteSpace="pre-wrap" overflowWrap="anywhere">
        <bdi>{children}</bdi>
      </Text>
    </div>
  )
}
