import { chakra } from '@chakra-ui/react'
import type { ThreadSummary } from '@contract/mail.ts'
import { useIntl } from 'react-intl'
import { StatusMark, statusLabel } from '../chips.tsx'
import { useMail } from '../mail-context.ts'

/** The task status of a thread with a menu that changes it. */
export function StatusButton({ thread, isBrief = false }: { thread: ThreadSummary; isBrief?: boolean }) {
  const intl = useIntl()
  const { isStaff, openMenu } = useMail()
  return (
    <chakra.button
      type="button"
      h="full"
      tabIndex={-1}
      position="relative"
      zIndex="1"
      flexShrink="0"
      cursor="pointer"
      borderRadius="control"
      _hover={{ textDecoration: 'underline' }}
      aria-label={intl.formatMessage(
        { id: 'mail.status.change' },
        { status: statusLabel(intl, thread.taskStatus, !isStaff) },
      )}
      onClick={(event) => openMenu(event.currentTarget, [thread], 'status')}
    >
      <StatusMark status={thread.taskStatus} isOwn={!isStaff} isBrief={isBrief} />
    </chakra.button>
  )
}
