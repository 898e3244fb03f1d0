import type { ThreadSummary } from '@contract/mail.ts'
import { Mail, MailOpen } from 'lucide-react'
import { useIntl } from 'react-intl'
import { ActionButton, type ActionButtonProps } from '@/ui/inputs/action-button.tsx'
import { useMail } from './mail-context.ts'

type ReadButtonProps = Pick<ActionButtonProps, 'size' | 'tabIndex'> & { threads: readonly ThreadSummary[] }

/** Marks threads as read, or as unread when all of them are read. */
export function ReadButton({ threads, ...button }: ReadButtonProps) {
  const intl = useIntl()
  const { actions } = useMail()
  const ids = threads.map(({ threadId }) => threadId)
  const action = threads.every(({ isRead }) => isRead) ? 'unread' : 'read'
  return (
    <ActionButton
      {...button}
      label={intl.formatMessage({ id: `mail.action.${action}` })}
      onClick={() => actions[action](ids)}
    >
      {action === 'unread' ? <Mail /> : <MailOpen />}
    </ActionButton>
  )
}
