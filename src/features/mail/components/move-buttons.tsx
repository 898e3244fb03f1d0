import type { ThreadSummary } from '@contract/mail.ts'
import { Archive, CircleX, Inbox, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton, type IconButtonProps } from '@/ui/icon-button.tsx'
import { StableIconButton } from '@/ui/stable-icon-button.tsx'
import { useMail } from './mail-context.ts'

type MoveButtonsProps = Pick<IconButtonProps, 'size' | 'tabIndex'> & {
  threads: readonly ThreadSummary[]
  onDone: (isDone: boolean) => void
}

/** Buttons to archive threads or return them to the inbox, to move them to the trash and, in it, to delete them forever. */
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
      <IconButton
        {...button}
        label={label('trash')}
        disabled={isInTrash}
        onClick={() => void actions.trash(ids).then(onDone)}
      >
        <Trash2 />
      </IconButton>
      {isInTrash ? (
        <IconButton {...button} label={label('erase')} onClick={() => void actions.erase(ids).then(onDone)}>
          <CircleX />
        </IconButton>
      ) : null}
    </>
  )
}
