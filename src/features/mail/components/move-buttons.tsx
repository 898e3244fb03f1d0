import type { ThreadSummary } from '@contract/mail.ts'
import { Archive, Inbox, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { IconButtonProps } from '@/ui/icon-button.tsx'
import { StableIconButton } from '@/ui/stable-icon-button.tsx'
import { useMail } from './mail-context.ts'

type MoveButtonsProps = Pick<IconButtonProps, 'size' | 'tabIndex'> & {
  threads: readonly ThreadSummary[]
  onDone: (isDone: boolean) => void
}

/** Two buttons: archive threads or return them to the inbox, and move them to the trash or delete them forever. */
export function MoveButtons({ threads, onDone, ...button }: MoveButtonsProps) {
  const intl = useIntl()
  const { actions } = useMail()
  const ids = threads.map(({ threadId }) => threadId)
  const label = (id: string) => intl.formatMessage({ id: `mail.action.${id}` })
  const isInTrash = threads.every(({ folder }) => folder === 'trash')
  const isAway = isInTrash || threads.every(({ folder }) => folder === 'archive' || folder === 'spam')
  return (
    <>
      <StableIconButton
        {...button}
        label={label}
        actionId={isAway ? 'inbox' : 'archive'}
        onClick={(id) => void (id === 'inbox' ? actions.toInbox : actions.archive)(ids).then(onDone)}
      >
        {(id) => (id === 'inbox' ? <Inbox /> : <Archive />)}
      </StableIconButton>
      <StableIconButton
        {...button}
        label={label}
        actionId={isInTrash ? 'erase' : 'trash'}
        onClick={(id) => void actions[id](ids).then(onDone)}
      >
        {() => <Trash2 />}
      </StableIconButton>
    </>
  )
}
