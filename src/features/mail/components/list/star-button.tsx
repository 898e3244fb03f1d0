import { chakra } from '@chakra-ui/react'
import type { ThreadSummary } from '@contract/mail.ts'
import { Star } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useMail } from '../mail-context.ts'

/** Stars or unstars a thread. */
export function StarButton({ thread }: { thread: ThreadSummary }) {
  const intl = useIntl()
  const { actions } = useMail()
  const { threadId, isStarred, subject } = thread
  if (thread.folder === 'team') return null
  const name = subject || intl.formatMessage({ id: 'mail.no-subject' })
  return (
    <chakra.button
      type="button"
      aria-label={intl.formatMessage(
        { id: isStarred ? 'mail.list.unstar' : 'mail.list.star' },
        { subject: name },
      )}
      aria-pressed={isStarred}
      position="relative"
      zIndex="1"
      tabIndex={-1}
      boxSize="6"
      display="grid"
      placeItems="center"
      cursor="pointer"
      borderRadius="control"
      color={isStarred ? 'mark.fg' : 'fg.faint'}
      _hover={{ color: 'mark.fg' }}
      css={{
        '@media (pointer: coarse)': {
          '&::after': { content: '""', position: 'absolute', inset: '-10px' },
        },
      }}
      onClick={() => void (isStarred ? actions.unstar : actions.star)([threadId])}
    >
      <Star size={16} fill={isStarred ? 'currentColor' : 'none'} aria-hidden />
    </chakra.button>
  )
}
