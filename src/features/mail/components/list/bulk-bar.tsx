import { Flex, Text } from '@chakra-ui/react'
import type { ThreadSummary } from '@contract/mail.ts'
import { Archive, EllipsisVertical, Inbox, Mail, MailOpen, Tag, Trash2, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/icon-button.tsx'
import { useMail } from '../mail-context.ts'

type BulkBarProps = { threads: readonly ThreadSummary[]; onClear: () => void }

/** What can be done to the chosen lines, in the place of the list's head. */
export function BulkBar({ threads, onClear }: BulkBarProps) {
  const intl = useIntl()
  const { actions, openMenu } = useMail()
  const ids = threads.map(({ threadId }) => threadId)
  const say = (id: string) => intl.formatMessage({ id: `mail.action.${id}` })
  const isInTrash = threads.every(({ folder }) => folder === 'trash')
  const isAway = isInTrash || threads.every(({ folder }) => folder === 'archive' || folder === 'spam')
  const isRead = threads.every((thread) => thread.isRead)
  const clear = (isDone: boolean) => {
    if (isDone) onClear()
  }
  return (
    <Flex
      align="center"
      flex="1"
      minW="0"
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'mail.bulk.label' })}
    >
      <IconButton size="sm" label={intl.formatMessage({ id: 'mail.bulk.clear' })} onClick={onClear}>
        <X strokeWidth={1.75} />
      </IconButton>
      <Text flex="1" minW="0" truncate fontWeight="medium" aria-live="polite">
        {intl.formatMessage({ id: 'mail.bulk.count' }, { count: threads.length })}
      </Text>
      <IconButton
        size="sm"
        label={say(isAway ? 'inbox' : 'archive')}
        onClick={() => void (isAway ? actions.toInbox : actions.archive)(ids).then(clear)}
      >
        {isAway ? <Inbox strokeWidth={1.75} /> : <Archive strokeWidth={1.75} />}
      </IconButton>
      <IconButton
        size="sm"
        label={say(isInTrash ? 'erase' : 'trash')}
        onClick={() => void (isInTrash ? actions.erase : actions.trash)(ids).then(clear)}
      >
        <Trash2 strokeWidth={1.75} />
      </IconButton>
      <IconButton
        size="sm"
        label={say(isRead ? 'unread' : 'read')}
        onClick={() => void (isRead ? actions.unread : actions.read)(ids)}
      >
        {isRead ? <Mail strokeWidth={1.75} /> : <MailOpen strokeWidth={1.75} />}
      </IconButton>
      <IconButton
        size="sm"
        label={say('label')}
        onClick={(event) => openMenu(event.currentTarget, threads, 'label')}
      >
        <Tag strokeWidth={1.75} />
      </IconButton>
      <IconButton
        size="sm"
        label={say('more')}
        onClick={(event) => openMenu(event.currentTarget, threads, 'all', onClear)}
      >
        <EllipsisVertical strokeWidth={1.75} />
      </IconButton>
    </Flex>
  )
}
