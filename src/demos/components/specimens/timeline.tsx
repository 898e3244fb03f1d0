import { Avatar, Badge, Box, Button, Card, chakra, Flex, Stack, Timeline } from '@chakra-ui/react'
import { Check, Clock, FileText, Languages, Mic, PackageCheck, Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'

function Point({ children }: { children?: ReactNode }) {
  return (
    <Timeline.Connector>
      <Timeline.Separator />
      <Timeline.Indicator>{children}</Timeline.Indicator>
    </Timeline.Connector>
  )
}

type EventProps = { icon?: ReactNode; title: ReactNode; children?: ReactNode }

function Event({ icon, title, children }: EventProps) {
  return (
    <Timeline.Item>
      <Point>{icon}</Point>
      <Timeline.Content minW="0">
        <Timeline.Title>{title}</Timeline.Title>
        {children}
      </Timeline.Content>
    </Timeline.Item>
  )
}

export function TimelineBasic() {
  const t = useT('components.timeline')
  return (
    <Timeline.Root size="sm">
      {(['asked', 'quoted', 'accepted'] as const).map((id) => (
        <Event key={id} title={t(`event.${id}`)}>
          <Timeline.Description>{t(`event.${id}.text`)}</Timeline.Description>
        </Event>
      ))}
    </Timeline.Root>
  )
}

export function TimelineVariants() {
  const t = useT('components.timeline')
  return (
    <Flex gap="8" wrap="wrap">
      {(['solid', 'subtle', 'outline', 'plain'] as const).map((variant) => (
        <Timeline.Root key={variant} variant={variant} size="lg" width="auto" minW="36">
          <Event icon={<Send size={12} aria-hidden />} title={t(`variant.${variant}`)} />
          <Event icon={<FileText size={12} aria-hidden />} title={t('event.quoted')} />
        </Timeline.Root>
      ))}
    </Flex>
  )
}

export function TimelineSizes() {
  const t = useT('components.timeline')
  return (
    <Flex gap="8" wrap="wrap">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Timeline.Root key={size} size={size} width="auto" minW="36">
          {(['asked', 'accepted'] as const).map((id) => (
            <Event key={id} icon={<Check size={12} aria-hidden />} title={t(`event.${id}`)} />
          ))}
        </Timeline.Root>
      ))}
    </Flex>
  )
}

export function TimelineStates() {
  const t = useT('components.timeline')
  const stages = [
    ['translation', Languages, 'success'],
    ['recording', Mic, 'brand'],
    ['proofs', FileText, 'warning'],
    ['delivery', PackageCheck, 'gray'],
  ] as const
  return (
    <Timeline.Root size="xl" variant="subtle">
      {stages.map(([id, Icon, palette]) => (
        <Timeline.Item key={id}>
          <Timeline.Connector>
            <Timeline.Separator />
            <Timeline.Indicator colorPalette={palette} color={`${palette}.fg`}>
              <Icon size={16} aria-hidden />
            </Timeline.Indicator>
          </Timeline.Connector>
          <Timeline.Content>
            <Timeline.Title>
              {t(`stage.${id}`)}
              <Badge colorPalette={palette}>{t(`stage.${id}.state`)}</Badge>
            </Timeline.Title>
            <Timeline.Description>{t(`stage.${id}.text`)}</Timeline.Description>
          </Timeline.Content>
        </Timeline.Item>
      ))}
    </Timeline.Root>
  )
}

export function TimelinePeople() {
  const t = useT('components.timeline')
  const intl = useIntl()
  const comments = [
    ['Brigid Haddad', 'narrator', '2026-11-18T14:20:00'],
    ['Anders Holm', 'translator', '2026-11-17T09:05:00'],
  ] as const
  return (
    <Timeline.Root size="xl" variant="plain">
      {comments.map(([name, id, at]) => (
        <Event
          key={id}
          icon={
            <Avatar.Root size="xs" aria-hidden>
              <Avatar.Fallback name={name} />
            </Avatar.Root>
          }
          title={
            <>
              {name}
              <chakra.time color="fg.muted" fontWeight="normal" dateTime={at}>
                <bdi>{formatDate(intl, new Date(at), 'dayTime')}</bdi>
              </chakra.time>
            </>
          }
        >
          <Card.Root>
            <Card.Body>{t(`comment.${id}`)}</Card.Body>
          </Card.Root>
        </Event>
      ))}
    </Timeline.Root>
  )
}

export function TimelineTwoSides() {
  const t = useT('components.timeline')
  return (
    <Timeline.Root size="lg" variant="outline">
      {(['asked', 'quoted', 'accepted'] as const).map((id, index) => (
        <Timeline.Item key={id}>
          <Box
            flex="1"
            display={{ base: 'none', sm: 'block' }}
            textAlign="end"
            color="fg.muted"
            pt="0.5"
            visibility={index % 2 === 0 ? 'visible' : 'hidden'}
          >
            {t(`event.${id}.text`)}
          </Box>
          <Point>
            <Clock size={12} aria-hidden />
          </Point>
          <Timeline.Content flex="1">
            <Timeline.Title>{t(`event.${id}`)}</Timeline.Title>
            <Timeline.Description display={index % 2 === 0 ? { sm: 'none' } : 'block'}>
              {t(`event.${id}.text`)}
            </Timeline.Description>
          </Timeline.Content>
        </Timeline.Item>
      ))}
    </Timeline.Root>
  )
}

export function TimelineAsynchronous() {
  const t = useT('components.timeline')
  const [count, setCount] = useState(2)
  const [isBusy, setIsBusy] = useState(false)
  const more = async () => {
    setIsBusy(true)
    await new Promise((resolve) => setTimeout(resolve, 1200))
    setCount((before) => Math.min(8, before + 3))
    setIsBusy(false)
  }
  return (
    <Stack gap="4" align="flex-start">
      <Timeline.Root size="sm" aria-busy={isBusy}>
        {Array.from({ length: count }, (_, index) => 8 - index).map((take) => (
          <Event key={take} title={t('take', { take })} />
        ))}
      </Timeline.Root>
      <Button variant="outline" loading={isBusy} disabled={count === 8} onClick={() => void more()}>
        {t('older')}
      </Button>
    </Stack>
  )
}

export function TimelineLongText() {
  const t = useT('components.timeline')
  return (
    <Timeline.Root size="md" maxW="sm">
      <Event icon={<Check size={12} aria-hidden />} title={t('long.title')}>
        <Timeline.Description overflowWrap="anywhere">{t('long.text')}</Timeline.Description>
      </Event>
      <Event icon={<Check size={12} aria-hidden />} title={t('event.accepted')} />
    </Timeline.Root>
  )
}
