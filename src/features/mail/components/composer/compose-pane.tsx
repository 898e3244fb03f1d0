import { Box, Flex, Heading } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { personQuery, teamMailboxesQuery } from '@/features/people/api/people.ts'
import { toRef } from '@/features/people/shared/use-person-tokens.ts'
import { projectQuery } from '@/features/projects/api/projects.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { ProseSkeleton } from '@/ui/feedback/states.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { draftsQuery } from '../../api/drafts.ts'
import { useMailbox } from '../../hooks/use-mailbox.ts'
import { fromDraft } from '../../model/composition.ts'
import { draftStore, isSent, outgoingMail } from '../../model/local-messages.ts'
import { projectMessage } from '../../model/project-message.ts'
import { ListToggle } from '../list-toggle.tsx'
import { useMail } from '../mail-context.ts'
import { useUndoSend } from '../use-sent-notice.ts'
import { MailComposer } from './composer.tsx'

/** The composer of a new message; the address holds the draft id, so that a reload keeps the draft. */
export function ComposePane({ compose }: { compose: string }) {
  const intl = useIntl()
  const { uid } = useMail()
  const mailbox = useMailbox()
  const localDrafts = draftStore.of(uid)
  const composition = draftStore.useAll(uid).find(({ id }) => id === compose)
  const drafts = useQuery(draftsQuery)
  const stored = drafts.data?.find(({ id }) => id === compose)
  useComposeParams(compose)
  const isTakingUp = useTakeUp(compose)
  useEffect(() => {
    if (composition || compose === '1' || isTakingUp) return
    if (stored && !isSent(uid, stored.id)) localDrafts.put(fromDraft(stored))
    else if (drafts.isSuccess) mailbox.closeThread()
  }, [composition, compose, stored, drafts.isSuccess, localDrafts, uid, isTakingUp, mailbox.closeThread])
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
          <MailComposer key={composition.id} composition={composition} onDone={mailbox.closeThread} />
        ) : (
          <Box p="6">
            <ProseSkeleton lines={5} />
          </Box>
        )}
      </Flex>
    </Flex>
  )
}

/**
 * Takes back a message that had not been sent when its address was opened, to which the notice of unsent entries links;
 * true until then. A message that is refused while its composer closes stays in the notice.
 */
function useTakeUp(id: string): boolean {
  const { uid } = useMail()
  const takeUp = useUndoSend()
  const { key } = useLocation()
  const open = () => {
    const state = outgoingMail.get(uid, id)?.state
    return { key, isWaiting: state === 'waiting' || state === 'refused' }
  }
  const [opened, setOpened] = useState(open)
  if (opened.key !== key) setOpened(open())
  const { isWaiting } = opened
  useEffect(() => {
    if (isWaiting) void takeUp(id).finally(() => setOpened((now) => ({ ...now, isWaiting: false })))
  }, [isWaiting, id, takeUp])
  return isWaiting
}

/**
 * Handles `?compose=1&to=<uid>&project=<id>`: creates a draft with the given person and project, then puts
 * its id into the address.
 */
function useComposeParams(compose: string) {
  const client = useQueryClient()
  const { uid, isStaff, compose: begin } = useMail()
  const mailbox = useMailbox()
  const to = mailbox.search.get('to')
  const projectId = mailbox.search.get('project')
  const hasStarted = useRef(false)
  useEffect(() => {
    if (compose !== '1') {
      hasStarted.current = false
      return
    }
    // Runs once, because the component may render again before the address changes.
    if (hasStarted.current) return
    hasStarted.current = true
    const start = async () => {
      const [person, project] = await Promise.all([
        to ? client.ensureQueryData(personQuery(to)) : null,
        projectId ? client.ensureQueryData(projectQuery(projectId)) : null,
      ])
      const isUnassigned = project !== null && !isStaff && project.assignees.length === 0
      const [team] = isUnassigned ? await client.ensureQueryData(teamMailboxesQuery) : []
      begin({
        ...(project ? projectMessage(project, uid, isStaff, today(), team) : {}),
        ...(person ? { to: [toRef(person)] } : {}),
      })
    }
    void start().catch((error: unknown) => {
      console.warn('The person or the project to write about could not be loaded.', error)
      begin(projectId ? { projectId } : {})
    })
  }, [compose, to, projectId, client, begin, uid, isStaff])
}
