import { Box, chakra, Flex, Heading, Stack } from '@chakra-ui/react'
import type { ChatContact, ChatList } from '@contract/chat.ts'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, use, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { CharacterKeys } from '@/ui/keys/character-keys.ts'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { contactsQuery } from '../api/chats.ts'
import { ChatAvatar } from './chat-avatar.tsx'
import { ChatListRow } from './chat-list-row.tsx'
import { ContactList } from './contact-list.tsx'

type ChatSideProps = {
  query: UseQueryResult<ChatList>
  q: string
  who: string | null
  linkTo: (person: ChatContact) => string
  onSearch: (q: string) => void
  onProfile: () => void
  onContact: (person: ChatContact) => void
}

const arrowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const letterSteps: Readonly<Record<string, number>> = { ...arrowSteps, j: 1, k: -1 }

const isAt = (person: ChatContact, who: string | null) => who === String(person.id) || who === person.uid

/** The chat list: own profile, search, chats and other contacts. */
export function ChatSide({ query, q, who, linkTo, onSearch, onProfile, onContact }: ChatSideProps) {
  const intl = useIntl()
  const lists = useRef<HTMLElement>(null)
  const { data } = query
  const contacts = useQuery({ ...contactsQuery(q, 1), placeholderData: keepPreviousData })
  const total = contacts.data?.total ?? 0
  const chatted = useMemo(() => new Set(data?.chatsContacts.map(({ id }) => id)), [data])
  const failed = [query, contacts].find(({ isError, data: known }) => isError && !known)
  const isPending = !failed && (query.isPending || contacts.isPending)
  const isEmpty = data && contacts.data && data.chatsContacts.length + total === 0
  const hasLetters = use(CharacterKeys)
  const move = (event: KeyboardEvent) => {
    const step = (hasLetters ? letterSteps : arrowSteps)[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const rows = [...(lists.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    if (at < 0) return
    event.preventDefault()
    rows[at + step]?.focus()
  }
  const row = (person: ChatContact) => (
    <ChatListRow
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
            <ChatAvatar person={data.profileUser} presence={data.profileUser.status} isLabelled={false} />
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
        {isPending ? <RowsSkeleton rows={8} height="56px" /> : null}
        {failed ? (
          <ErrorState
            level="h2"
            onRetry={() => {
              for (const one of [query, contacts]) if (one.isError) void one.refetch()
            }}
            isRetrying={failed.isFetching}
          />
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
              <Stack as="ul" gap="0.5" role="list" listStyleType="none">
                {data.chatsContacts.map((person) => (
                  <li key={person.uid}>{row(person)}</li>
                ))}
              </Stack>
            </Section>
          ) : null}
          {data && total > 0 ? (
            <Section title={intl.formatMessage({ id: 'chat.list.all' })}>
              <ContactList
                key={q}
                q={q}
                total={total}
                label={intl.formatMessage({ id: 'chat.list.all' })}
                chatted={chatted}
                frame={lists}
              >
                {row}
              </ContactList>
            </Section>
          ) : null}
        </Stack>
      </chakra.nav>
      <chakra.div role="status" srOnly>
        {q && data && contacts.data
          ? intl.formatMessage({ id: 'chat.list.found' }, { count: data.chatsContacts.length + total })
          : ''}
      </chakra.div>
    </Flex>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h2" textStyle="xs" color="fg.muted" fontWeight="medium" px="3" pb="1">
        {title}
      </Heading>
      {children}
    </Box>
  )
}
