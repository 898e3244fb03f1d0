import { Box, chakra, Flex, Heading } from '@chakra-ui/react'
import type { ThreadSummary } from '@contract/mail.ts'
import { ArrowLeft, EllipsisVertical, FolderKanban, Mail, Star, Tag } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useLabels } from '../../api/labels.ts'
import { useMailbox } from '../../hooks/use-mailbox.ts'
import { projectPath } from '../../model/mailbox-location.ts'
import { Chip, DueMark, LabelChip, StatusMark, statusLabel } from '../chips.tsx'
import { ListToggle } from '../list-toggle.tsx'
import { useMail } from '../mail-context.ts'
import { MoveButtons } from '../move-buttons.tsx'
import { TeamBar } from './team-bar.tsx'

const Anchor = chakra(Link)

/** The header of a conversation: back link, subject and actions. Memoized, like its messages. */
export const ThreadHead = memo(function ThreadHead({
  thread,
  avatars,
}: {
  thread: ThreadSummary
  avatars: ReactNode
}) {
  const intl = useIntl()
  const { actions, isStaff, openMenu } = useMail()
  const mailbox = useMailbox()
  const labels = useLabels()
  const ids = [thread.threadId]
  const isTeam = thread.folder === 'team'
  const t = useT('mail.action')
  const leave = (isDone: boolean) => {
    if (isDone) mailbox.closeThread()
  }
  const own = labels.filter(({ id }) => thread.labelIds.includes(id))
  const fact = {
    type: 'button',
    cursor: 'pointer',
    borderRadius: 'control',
    px: '1',
    minH: '6',
    _hover: { bg: 'bg.subtle' },
  } as const
  return (
    <Box borderBottomWidth="1px" flexShrink="0" bg="bg.surface">
      <Flex align="center" h="14" px="2" gap="0.5">
        <IconButton
          label={intl.formatMessage({ id: 'mail.back' })}
          display={{ base: 'inline-flex', md: 'none' }}
          onClick={mailbox.closeThread}
        >
          <ArrowLeft data-mirror="" />
        </IconButton>
        <ListToggle />
        <MoveButtons threads={[thread]} onDone={leave} />
        <IconButton label={t('unread')} onClick={() => void actions.unread(ids).then(leave)}>
          <Mail />
        </IconButton>
        {isTeam ? null : (
          <IconButton
            label={t('label')}
            onClick={(event) => openMenu(event.currentTarget, [thread], 'label')}
          >
            <Tag />
          </IconButton>
        )}
        <IconButton
          label={t('more')}
          onClick={(event) => openMenu(event.currentTarget, [thread], 'all', mailbox.closeThread)}
        >
          <EllipsisVertical />
        </IconButton>
        {avatars}
      </Flex>
      <Box px={{ base: '4', lg: '6' }} pb="3">
        <Flex align="flex-start" gap="2">
          <Heading
            as="h2"
            textStyle="lg"
            flex="1"
            minW="0"
            overflowWrap="anywhere"
            id="mail-subject"
            tabIndex={-1}
          >
            <bdi>{thread.subject || intl.formatMessage({ id: 'mail.no-subject' })}</bdi>
          </Heading>
          {isTeam ? null : (
            <IconButton
              size="sm"
              label={t(thread.isStarred ? 'unstar' : 'star')}
              aria-pressed={thread.isStarred}
              color={thread.isStarred ? 'mark.fg' : 'fg.muted'}
              onClick={() => void (thread.isStarred ? actions.unstar : actions.star)(ids)}
            >
              <Star fill={thread.isStarred ? 'currentColor' : 'none'} />
            </IconButton>
          )}
        </Flex>
        <Flex gap="1.5" mt="1.5" ms="-1" wrap="wrap" align="center">
          <chakra.button
            {...fact}
            aria-label={intl.formatMessage(
              { id: 'mail.status.change' },
              { status: statusLabel(intl, thread.taskStatus, !isStaff) },
            )}
            onClick={(event) => openMenu(event.currentTarget, [thread], 'status')}
          >
            <StatusMark status={thread.taskStatus} isOwn={!isStaff} />
          </chakra.button>
          {isStaff ? (
            <chakra.button
              {...fact}
              color="fg.muted"
              textStyle="xs"
              aria-haspopup="menu"
              onClick={(event) => openMenu(event.currentTarget, [thread], 'due')}
            >
              {thread.dueDate ? (
                <DueMark thread={{ ...thread, dueDate: thread.dueDate }} today={mailbox.filter.today} />
              ) : (
                intl.formatMessage({ id: 'mail.due.add' })
              )}
            </chakra.button>
          ) : thread.dueDate ? (
            <Flex px="1" minH="6" align="center">
              <DueMark thread={{ ...thread, dueDate: thread.dueDate }} today={mailbox.filter.today} />
            </Flex>
          ) : null}
          {thread.project ? (
            <Anchor to={projectPath(thread.project.id)} minW="0" borderRadius="full">
              <Chip
                maxW="64"
                color="brand.fg"
                bg="brand.subtle"
                icon={<FolderKanban size={13} aria-hidden style={{ flexShrink: 0 }} />}
              >
                {thread.project.title}
              </Chip>
            </Anchor>
          ) : null}
          {own.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        </Flex>
        {isStaff && thread.team ? <TeamBar threadId={thread.threadId} team={thread.team} /> : null}
      </Box>
    </Box>
  )
})
