import { Box, Flex, Heading } from '@chakra-ui/react'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { personQuery } from '@/features/people/api/people.ts'
import { today } from '@/lib/calendar-day.ts'
import { importWithRetry } from '@/lib/import-with-retry.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import { LazyBoundary } from '@/ui/lazy-boundary.tsx'
import { lazyWithRetry } from '@/ui/lazy-with-retry.tsx'
import { ProseSkeleton } from '@/ui/states.tsx'
import { draftsQuery } from '../../api/drafts.ts'
import { fromDraft } from '../../model/composition.ts'
import { draftStore, isSent } from '../../model/draft-store.ts'
import { fromRequest } from '../../model/from-request.ts'
import { ListToggle } from '../list-toggle.tsx'
import { useMail } from '../mail-context.ts'
import { useSentNotice } from '../use-sent-notice.ts'

const Composer = lazyWithRetry(() => import('./composer.tsx'), 'MailComposer')

/** A new message with the pane to itself; the address names its draft, so that a reload loses nothing. */
export function ComposePane({ compose }: { compose: string }) {
  const intl = useIntl()
  const { uid, mailbox } = useMail()
  const shelf = draftStore.of(uid)
  const composition = draftStore.useAll(uid).find(({ id }) => id === compose)
  const drafts = useQuery(draftsQuery)
  const stored = drafts.data?.find(({ id }) => id === compose)
  useBegin(compose)
  useEffect(() => {
    if (composition || compose === '1') return
    if (stored && !isSent(uid, stored.id)) shelf.put(fromDraft(stored))
    else if (drafts.isSuccess) mailbox.closeThread()
  }, [composition, compose, stored, drafts.isSuccess, shelf, uid, mailbox.closeThread])
  const noteSent = useSentNotice()
  const done = (how: 'queued' | 'discarded') => {
    mailbox.closeThread()
    if (how === 'queued') noteSent(compose)
  }
  return (
    <Flex direction="column" height="full" minH="0" bg="bg.surface">
      <Flex align="center" h="14" px="2" gap="1" borderBottomWidth="1px" flexShrink="0">
        <IconButton
          label={intl.formatMessage({ id: 'mail.back' })}
          display={{ base: 'inline-flex', md: 'none' }}
          onClick={mailbox.closeThread}
        >
          <ArrowLeft data-mirror="" />
        </IconButton>
        <ListToggle />
        <Heading as="h2" textStyle="md" flex="1" ps="2">
          {intl.formatMessage({ id: 'mail.compose.new' })}
        </Heading>
        <IconButton
          label={intl.formatMessage({ id: 'mail.compose.close' })}
          display={{ base: 'none', md: 'inline-flex' }}
          onClick={mailbox.closeThread}
        >
          <X />
        </IconButton>
      </Flex>
      <Flex direction="column" position="relative" flex="1" minH="0" overflowY="auto">
        {composition ? (
          <LazyBoundary
            failure="inline"
            key={composition.id}
            fallback={
              <Box p="6">
                <ProseSkeleton lines={5} />
              </Box>
            }
          >
            <Composer composition={composition} isInline={false} onDone={done} />
          </LazyBoundary>
        ) : (
          <Box p="6">
            <ProseSkeleton lines={5} />
          </Box>
        )}
      </Flex>
    </Flex>
  )
}

/** The request a message is to be about; its call comes with the schemas of requests, which the mailbox does without. */
async function requestOf(client: QueryClient, id: string) {
  const { projectQuery } = await importWithRetry(() => import('@/features/projects/api/projects.ts'))
  return client.ensureQueryData(projectQuery(id))
}

/** `?compose=1&to=<uid>&project=<id>` begins a message with what is known of person and request; the address then names the draft. */
function useBegin(compose: string) {
  const client = useQueryClient()
  const { uid, isStaff, mailbox, compose: begin } = useMail()
  const to = mailbox.search.get('to')
  const project = mailbox.search.get('project')
  const isBegun = useRef(false)
  useEffect(() => {
    if (compose !== '1') {
      isBegun.current = false
      return
    }
    // Once: the address takes a moment to follow, and everything may be drawn again until then.
    if (isBegun.current) return
    isBegun.current = true
    const start = async () => {
      const [person, request] = await Promise.all([
        to ? client.ensureQueryData(personQuery(to)) : null,
        project ? requestOf(client, project) : null,
      ])
      begin({
        ...(request ? fromRequest(request, uid, isStaff, today()) : {}),
        ...(person
          ? { to: [{ uid: person.uid, name: person.name, email: person.email, avatar: person.avatar }] }
          : {}),
      })
    }
    void start().catch((error: unknown) => {
      console.warn('The person or the request to write about could not be found.', error)
      begin(project ? { projectId: project } : {})
    })
  }, [compose, to, project, client, begin, uid, isStaff])
}
