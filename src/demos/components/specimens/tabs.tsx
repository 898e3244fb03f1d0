import { Badge, Button, Flex, Skeleton, Stack, Tabs, Text } from '@chakra-ui/react'
import { BookOpen, FileText, Mic, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'

const views = ['text', 'notes', 'files'] as const

type Tab = (typeof views)[number] | 'day' | 'week' | 'month' | 'brief' | 'quote' | 'delivery'

function Triggers({ ids }: { ids: readonly Tab[] }) {
  const t = useT('components.tabs')
  return ids.map((id) => (
    <Tabs.Trigger key={id} value={id}>
      {t(`tab.${id}`)}
    </Tabs.Trigger>
  ))
}

function Panels({ ids }: { ids: readonly Tab[] }) {
  const t = useT('components.tabs')
  return ids.map((id) => (
    <Tabs.Content key={id} value={id} minW="0">
      {t(`panel.${id}`)}
    </Tabs.Content>
  ))
}

function Views({ label, ...root }: Omit<Tabs.RootProps, 'children'> & { label: string }) {
  return (
    <Tabs.Root defaultValue="text" {...root}>
      <Tabs.List aria-label={label}>
        <Triggers ids={views} />
      </Tabs.List>
      <Panels ids={views} />
    </Tabs.Root>
  )
}

export function TabsVariants() {
  const t = useT('components.tabs')
  return (
    <Stack gap="6">
      {(['line', 'subtle', 'enclosed', 'outline', 'plain'] as const).map((variant) => (
        <Views key={variant} variant={variant} label={t(`variant.${variant}`)} />
      ))}
    </Stack>
  )
}

export function TabsSizes() {
  const t = useT('components.tabs')
  return (
    <Stack gap="6">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Views key={size} size={size} label={t(`size.${size}`)} />
      ))}
    </Stack>
  )
}

export function TabsIcons() {
  const t = useT('components.tabs')
  const intl = useIntl()
  const tools = [
    ['text', FileText, 0],
    ['notes', BookOpen, 12],
    ['audio', Mic, 3],
  ] as const
  return (
    <Tabs.Root defaultValue="text">
      <Tabs.List aria-label={t('icons.heading')} overflowX="auto" overflowY="hidden">
        {tools.map(([id, Icon, count]) => (
          <Tabs.Trigger key={id} value={id} flexShrink="0" disabled={id === 'audio'}>
            <Icon size={18} aria-hidden />
            {t(`tab.${id}`)}
            {count > 0 ? <Badge colorPalette="gray">{intl.formatNumber(count)}</Badge> : null}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Panels ids={['text', 'notes']} />
    </Tabs.Root>
  )
}

export function TabsVertical() {
  const t = useT('components.tabs')
  return (
    <Tabs.Root orientation="vertical" defaultValue="notes">
      <Tabs.List aria-label={t('vertical.heading')} flexShrink="0">
        <Triggers ids={views} />
      </Tabs.List>
      <Panels ids={views} />
    </Tabs.Root>
  )
}

export function TabsFitted() {
  const t = useT('components.tabs')
  return (
    <Tabs.Root fitted variant="enclosed" defaultValue="day" maxW="md">
      <Tabs.List aria-label={t('fitted.heading')} width="full">
        <Triggers ids={['day', 'week', 'month']} />
      </Tabs.List>
      <Panels ids={['day', 'week', 'month']} />
    </Tabs.Root>
  )
}

export function TabsControlled() {
  const t = useT('components.tabs')
  const steps = ['brief', 'quote', 'delivery'] as const
  const [step, setStep] = useState('brief')
  const index = steps.findIndex((one) => one === step)
  return (
    <Stack gap="3">
      <Tabs.Root value={step} onValueChange={({ value }) => setStep(value)}>
        <Tabs.List aria-label={t('controlled.heading')}>
          <Triggers ids={steps} />
        </Tabs.List>
        <Panels ids={steps} />
      </Tabs.Root>
      <Flex gap="2">
        <Button
          variant="outline"
          colorPalette="gray"
          disabled={index === 0}
          onClick={() => setStep(steps[index - 1] ?? 'brief')}
        >
          {t('controlled.back')}
        </Button>
        <Button disabled={index === 2} onClick={() => setStep(steps[index + 1] ?? 'delivery')}>
          {t('controlled.next')}
        </Button>
      </Flex>
    </Stack>
  )
}

export function TabsClosable() {
  const t = useT('components.tabs')
  const [chapters, setChapters] = useState<readonly number[]>([1, 2, 3])
  const [current, setCurrent] = useState('1')
  const close = (chapter: number) => {
    const rest = chapters.filter((one) => one !== chapter)
    setChapters(rest)
    if (current === String(chapter)) setCurrent(String(rest.at(-1) ?? ''))
  }
  const add = () => {
    const next = Math.max(0, ...chapters) + 1
    setChapters([...chapters, next])
    setCurrent(String(next))
  }
  return (
    <Tabs.Root value={current} onValueChange={({ value }) => setCurrent(value)}>
      <Flex gap="2" align="center" minW="0">
        <Tabs.List aria-label={t('closable.heading')} overflowX="auto" overflowY="hidden">
          {chapters.map((chapter) => (
            <Tabs.Trigger key={chapter} value={String(chapter)} flexShrink="0">
              {t('chapter', { chapter })}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <IconButton label={t('closable.add')} flexShrink="0" onClick={add}>
          <Plus />
        </IconButton>
      </Flex>
      {chapters.map((chapter) => (
        <Tabs.Content key={chapter} value={String(chapter)}>
          <Flex gap="3" align="center" wrap="wrap">
            <Text>{t('closable.panel', { chapter })}</Text>
            <Button variant="outline" colorPalette="gray" onClick={() => close(chapter)}>
              <X size={16} aria-hidden />
              {t('closable.close', { chapter })}
            </Button>
          </Flex>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

export function TabsAsynchronous() {
  const t = useT('components.tabs')
  const [loaded, setLoaded] = useState<readonly string[]>(['text'])
  const load = async (id: string) => {
    if (loaded.includes(id)) return
    await new Promise((resolve) => setTimeout(resolve, 1200))
    setLoaded((before) => [...before, id])
  }
  return (
    <Tabs.Root defaultValue="text" onValueChange={({ value }) => void load(value)}>
      <Tabs.List aria-label={t('asynchronous.heading')}>
        <Triggers ids={views} />
      </Tabs.List>
      {views.map((id) => (
        <Tabs.Content key={id} value={id} aria-busy={!loaded.includes(id)} minH="14">
          {loaded.includes(id) ? t(`panel.${id}`) : <Skeleton h="5" w="60%" />}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

export function TabsManyTabs() {
  const t = useT('components.tabs')
  const chapters = Array.from({ length: 24 }, (_, index) => index + 1)
  return (
    <Tabs.Root defaultValue="3">
      <Tabs.List aria-label={t('many-tabs.heading')} overflowX="auto" overflowY="hidden">
        {chapters.map((chapter) => (
          <Tabs.Trigger key={chapter} value={String(chapter)} flexShrink="0">
            {chapter === 3 ? t('long', { chapter }) : t('chapter', { chapter })}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {chapters.map((chapter) => (
        <Tabs.Content key={chapter} value={String(chapter)}>
          {t('closable.panel', { chapter })}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
