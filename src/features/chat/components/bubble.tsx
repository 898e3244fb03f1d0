import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Copy, RotateCcw, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import type { BubbleData } from '../model/build-timeline.ts'
import { splitLinks } from '../model/links.ts'
import { ReceiptIcon } from './receipt-icon.tsx'

type BubbleProps = {
  bubble: BubbleData
  name: string
  onRetry: (id: string) => void
  onDiscard: (id: string) => void
}

/* A message with its time and, for the user's own messages, the delivery state. */
function BubbleView({ bubble, name, onRetry, onDiscard }: BubbleProps) {
  const intl = useIntl()
  const menu = useContextMenu()
  const { key, text, isOwn, mark, isFirst, isLast, time } = bubble
  const isRefused = mark === 'refused'
  const items: ContextMenuItem[] = [
    {
      id: 'copy',
      label: intl.formatMessage({ id: 'chat.bubble.copy' }),
      icon: Copy,
      action: async () => {
        await navigator.clipboard.writeText(text)
        toast.success({ title: intl.formatMessage({ id: 'chat.bubble.copied' }) })
      },
    },
    {
      id: 'retry',
      label: intl.formatMessage({ id: 'chat.bubble.retry' }),
      icon: RotateCcw,
      hidden: !isRefused,
      action: () => onRetry(key),
    },
    {
      id: 'discard',
      label: intl.formatMessage({ id: 'chat.bubble.discard' }),
      icon: Trash2,
      danger: true,
      hidden: mark !== 'refused' && mark !== 'waiting',
      action: () => onDiscard(key),
    },
  ]
  return (
    <Flex
      direction="column"
      align={isOwn ? 'flex-end' : 'flex-start'}
      mt={isFirst ? '3' : '0.5'}
      data-message={key}
      onContextMenu={(event) => {
        // Links keep the browser's context menu, which can open them in a new window.
        if (event.target instanceof Element && event.target.closest('a')) return
        menu.openFromEvent(event, items, intl.formatMessage({ id: 'chat.bubble.menu' }))
      }}
    >
      <Box
        maxW={{ base: '88%', md: '68%' }}
        px="3"
        py="1.5"
        bg={isOwn ? 'brand.muted' : 'bg.surface'}
        borderWidth="1px"
        borderColor={isRefused ? 'danger.border' : isOwn ? 'brand.muted' : 'border'}
        borderRadius="card"
        borderEndEndRadius={isOwn && isLast ? '2px' : undefined}
        borderEndStartRadius={!isOwn && isLast ? '2px' : undefined}
        opacity={mark === 'waiting' ? 0.75 : undefined}
      >
        <chakra.span srOnly>
          {isOwn ? intl.formatMessage({ id: 'chat.bubble.own' }) : name}
          {', '}
        </chakra.span>
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
          {splitLinks(text).map((piece, at) =>
            piece.href === undefined ? (
              piece.text
            ) : (
              <chakra.a
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
                key={at}
                href={piece.href}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                color="brand.fg"
                textDecoration="underline"
                textUnderlineOffset="2px"
              >
                {piece.text}
              </chakra.a>
            ),
          )}
        </Text>
      </Box>
      {isLast || isRefused ? (
        <Flex
          align="center"
          gap="1"
          mt="0.5"
          minH="5"
          color={isRefused ? 'danger.fg' : 'fg.muted'}
          textStyle="xs"
        >
          <time dateTime={time}>
            <bdi>{formatDate(intl, time, 'time')}</bdi>
          </time>
          {mark ? <ReceiptIcon mark={mark} /> : null}
          {isRefused ? (
            <>
              <Button size="2xs" variant="ghost" onClick={() => onRetry(key)}>
                {intl.formatMessage({ id: 'chat.bubble.retry' })}
              </Button>
              <Button size="2xs" variant="ghost" colorPalette="gray" onClick={() => onDiscard(key)}>
                {intl.formatMessage({ id: 'chat.bubble.discard' })}
              </Button>
            </>
          ) : null}
        </Flex>
      ) : null}
    </Flex>
  )
}

/** Memoised, because a conversation holds hundreds of messages and changes with every new one. */
export const ChatBubble = memo(
  BubbleView,
  (before, after) =>
    before.name === after.name &&
    before.onRetry === after.onRetry &&
    before.onDiscard === after.onDiscard &&
    isSameBubble(before.bubble, after.bubble),
)

const facts = ['text', 'time', 'isOwn', 'mark', 'isFirst', 'isLast'] as const
const isSameBubble = (before: BubbleData, after: BubbleData) =>
  facts.every((fact) => before[fact] === after[fact])
