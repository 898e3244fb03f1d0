import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { KanbanCard } from '@contract/demo/kanban-cards.ts'
import { CalendarClock, Ellipsis, MessageSquare, Paperclip, TextQuote } from 'lucide-react'
import { memo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { SampleAvatar } from '@/demos/shared/sample-avatar.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { labelPalette } from '../model/label-palette.ts'
import { CardCover } from './card-cover.tsx'
import { cardKeys, tileStyles } from './card-keys.ts'
import { useCardDrag } from './kanban-drag.ts'
import { useKanban } from './use-kanban-commands.ts'

/** A card of a board: opens with a click or Enter, moves by drag, menu or Alt and the arrow keys. */
export const KanbanTile = memo(function KanbanTile({ card, isDone }: { card: KanbanCard; isDone: boolean }) {
  const intl = useIntl()
  const t = useT('kanban.card')
  const { mayChange, openCard, stepCard, showCardMenu } = useKanban()
  const element = useRef<HTMLLIElement>(null)
  const { edge, isDragged } = useCardDrag(element, card.id)
  const { id, title, description, labels, members, image, dueDate, attachments, commentsCount } = card
  const isLate = !isDone && dueDate !== null && dueDate < today()
  return (
    <chakra.li
      ref={element}
      css={tileStyles}
      data-card-id={id}
      data-edge={edge ?? undefined}
      data-dragged={isDragged || undefined}
      onContextMenu={(event) => showCardMenu(id, event)}
    >
      {image ? (
        <Box mb="2">
          <CardCover image={image} height="24" />
        </Box>
      ) : null}
      {labels.length > 0 ? (
        <Flex gap="1" wrap="wrap" mb="1.5">
          {labels.map((label) => (
            <Badge key={label} size="sm" colorPalette={labelPalette(label)} dir="auto">
              {label}
            </Badge>
          ))}
        </Flex>
      ) : null}
      <Flex gap="1" align="flex-start">
        <chakra.button
          type="button"
          data-card-open=""
          flex="1"
          minW="0"
          textAlign="start"
          fontWeight="medium"
          cursor="pointer"
          dir="auto"
          css={textAlignMatchParent}
          overflowWrap="anywhere"
          lineClamp={3}
          title={title}
          _hover={{ textDecoration: 'underline' }}
          aria-keyshortcuts={mayChange ? 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight' : undefined}
          onClick={() => openCard(id)}
          onKeyDown={(event) => {
            const step = cardKeys(event)
            if (step) stepCard(id, step)
          }}
        >
          {title}
        </chakra.button>
        {mayChange ? (
          <IconButton
            size="xs"
            label={t('actions', { title })}
            mt="-1.5"
            me="-1.5"
            onClick={(event) => showCardMenu(id, event)}
          >
            <Ellipsis />
          </IconButton>
        ) : null}
      </Flex>
      <Flex gap="3" mt="2" align="center" textStyle="xs" color="fg.muted">
        {dueDate ? (
          <Flex gap="1" align="center" color={isLate ? 'danger.fg' : undefined}>
            <CalendarClock size={14} aria-hidden />
            <Box srOnly>{t(isLate ? 'late' : 'due')}</Box>
            <bdi>{formatDate(intl, dueDate, 'monthDay')}</bdi>
          </Flex>
        ) : null}
        {description ? (
          <Box title={t('described')}>
            <TextQuote size={14} aria-hidden />
            <Box srOnly>{t('described')}</Box>
          </Box>
        ) : null}
        <CardCount icon={Paperclip} count={attachments} label={t('files', { count: attachments })} />
        <CardCount
          icon={MessageSquare}
          count={commentsCount}
          label={t('comments', { count: commentsCount })}
        />
        <Flex ms="auto" css={{ '& > * + *': { marginInlineStart: '-6px' } }}>
          {members.slice(0, 4).map((member) => (
            <SampleAvatar key={member.name} img={member.img} />
          ))}
          {members.length > 0 ? (
            <Box srOnly>{t('members', { names: intl.formatList(members.map(({ name }) => name)) })}</Box>
          ) : null}
        </Flex>
      </Flex>
    </chakra.li>
  )
})

type CountProps = { icon: typeof Paperclip; count: number; label: string }

function CardCount({ icon: Icon, count, label }: CountProps) {
  const intl = useIntl()
  if (count === 0) return null
  return (
    <Flex gap="1" align="center">
      <Icon size={14} aria-hidden />
      <Text aria-hidden>{intl.formatNumber(count)}</Text>
      <Box srOnly>{label}</Box>
    </Flex>
  )
}
