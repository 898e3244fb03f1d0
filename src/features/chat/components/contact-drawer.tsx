import { Heading, Stack, Text } from '@chakra-ui/react'
import type { ChatContact } from '@contract/chat.ts'
import { useIntl } from 'react-intl'
import { useRoleName } from '@/lib/auth/role-name.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { DescriptionList } from '@/ui/layout/description-list.tsx'
import { DrawerFrame } from '@/ui/overlay/drawer-frame.tsx'
import { ChatAvatar } from './chat-avatar.tsx'

/** The details of a contact. */
export function ContactDrawer({ contact, onClose }: { contact: ChatContact; onClose: () => void }) {
  const intl = useIntl()
  const t = useT('chat.contact')
  const nameRole = useRoleName()
  const { fullName: name, status, role, company, about } = contact
  return (
    <DrawerFrame size="xs" isReading title={t('title')} onClose={onClose}>
      <Stack align="center" gap="3" pb="6">
        <ChatAvatar person={contact} presence={status} size="lg" isLabelled={false} />
        <Stack align="center" gap="0.5" textAlign="center">
          <Heading as="h3" textStyle="md">
            <bdi>{name}</bdi>
          </Heading>
          <Text color="fg.muted">{intl.formatMessage({ id: `people.presence.${status}` })}</Text>
        </Stack>
      </Stack>
      <DescriptionList
        isStacked
        items={[
          {
            name: t('about'),
            value: about || (
              <Text as="span" color="fg.muted">
                {t('about-none', { name })}
              </Text>
            ),
          },
          ...(role ? [{ name: t('role'), value: nameRole(role) }] : []),
          ...(company ? [{ name: t('company'), value: company }] : []),
        ]}
      />
    </DrawerFrame>
  )
}
