import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import type { ThreadListItem } from '../../hooks/use-thread-list.ts'
import { useMail } from '../mail-context.ts'

const Anchor = chakra(Link)

export type ThreadRowProps = ThreadListItem & {
  to: string
  isOpen: boolean
  isSelecting: boolean
  onSelect: (threadId: string, isRange: boolean) => void
  onFocus: (threadId: string) => void
}

/** The subject of a thread as a link that covers its whole row. */
export function SubjectLink({
  thread,
  messageId,
  to,
  isOpen,
  isSelecting,
  onSelect,
  onFocus,
}: ThreadRowProps) {
  const intl = useIntl()
  const { openThread } = useMail()
  const { threadId, isRead, subject } = thread
  return (
    <Anchor
      to={to}
      data-row-link=""
      minW="0"
      outline="none"
      fontWeight={isRead ? 'normal' : 'semibold'}
      aria-current={isOpen || undefined}
      _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' }}
      _focusVisible={{
        _after: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
      }}
      onFocus={() => onFocus(threadId)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.button !== 0) return
        event.preventDefault()
        if (event.shiftKey || isSelecting) return onSelect(threadId, event.shiftKey)
        openThread(threadId, messageId)
      }}
    >
      {isRead ? null : <chakra.span srOnly>{intl.formatMessage({ id: 'mail.list.unread' })} </chakra.span>}
      <chakra.span display="block" dir="auto" css={textAlignMatchParent} truncate>
        {subject || intl.formatMessage({ id: 'mail.no-subject' })}
      </chakra.span>
    </Anchor>
  )
}
