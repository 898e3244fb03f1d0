import { Flex } from '@chakra-ui/react'
import type { ThreadSummary } from '@contract/mail.ts'
import { EllipsisVertical } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useMailbox } from '../../hooks/use-mailbox.ts'
import { useMail } from '../mail-context.ts'
import { MoveButtons } from '../move-buttons.tsx'
import { ReadButton } from '../read-button.tsx'

/** The most common actions, shown on the hovered row; the menu has the others. */
export function ThreadRowActions({ thread }: { thread: ThreadSummary }) {
  const intl = useIntl()
  const { openMenu } = useMail()
  const mailbox = useMailbox()
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
      <MoveButtons {...size} threads={[thread]} onDone={close} />
      <ReadButton {...size} threads={[thread]} />
      <IconButton
        {...size}
        label={intl.formatMessage({ id: 'mail.action.more' })}
        onClick={(event) => openMenu(event.currentTarget, [thread])}
      >
        <EllipsisVertical />
      </IconButton>
    </Flex>
  )
}
