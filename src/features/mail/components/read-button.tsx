import type { ThreadSummary } from '@contract/mail.ts'
import { Mail, MailOpen } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { IconButtonProps } from '@/ui/icon-button.tsx'
import { StableIconButton } from '@/ui/stable-icon-button.tsx'
import { useMail } from './mail-context.ts'

type ReadButtonProps = Pick<IconButtonProps, 'size' | 'tabIndex'> & { threads: readonly ThreadSummary[] }

/** Marks threads as read, or as unread when all of them are read. */
export function ReadButton({ threads, ...button }: ReadButtonProps) {
  const intl = useIntl()
  const { actions } = useMail()
  const ids = threads.map(({ threadId }) => threadId)
  return (
    <StableIconButton
      {...button}
      label={(id) => intl.formatMessage({ id: `mail.action.${id}` })}
      actionId={threads.every(({ isRead }) => isRead) ? 'unread' : 'read'}
      onClick={(id) => void actions[id](ids)}
    >
      {(id) => (id === 'unread' ? <Mail /> : <MailOpen />)}
    </StableIconButton>
  )
}
