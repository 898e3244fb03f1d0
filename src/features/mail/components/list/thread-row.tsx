import { Box, Flex } from '@chakra-ui/react'
import { memo, type PointerEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { SelectBox } from '@/ui/data-table/select-box.tsx'
import { selectedRow } from '@/ui/lists/selected-row.ts'
import type { ThreadListItem } from '../../hooks/use-thread-list.ts'
import { useMail } from '../mail-context.ts'
import { VisitorAvatar } from '../visitor-avatar.tsx'
import { CompactThreadRows } from './compact-thread-rows.tsx'
import { ThreadRowActions } from './row-actions.tsx'
import { ThreadRows } from './thread-rows.tsx'

type ThreadRowProps = ThreadListItem & {
  to: string
  isOpen: boolean
  isCursor: boolean
  isSelected: boolean
  isSelecting: boolean
  onSelect: (threadId: string, isRange: boolean) => void
  onFocus: (threadId: string) => void
  isCompact: boolean
}

const cursorBar = {
  content: '""',
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '0',
  width: '3px',
  bg: 'border.emphasized',
} as const

/** A thread of the list: people, subject, first words; an unread one is bold and labelled as unread. */
export const ThreadRow = memo(function ThreadRow({
  thread,
  snippet,
  messageId,
  to,
  isOpen,
  isCursor,
  isSelected,
  isSelecting,
  onSelect,
  onFocus,
  isCompact,
}: ThreadRowProps) {
  const intl = useIntl()
  const { openMenu } = useMail()
  const [isUnderPointer, setUnderPointer] = useState(false)
  const { threadId, people, subject } = thread
  const name = subject || intl.formatMessage({ id: 'mail.no-subject' })
  const Lines = isCompact ? CompactThreadRows : ThreadRows
  return (
    <Flex
      className="mail-row"
      // React misses pointerenter when the row above leaves the list and this one moves under a resting pointer.
      onPointerOver={(event: PointerEvent) => event.pointerType !== 'touch' && setUnderPointer(true)}
      data-thread={threadId}
      position="relative"
      gap="3"
      ps="3"
      pe="3"
      py={isCompact ? '1' : '2.5'}
      borderBottomWidth="1px"
      {...(isSelected && !isOpen ? { bg: 'mark.subtle' } : selectedRow(isOpen))}
      {...(isCursor && !isOpen ? { _before: cursorBar } : {})}
      onContextMenu={(event) => openMenu(event, [thread])}
    >
      <Box
        position="relative"
        boxSize="8"
        flexShrink="0"
        zIndex="1"
        css={{
          '& .mail-check': { opacity: isSelecting || isSelected ? 1 : 0 },
          '& .mail-face': { opacity: isSelecting || isSelected ? 0 : 1 },
          '@media (hover: hover)': {
            '.mail-row:hover & .mail-check, & .mail-check:focus-within': { opacity: 1 },
            '.mail-row:hover & .mail-face, &:has(.mail-check:focus-within) .mail-face': { opacity: 0 },
          },
        }}
      >
        <Box className="mail-face">
          {thread.visitor ? (
            <VisitorAvatar />
          ) : people[0] ? (
            <PersonAvatar person={people[0]} size="sm" />
          ) : null}
        </Box>
        <Box className="mail-check" position="absolute" inset="0" display="grid" placeItems="center">
          <SelectBox
            label={intl.formatMessage({ id: 'mail.list.select' }, { subject: name })}
            tabIndex={-1}
            isChecked={isSelected}
            onChange={(_isChecked, isRange) => onSelect(threadId, isRange)}
          />
        </Box>
      </Box>
      <Lines
        thread={thread}
        snippet={snippet}
        messageId={messageId}
        to={to}
        isOpen={isOpen}
        isSelecting={isSelecting}
        onSelect={onSelect}
        onFocus={onFocus}
      />
      {isUnderPointer ? <ThreadRowActions thread={thread} /> : null}
    </Flex>
  )
})
