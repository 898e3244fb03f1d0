import { Box, Flex, Heading } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { personQuery } from '@/features/people/api/people.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import { lazyPart } from '@/ui/lazy-part.tsx'
import { LoadedInPlace } from '@/ui/loaded-in-place.tsx'
import { ProseSkeleton } from '@/ui/states.tsx'
import { toast } from '@/ui/toaster.tsx'
import { draftsQuery } from '../../api/drafts.ts'
import { fromDraft } from '../../model/composition.ts'
import { isSettled, keptDrafts } from '../../model/kept.ts'
import { useMail } from '../mail-context.ts'

const Composer = lazyPart(() => import('./composer.tsx').then((file) => file.Composer))

/** A new message with the pane to itself; the address names its draft, so that a reload loses nothing. */
export function ComposePane({ compose }: { compose: string }) {
  const intl = useIntl()
  const { uid, mailbox } = useMail()
  const shelf = keptDrafts.of(uid)
  const composition = keptDrafts.useAll(uid).find(({ id }) => id === compose)
  const drafts = useQuery(draftsQuery)
  const stored = drafts.data?.find(({ id }) => id === compose)
  useBegin(compose)
  useEffect(() => {
    if (composition || compose === '1') return
    if (stored && !isSettled(uid, stored.id)) shelf.put(fromDraft(stored))
    else if (drafts.isSuccess) mailbox.closeThread()
  }, [composition, compose, stored, drafts.isSuccess, shelf, uid, mailbox.closeThread])
  const done = (how: 'sent' | 'waiting' | 'discarded', threadId?: string) => {
    mailbox.closeThread()
    if (how === 'waiting') toast.info({ title: intl.formatMessage({ id: 'mail.sent.waiting' }) })
    if (how === 'sent' && threadId)
      toast.success({
        title: intl.formatMessage({ id: 'mail.sent' }),
        action: {
          label: intl.formatMessage({ id: 'mail.sent.view' }),
          onClick: () => mailbox.openThread(threadId),
        },
      })
  }
  return (
    <Flex direction="column" height="full" minH="0" bg="bg.surface">
      <Flex align="center" h="14" px="2" gap="1" borderBottomWidth="1px" flexShrink="0">
        <IconButton
          label={intl.formatMessage({ id: 'mail.back' })}
          display={{ base: 'inline-flex', md: 'none' }}
          onClick={mailbox.closeThread}
        >
          <ArrowLeft strokeWidth={1.75} data-mirror="" />
        </IconButton>
        <Heading as="h2" textStyle="md" flex="1" ps="2">
          {intl.formatMessage({ id: 'mail.compose.new' })}
        </Heading>
        <IconButton
          label={intl.formatMessage({ id: 'mail.compose.close' })}
          display={{ base: 'none', md: 'inline-flex' }}
          onClick={mailbox.closeThread}
        >
          <X strokeWidth={1.75} />
        </IconButton>
      </Flex>
      <Flex direction="column" position="relative" flex="1" minH="0" overflowY="auto">
        {composition ? (
          <LoadedInPlace
            key={composition.id}
            fallback={
              <Box p="6">
                <ProseSkeleton lines={5} />
              </Box>
            }
          >
            <Composer composition={composition} isInline={false} onDone={done} />
          </LoadedInPlace>
        ) : (
          <Box p="6">
            <ProseSkeleton lines={5} />
          </Box>
        )}
      </Flex>
    </Flex>
  )
}

/** `?compose=1&to=<uid>&project=<id>` begins a message with what it says; the address then names the draft. */
function useBegin(compose: string) {
  const client = useQueryClient()
  const { mailbox, compose: begin } = useMail()
  const to = mailbox.search.get('to')
  const project = mailbox.search.get('project')
  const isBegun = useRef(false)
  useEffect(() => {
    if (compose !== '1') {
      isBegun.current = false
      return
    }
    // Once: the address takes a moment to follow, and meanwhile everything may be drawn again.
    if (isBegun.current) return
    isBegun.current = true
    const start = async () => {
      const found = to ? await client.ensureQueryData(personQuery(to)) : null
      begin({
        to: found ? [{ uid: found.uid, name: found.name, email: found.email, avatar: found.avatar }] : [],
        ...(project ? { projectId: project } : {}),
      })
    }
    void start().catch((error: unknown) => {
      console.warn('The person to write to could not be found.', error)
      begin()
    })
  }, [compose, to, project, client, begin])
}
