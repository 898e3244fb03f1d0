import { Flex } from '@chakra-ui/react'
import type { ThreadSummary } from '@contract/mail.ts'
import { Archive, EllipsisVertical, Inbox, Mail, MailOpen, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/icon-button.tsx'
import { useMail } from '../mail-context.ts'

/** What is done most, on the line under the pointer; everything else is in the menu. */
export function RowActions({ thread }: { thread: ThreadSummary }) {
  const intl = useIntl()
  const { actions, openMenu, mailbox } = useMail()
  const ids = [thread.threadId]
  const say = (id: string) => intl.formatMessage({ id: `mail.action.${id}` })
  const isInTrash = thread.folder === 'trash'
  const isAway = thread.folder === 'archive' || thread.folder === 'spam' || isInTrash
  const close = (isDone: boolean) => {
    if (isDone && mailbox.threadId === thread.threadId) mailbox.closeThread()
  }
  const size = { size: 'xs', tabIndex: -1 } as const
  return (
    <Flex
      className="mail-hover"
      position="absolute"
      zIndex="2"
      top="1"
      insetInlineEnd="1.5"
      ps="1"
      borderRadius="control"
      bg="bg.subtle"
      css={{
        display: 'none',
        '@media (hover: hover)': { '.mail-row:hover &': { display: 'flex' } },
        '@media (pointer: coarse)': { '& button': { minW: '8', h: '8' } },
      }}
    >
      <IconButton
        {...size}
        label={say(isAway ? 'inbox' : 'archive')}
        onClick={() => void (isAway ? actions.toInbox : actions.archive)(ids).then(close)}
      >
        {isAway ? <Inbox strokeWidth={1.75} /> : <Archive strokeWidth={1.75} />}
      </IconButton>
      <IconButton
        {...size}
        label={say(isInTrash ? 'erase' : 'trash')}
        onClick={() => void (isInTrash ? actions.erase : actions.trash)(ids).then(close)}
      >
        <Trash2 strokeWidth={1.75} />
      </IconButton>
      <IconButton
        {...size}
        label={say(thread.isRead ? 'unread' : 'read')}
        onClick={() => void (thread.isRead ? actions.unread : actions.read)(ids)}
      >
        {thread.isRead ? <Mail strokeWidth={1.75} /> : <MailOpen strokeWidth={1.75} />}
      </IconButton>
      <IconButton {...size} label={say('more')} onClick={(event) => openMenu(event.currentTarget, [thread])}>
        <EllipsisVertical strokeWidth={1.75} />
      </IconButton>
    </Flex>
  )
}
