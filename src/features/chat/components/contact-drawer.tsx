import { CloseButton, Drawer, Heading, Portal, Stack, Text } from '@chakra-ui/react'
import type { ChatContact } from '@contract/chat.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useRoleName } from '@/lib/role-name.ts'
import { useOpened } from '@/ui/use-opened.ts'
import { ChatFace } from './chat-face.tsx'

/** Everything one may know of somebody one writes to. */
export function ContactDrawer({ contact, onClose }: { contact: ChatContact; onClose: () => void }) {
  const intl = useIntl()
  const nameRole = useRoleName()
  const isOpened = useOpened()
  const { fullName: name, status, role, company, about } = contact
  return (
    <Drawer.Root
      open={isOpened}
      size="xs"
      placement="end"
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{intl.formatMessage({ id: 'chat.contact.title' })}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <Stack align="center" gap="3" pb="6">
                <ChatFace person={contact} presence={status} size="lg" isSaid={false} />
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
                {role ? (
                  <Fact label={intl.formatMessage({ id: 'chat.contact.role' })}>{nameRole(role)}</Fact>
                ) : null}
                {company ? (
                  <Fact label={intl.formatMessage({ id: 'chat.contact.company' })}>{company}</Fact>
                ) : null}
              </Stack>
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton
                size="sm"
                colorPalette="gray"
                aria-label={intl.formatMessage({ id: 'ui.close' })}
              />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
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
