import type { ThreadSummary } from '@contract/mail.ts'
import { Archive, CircleX, Inbox, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { ActionButton, type ActionButtonProps } from '@/ui/inputs/action-button.tsx'
import { useMail } from './mail-context.ts'

type MoveButtonsProps = Pick<ActionButtonProps, 'size' | 'tabIndex'> & {
  threads: readonly ThreadSummary[]
  onDone: (isDone: boolean) => void
}

/** Buttons to archive threads or return them to the inbox, to move them to the trash and, in it, to delete them forever. */
export function MoveButtons({ threads, onDone, ...button }: MoveButtonsProps) {
  const intl = useIntl()
  const { actions } = useMail()
  const ids = threads.map(({ threadId }) => threadId)
  const label = (id: MessageKey<'mail.action'>) => intl.formatMessage({ id: `mail.action.${id}` })
  // A conversation of the shared inbox is in no folder of the user.
  if (threads.some(({ folder }) => folder === 'team')) return null
  const isInTrash = threads.every(({ folder }) => folder === 'trash')
  const isAway = isInTrash || threads.every(({ folder }) => folder === 'archive' || folder === 'spam')
  return (
    <>
      <ActionButton
        {...button}
        label={label(isAway ? 'inbox' : 'archive')}
        onClick={() => (isAway ? actions.toInbox : actions.archive)(ids).then(onDone)}
      >
        {isAway ? <Inbox /> : <Archive />}
      </ActionButton>
      <ActionButton
        {...button}
        label={label('trash')}
        disabled={isInTrash}
        onClick={() => actions.trash(ids).then(onDone)}
      >
        <Trash2 />
      </ActionButton>
      {isInTrash ? (
        <ActionButton {...button} label={label('erase')} onClick={() => actions.erase(ids).then(onDone)}>
          <CircleX />
        </ActionButton>
      ) : null}
    </>
  )
}
