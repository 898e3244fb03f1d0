import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Paperclip, Star } from 'lucide-react'
import { memo, type PointerEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { PersonAvatar } from '@/features/people/widgets/person-avatar.tsx'
import { SelectBox } from '@/ui/data-table/select-box.tsx'
import { pageSide } from '@/ui/page-side.ts'
import type { ListLine } from '../../model/use-thread-list.ts'
import { shortTime } from '../../model/when.ts'
import { DueMark, LabelChip, LabelDots, ProjectMark, StatusMark } from '../chips.tsx'
import { useMail } from '../mail-context.ts'
import { Passage } from '../passage.tsx'
import { peopleInWords } from '../people-in-words.ts'
import { StateTick } from '../state-tick.tsx'
import { RowActions } from './row-actions.tsx'

const Anchor = chakra(Link)

type ThreadRowProps = {
  line: ListLine
  to: string
  isOpen: boolean
  isCursor: boolean
  isSelected: boolean
  isSelecting: boolean
  onSelect: (threadId: string, isRange: boolean) => void
  onFocus: (threadId: string) => void
}

/** A conversation in the list: who, about what, its first words; unread is in the weight, and said. */
export const ThreadRow = memo(function ThreadRow({
  line,
  to,
  isOpen,
  isCursor,
  isSelected,
  isSelecting,
  onSelect,
  onFocus,
}: ThreadRowProps) {
  const intl = useIntl()
  const { uid, labels, mailbox, actions, openMenu } = useMail()
  const { thread, passage } = line
  const [isUnderPointer, setUnderPointer] = useState(false)
  const { threadId, isRead, isStarred, people, subject } = thread
  const name = subject || intl.formatMessage({ id: 'mail.no-subject' })
  const who = peopleInWords(intl, people, uid)
  const own = labels.filter(({ id }) => thread.labelIds.includes(id) && id !== mailbox.place.label)
  return (
    <Flex
      className="mail-row"
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && setUnderPointer(true)}
      data-thread={threadId}
      position="relative"
      gap="3"
      ps="3"
      pe="3"
      py="2.5"
      borderBottomWidth="1px"
      bg={isOpen ? 'brand.subtle' : isSelected ? 'mark.subtle' : undefined}
      _hover={{ bg: isOpen || isSelected ? undefined : 'bg.subtle' }}
      _before={
        isCursor || isOpen
          ? {
              content: '""',
              position: 'absolute',
              insetBlock: '0',
              insetInlineStart: '0',
              width: '3px',
              bg: isOpen ? 'brand.solid' : 'border.emphasized',
            }
          : undefined
      }
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
        <Box className="mail-face">{people[0] ? <PersonAvatar person={people[0]} size="sm" /> : null}</Box>
        <Box className="mail-check" position="absolute" inset="0" display="grid" placeItems="center">
          <SelectBox
            label={intl.formatMessage({ id: 'mail.list.select' }, { subject: name })}
            tabIndex={-1}
            isChecked={isSelected}
            onChange={(_isChecked, isRange) => onSelect(threadId, isRange)}
          />
        </Box>
      </Box>
      <Box flex="1" minW="0">
        <Flex align="center" gap="2">
          <Text flex="1" minW="0" truncate fontWeight={isRead ? 'normal' : 'semibold'} color="fg">
            <bdi>{who}</bdi>
            {thread.messageCount > 1 ? (
              <Text as="span" color="fg.muted" fontWeight="normal" ms="1.5" textStyle="xs">
                {intl.formatNumber(thread.messageCount)}
              </Text>
            ) : null}
          </Text>
          <Flex className="mail-when" align="center" gap="1.5" flexShrink="0" color="fg.muted" textStyle="xs">
            {thread.hasAttachments ? (
              <Paperclip
                size={14}
                strokeWidth={1.75}
                aria-label={intl.formatMessage({ id: 'mail.list.attachments' })}
              />
            ) : null}
            {thread.receipt ? <StateTick state={thread.receipt} /> : null}
            <time dir="auto" dateTime={thread.lastAt} style={isRead ? undefined : { fontWeight: 600 }}>
              {shortTime(intl, thread.lastAt, new Date())}
            </time>
          </Flex>
        </Flex>
        <Flex align="center" gap="2">
          <Anchor
            to={to}
            data-row-link=""
            flex="1"
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
              mailbox.openThread(threadId, line.messageId)
            }}
          >
            {isRead ? null : (
              <chakra.span srOnly>{intl.formatMessage({ id: 'mail.list.unread' })} </chakra.span>
            )}
            <chakra.span display="block" dir="auto" css={pageSide} truncate>
              {name}
            </chakra.span>
          </Anchor>
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
            <Star size={16} strokeWidth={1.75} fill={isStarred ? 'currentColor' : 'none'} aria-hidden />
          </chakra.button>
        </Flex>
        <Text dir="auto" css={pageSide} color="fg.muted" textStyle="sm" lineClamp={passage ? 2 : 1}>
          {passage ? <Passage passage={passage} /> : thread.snippet}
        </Text>
        <Flex
          gap="2"
          mt="1"
          align="center"
          minW="0"
          overflow="hidden"
          h="5"
          css={{ '@media (pointer: coarse)': { h: '7' } }}
        >
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
              { status: intl.formatMessage({ id: `mail.status.${thread.taskStatus}` }) },
            )}
            onClick={(event) => openMenu(event.currentTarget, [thread], 'status')}
          >
            <StatusMark status={thread.taskStatus} />
          </chakra.button>
          {thread.dueDate ? <DueMark dueDate={thread.dueDate} today={mailbox.filter.today} /> : null}
          {thread.project ? <ProjectMark project={thread.project} /> : null}
          {thread.project ? (
            <LabelDots labels={own} />
          ) : (
            own.map((label) => <LabelChip key={label.id} label={label} />)
          )}
        </Flex>
      </Box>
      {isUnderPointer ? <RowActions thread={thread} /> : null}
    </Flex>
  )
})
