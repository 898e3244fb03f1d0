import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ChatContact } from '@contract/chat.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { href } from '@/lib/routing/href.ts'
import { useQueryValues } from '@/lib/routing/use-query-values.ts'
import { useShortcuts } from '@/lib/shortcuts/shortcuts.ts'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { chatsQuery } from '../api/chats.ts'
import { useChatEvents, usePresenceEvents } from '../api/use-chat-events.ts'
import { ChatSide } from './chat-side.tsx'
import { ContactDrawer } from './contact-drawer.tsx'
import { ChatConversation } from './conversation.tsx'
import { ProfileDrawer } from './profile-drawer.tsx'

/** The chat list beside a conversation; narrow screens show one of the two. */
export function ChatScreen({ uid }: { uid: string }) {
  const intl = useIntl()
  const [params, changeQuery] = useQueryValues()
  const [isProfileOpen, setProfileOpen] = useState(false)
  const [shown, setShown] = useState<ChatContact | null>(null)
  const q = params.get('q') ?? ''
  const who = params.get('with')
  const list = useQuery(chatsQuery(q))
  useChatEvents(uid)
  usePresenceEvents(list.data?.presenceTopics ?? [])
  useShortcuts(
    [
      { keys: 'j', label: intl.formatMessage({ id: 'chat.keys.next' }) },
      { keys: 'k', label: intl.formatMessage({ id: 'chat.keys.previous' }) },
      { keys: 'Enter', label: intl.formatMessage({ id: 'chat.keys.send' }) },
      { keys: 'Shift+Enter', label: intl.formatMessage({ id: 'chat.keys.line' }) },
      { keys: 'Esc', label: intl.formatMessage({ id: 'chat.keys.leave' }) },
    ],
    intl.formatMessage({ id: 'chat.keys.heading' }),
  )
  const search = (next: string) => changeQuery({ q: next })
  const linkTo = (person: ChatContact) => href('chat.page', undefined, { with: person.id, q: q || undefined })
  return (
    <Flex flex="1" minH="0" bg="bg.surface">
      <chakra.h1 srOnly tabIndex={-1}>
        {intl.formatMessage({ id: 'chat.page.title' })}
      </chakra.h1>
      <Flex
        display={{ base: who ? 'none' : 'flex', md: 'flex' }}
        width={{ base: 'full', md: '300px', xl: '340px' }}
        flexShrink="0"
        minH="0"
        borderInlineEndWidth={{ md: '1px' }}
      >
        <ChatSide
          query={list}
          q={q}
          who={who}
          linkTo={linkTo}
          onSearch={search}
          onProfile={() => setProfileOpen(true)}
          onContact={setShown}
        />
      </Flex>
      <Box
        display={{ base: who ? 'flex' : 'none', md: 'flex' }}
        flex="1"
        minW="0"
        minH="0"
        flexDirection="column"
        bg="bg"
      >
        {who ? (
          <ChatConversation
            key={who}
            who={who}
            uid={uid}
            backTo={href('chat.page', undefined, { q: q || undefined })}
            onContact={setShown}
          />
        ) : (
          <Flex flex="1" align="center" justify="center">
            <EmptyState
              level="h2"
              drawing="paper-boat"
              title={intl.formatMessage({ id: 'chat.empty.title' })}
              body={intl.formatMessage({ id: 'chat.empty.body' })}
            />
          </Flex>
        )}
      </Box>
      {isProfileOpen && list.data ? (
        <ProfileDrawer profile={list.data.profileUser} onClose={() => setProfileOpen(false)} />
      ) : null}
      {shown ? <ContactDrawer contact={shown} onClose={() => setShown(null)} /> : null}
    </Flex>
  )
}
