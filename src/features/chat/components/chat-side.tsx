import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { ChatContact, ChatList } from '@contract/chat.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { type KeyboardEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { SearchField } from '@/ui/search-field.tsx'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/states.tsx'
import { ChatFace } from './chat-face.tsx'
import { ChatRow } from './chat-row.tsx'

type ChatSideProps = {
  query: UseQueryResult<ChatList>
  q: string
  who: string | null
  linkTo: (person: ChatContact) => string
  onSearch: (q: string) => void
  onProfile: () => void
  onContact: (person: ChatContact) => void
}

const isAt = (person: ChatContact, who: string | null) => who === String(person.id) || who === person.uid

/** The side: oneself, search, the chats and everybody else one may write to. */
export function ChatSide({ query, q, who, linkTo, onSearch, onProfile, onContact }: ChatSideProps) {
  const intl = useIntl()
  const lists = useRef<HTMLElement>(null)
  const { data } = query
  const chatted = new Set(data?.chatsContacts.map(({ id }) => id))
  const others = data?.contacts.filter(({ id }) => !chatted.has(id)) ?? []
  const isEmpty = data && data.chatsContacts.length + others.length === 0
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const rows = [...(lists.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    if (at < 0) return
    event.preventDefault()
    rows[at + step]?.focus()
  }
  const row = (person: ChatContact) => (
    <ChatRow
      key={person.uid}
      person={person}
      to={linkTo(person)}
      isOpen={isAt(person, who)}
      onContact={() => onContact(person)}
    />
  )
  return (
    <Flex direction="column" minH="0" minW="0" flex="1">
      <Flex gap="3" align="center" px="4" py="3" borderBottomWidth="1px">
        {data ? (
          <chakra.button
            type="button"
            aria-label={intl.formatMessage({ id: 'chat.profile.open' })}
            borderRadius="full"
            cursor="pointer"
            flexShrink="0"
            onClick={onProfile}
          >
            <ChatFace person={data.profileUser} presence={data.profileUser.status} isSaid={false} />
          </chakra.button>
        ) : (
          <Box boxSize="10" flexShrink="0" borderRadius="full" bg="bg.subtle" />
        )}
        <Box flex="1" minW="0">
          <SearchField
            value={q}
            onChange={onSearch}
            label={intl.formatMessage({ id: 'chat.list.search' })}
            width="full"
          />
        </Box>
      </Flex>
      <chakra.nav
        ref={lists}
        aria-label={intl.formatMessage({ id: 'chat.list.label' })}
        flex="1"
        minH="0"
        overflowY="auto"
        overscrollBehavior="contain"
        px="2"
        py="3"
        onKeyDown={move}
      >
        {query.isPending ? <RowsSkeleton rows={8} height="56px" /> : null}
        {query.isError && !data ? (
          <ErrorState level="h2" onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
        ) : null}
        {isEmpty ? (
          <EmptyState
            level="h2"
            drawing={q ? 'lost' : 'envelope'}
            title={intl.formatMessage({ id: q ? 'chat.list.none' : 'chat.list.no-contacts' })}
            body={intl.formatMessage({ id: q ? 'chat.list.none-body' : 'chat.list.no-contacts-body' })}
          />
        ) : null}
        <Stack gap="4">
          {data && data.chatsContacts.length > 0 ? (
            <Section title={intl.formatMessage({ id: 'chat.list.chats' })}>
              {data.chatsContacts.map(row)}
            </Section>
          ) : null}
          {others.length > 0 ? (
            <Section title={intl.formatMessage({ id: 'chat.list.all' })}>{others.map(row)}</Section>
          ) : null}
          {data?.hasMoreContacts ? (
            <Text px="3" textStyle="xs" color="fg.muted">
              {intl.formatMessage({ id: 'chat.list.more' })}
            </Text>
          ) : null}
        </Stack>
      </chakra.nav>
      <chakra.div role="status" srOnly>
        {q && data
          ? intl.formatMessage(
              { id: 'chat.list.found' },
              { count: data.chatsContacts.length + others.length },
            )
          : ''}
      </chakra.div>
    </Flex>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h2" textStyle="xs" color="fg.muted" fontWeight="medium" px="3" pb="1">
        {title}
      </Heading>
      <Stack as="ul" gap="0.5" role="list">
        {children}
      </Stack>
    </Box>
  )
}
