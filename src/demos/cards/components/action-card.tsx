import { Box, Card, Flex, Spinner, Text } from '@chakra-ui/react'
import { ChevronDown, Code, Maximize2, Minimize2, RefreshCw, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { IconButton, type IconButtonProps } from '@/ui/inputs/icon-button.tsx'

export type CardAction = 'collapse' | 'refresh' | 'code' | 'expand' | 'close'

type ActionCardProps = {
  title: string
  actions: readonly CardAction[]
  /** Loads the figures again; the button is busy until it ends. */
  onRefresh?: () => Promise<unknown>
  /** The figures behind the card, shown as JSON by the action `code`. */
  figures: unknown
  children: ReactNode
}

/** A card whose header collapses, refreshes, expands or closes it, or shows its figures as JSON. */
export function ActionCard(props: ActionCardProps) {
  const { title, actions, onRefresh, figures, children } = props
  const t = useT('cards.card-actions')
  const id = useId()
  const [isOpen, setIsOpen] = useState(true)
  const [isClosed, setIsClosed] = useState(false)
  const [isRefreshing, setIsRefreshing] = useState(false)
  const [isWide, setIsWide] = useState(false)
  const [showsCode, setShowsCode] = useState(false)
  const note = useRef<HTMLParagraphElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const wasClosed = useRef(false)
  // The focused button disappears with the card, and returns with it.
  useEffect(() => {
    if (wasClosed.current === isClosed) return
    wasClosed.current = isClosed
    const next = isClosed ? note.current : closeButton.current
    next?.focus({ preventScroll: true })
  }, [isClosed])
  const close = () => {
    setIsClosed(true)
    toast.undo(t('closed', { title }), t('undo'), () => setIsClosed(false))
  }
  const buttons: Record<CardAction, IconButtonProps> = {
    collapse: {
      label: t(isOpen ? 'collapse' : 'open', { title }),
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setIsOpen(!isOpen),
      children: (
        <Box asChild transform={isOpen ? 'rotate(180deg)' : undefined}>
          <ChevronDown size={18} aria-hidden />
        </Box>
      ),
    },
    refresh: {
      label: t('refresh', { title }),
      'aria-busy': isRefreshing,
      onClick: () => {
        if (!onRefresh || isRefreshing) return
        setIsRefreshing(true)
        void onRefresh().finally(() => setIsRefreshing(false))
      },
      children: isRefreshing ? <Spinner size="sm" /> : <RefreshCw size={18} aria-hidden />,
    },
    code: {
      label: t('code', { title }),
      'aria-pressed': showsCode,
      onClick: () => setShowsCode(!showsCode),
      children: <Code size={18} aria-hidden />,
    },
    expand: {
      label: t(isWide ? 'shrink' : 'expand', { title }),
      'aria-pressed': isWide,
      onClick: () => setIsWide(!isWide),
      children: isWide ? <Minimize2 size={18} aria-hidden /> : <Maximize2 size={18} aria-hidden />,
    },
    close: {
      ref: closeButton,
      label: t('close', { title }),
      onClick: close,
      children: <X size={18} aria-hidden />,
    },
  }
  if (isClosed)
    return (
      <Text ref={note} color="fg.muted" role="status" tabIndex={-1} outline="none">
        {t('closed', { title })}
      </Text>
    )
  return (
    <Card.Root maxW={isWide ? 'full' : '560px'} aria-busy={isRefreshing}>
      <Card.Header>
        <Flex align="center" justify="space-between" columnGap="3" rowGap="1" wrap="wrap">
          <Card.Title as="h3" minW="0">
            {title}
          </Card.Title>
          <Flex gap="1" flex="none">
            {actions.map((action) => (
              <IconButton key={action} {...buttons[action]} />
            ))}
          </Flex>
        </Flex>
      </Card.Header>
      <Card.Body id={id} hidden={!isOpen} opacity={isRefreshing ? 0.5 : 1}>
        {showsCode ? (
          <Box
            as="pre"
            dir="ltr"
            tabIndex={0}
            m="0"
            maxH="240px"
            overflow="auto"
            textStyle="xs"
            fontFamily="mono"
          >
            {JSON.stringify(figures, null, 2)}
          </Box>
        ) : (
          children
        )}
      </Card.Body>
    </Card.Root>
  )
}
