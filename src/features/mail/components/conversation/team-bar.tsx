import { Button, Flex, Text } from '@chakra-ui/react'
import type { ThreadSummary } from '@contract/mail.ts'
import type { PersonRef } from '@contract/people.ts'
import { ChevronDown, Clock3, UserRound, Users } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { useChangeConversation } from '../../api/team-mail.ts'
import { useMail } from '../mail-context.ts'
import { useTimeMenu } from '../use-time-menu.tsx'
import { AssignConversationDialog } from './assign-conversation-dialog.tsx'

type TeamBarProps = { threadId: string; team: NonNullable<ThreadSummary['team']> }

/** The team of a conversation with its assignee and snooze, which staff change. */
export function TeamBar({ threadId, team }: TeamBarProps) {
  const intl = useIntl()
  const t = useT('mail.team')
  const menu = useContextMenu()
  const { uid } = useMail()
  const { mutateAsync: change } = useChangeConversation(threadId)
  const [isAssigning, setIsAssigning] = useState(false)
  const { assignee, snoozedUntil } = team
  const save = (body: Parameters<typeof change>[0]) =>
    change(body).catch((error: unknown) => {
      toast.error({ title: t('failed'), description: refusalText(intl, error) })
    })
  const times = useTimeMenu('snooze', (at) => save({ snoozedUntil: at.toISOString() }))
  const assignItems = () => [
    {
      id: 'me',
      label: t('assign.me'),
      hidden: assignee?.uid === uid,
      action: () => void save({ assigneeId: uid }),
    },
    { id: 'other', label: t('assign.other'), takesFocus: true, action: () => setIsAssigning(true) },
    {
      id: 'nobody',
      label: t('assign.nobody'),
      hidden: assignee === null,
      action: () => void save({ assigneeId: null }),
    },
  ]
  const snoozeItems = () => [
    { id: 'answer', label: t('snooze.answer'), action: () => void save({ snoozedUntil: 'answer' }) },
    ...times.entries(),
    {
      id: 'end',
      label: t('snooze.end'),
      hidden: !snoozedUntil,
      action: () => void save({ snoozedUntil: null }),
    },
  ]
  const snoozeText = !snoozedUntil
    ? t('snooze')
    : snoozedUntil === 'answer'
      ? t('snoozed.answer')
      : intl.formatMessage({ id: 'mail.team.snoozed' }, { date: formatDate(intl, snoozedUntil, 'dayTime') })
  const button = { size: 'xs', variant: 'outline', colorPalette: 'gray', minW: '0', maxW: 'full' } as const
  return (
    <Flex
      mt="2"
      gap="2"
      // One line on a phone, where the header already takes a third of the screen.
      wrap={{ base: 'nowrap', sm: 'wrap' }}
      align="center"
      role="group"
      aria-label={team.name}
    >
      <Flex align="center" gap="1.5" color="fg.muted" textStyle="xs" hideBelow="sm">
        <Users size={14} aria-hidden />
        <bdi>{team.name}</bdi>
      </Flex>
      <Button
        {...button}
        aria-haspopup="menu"
        onClick={(event) => menu.openFromButton(event.currentTarget, assignItems(), t('assign'))}
      >
        {assignee ? <PersonAvatar person={assignee} size="2xs" /> : <UserRound size={14} aria-hidden />}
        <Text as="span" truncate>
          {assignee
            ? intl.formatMessage(
                { id: 'mail.team.assigned' },
                { name: assignee.uid === uid ? t('assigned.me') : assignee.name },
              )
            : t('unassigned')}
        </Text>
        <ChevronDown size={14} aria-hidden />
      </Button>
      <Button
        {...button}
        aria-haspopup="menu"
        onClick={(event) => menu.openFromButton(event.currentTarget, snoozeItems(), t('snooze'))}
      >
        <Clock3 size={14} aria-hidden />
        <Text as="span" truncate>
          {snoozeText}
        </Text>
        <ChevronDown size={14} aria-hidden />
      </Button>
      {isAssigning ? (
        <AssignConversationDialog
          onClose={() => setIsAssigning(false)}
          onChoose={(person: PersonRef) => change({ assigneeId: person.uid })}
        />
      ) : null}
      {times.dialog}
    </Flex>
  )
}
