import { Badge, Box, Button, Flex, Float, Heading, Stack, Status, Text } from '@chakra-ui/react'
import { Bell, Check, CircleAlert, Clock, Mail, MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'

export function BadgeColours() {
  const t = useT('components.badge')
  return (
    <Flex gap="3" wrap="wrap">
      {(['brand', 'gray', 'mark', 'info', 'success', 'warning', 'danger'] as const).map((palette) => (
        <Badge key={palette} colorPalette={palette}>
          {t(`colour.${palette}`)}
        </Badge>
      ))}
    </Flex>
  )
}

export function BadgeVariants() {
  const t = useT('components.badge')
  return (
    <Flex gap="3" wrap="wrap">
      {(['subtle', 'surface', 'outline', 'solid', 'plain'] as const).map((variant) => (
        <Badge key={variant} variant={variant} colorPalette="brand">
          {t(`variant.${variant}`)}
        </Badge>
      ))}
    </Flex>
  )
}

export function BadgeSizes() {
  const t = useT('components.badge')
  return (
    <Flex gap="3" wrap="wrap" align="center">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Badge key={size} size={size} colorPalette="info">
          {t(`size.${size}`)}
        </Badge>
      ))}
    </Flex>
  )
}

export function BadgeIcons() {
  const t = useT('components.badge')
  return (
    <Flex gap="3" wrap="wrap">
      <Badge colorPalette="success" size="md">
        <Check size={14} aria-hidden />
        {t('icon.delivered')}
      </Badge>
      <Badge colorPalette="warning" size="md">
        <Clock size={14} aria-hidden />
        {t('icon.due')}
      </Badge>
      <Badge colorPalette="danger" size="md">
        <CircleAlert size={14} aria-hidden />
        {t('icon.overdue')}
      </Badge>
    </Flex>
  )
}

export function BadgeDots() {
  const t = useT('components.badge')
  const stages = [
    ['recording', 'danger'],
    ['proofreading', 'warning'],
    ['done', 'success'],
    ['waiting', 'gray'],
  ] as const
  return (
    <Flex gap="5" wrap="wrap">
      {stages.map(([id, palette]) => (
        <Status.Root key={id} colorPalette={palette}>
          <Status.Indicator />
          {t(`dot.${id}`)}
        </Status.Root>
      ))}
    </Flex>
  )
}

export function BadgeCounts() {
  const t = useT('components.badge')
  const intl = useIntl()
  const [counts, setCounts] = useState({ mail: 3, chat: 27, news: 1240 })
  const places = [
    ['mail', Mail],
    ['chat', MessageCircle],
    ['news', Bell],
  ] as const
  return (
    <Flex gap="5" wrap="wrap">
      {places.map(([id, Icon]) => (
        <Box key={id} position="relative">
          <IconButton
            label={t(`count.${id}`, { count: counts[id] })}
            variant="outline"
            onClick={() => setCounts({ ...counts, [id]: 0 })}
          >
            <Icon />
          </IconButton>
          {counts[id] > 0 ? (
            <Float placement="top-end" pointerEvents="none">
              <Badge variant="solid" colorPalette="danger" size="xs" aria-hidden>
                {counts[id] > 99 ? t('count.many') : intl.formatNumber(counts[id])}
              </Badge>
            </Float>
          ) : null}
        </Box>
      ))}
    </Flex>
  )
}

export function BadgeHeadings() {
  const t = useT('components.badge')
  return (
    <Stack gap="2">
      <Flex gap="2" align="center" wrap="wrap">
        <Heading as="h3" textStyle="md">
          {t('heading.title')}
        </Heading>
        <Badge colorPalette="mark">{t('heading.new')}</Badge>
      </Flex>
      <Text color="fg.muted">
        {t('heading.text')} <Badge colorPalette="gray">{t('heading.optional')}</Badge>
      </Text>
    </Stack>
  )
}

export function BadgeLive() {
  const t = useT('components.badge')
  const intl = useIntl()
  const [isRunning, setIsRunning] = useState(false)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setCount((now) => now + 1), 800)
    return () => clearInterval(timer)
  }, [isRunning])
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Button variant="outline" onClick={() => setIsRunning(!isRunning)}>
        {t(isRunning ? 'live.pause' : 'live.start')}
        <Badge colorPalette="brand" minW="7" justifyContent="center">
          {intl.formatNumber(count)}
        </Badge>
      </Button>
      <Button variant="ghost" colorPalette="gray" disabled={count === 0} onClick={() => setCount(0)}>
        {t('live.reset')}
      </Button>
    </Flex>
  )
}

export function BadgeLongText() {
  const t = useT('components.badge')
  return (
    <Flex gap="2" maxW="280px" wrap="wrap">
      <Badge colorPalette="info" maxW="full">
        <Text as="span" dir="auto" truncate>
          {t('long.cut')}
        </Text>
      </Badge>
      <Badge colorPalette="info" whiteSpace="normal" borderRadius="control" py="0.5">
        {t('long.wrap')}
      </Badge>
    </Flex>
  )
}
