import { Accordion, Badge, Box, Button, chakra, Flex, SkeletonText, Stack, Text } from '@chakra-ui/react'
import { BookOpen, Languages, Mic } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'

const questions = ['delivery', 'changes', 'rights'] as const

type PanelProps = {
  value: string
  title: ReactNode
  children: ReactNode
  /** An icon or a text before and after the title. */
  start?: ReactNode
  end?: ReactNode
  disabled?: boolean
}

function Panel({ title, start, end, children, ...item }: PanelProps) {
  return (
    <Accordion.Item {...item}>
      <chakra.h3>
        <Accordion.ItemTrigger>
          {start}
          <Box flex="1" minW="0">
            {title}
          </Box>
          {end}
          <Accordion.ItemIndicator />
        </Accordion.ItemTrigger>
      </chakra.h3>
      <Accordion.ItemContent role="group">
        <Accordion.ItemBody>{children}</Accordion.ItemBody>
      </Accordion.ItemContent>
    </Accordion.Item>
  )
}

function Question({ id, label }: { id: (typeof questions)[number]; label?: string }) {
  const t = useT('components.expansion-panel')
  return (
    <Panel
      value={id}
      title={t(`question.${id}`)}
      start={label ? <Badge colorPalette="gray">{label}</Badge> : null}
    >
      {t(`answer.${id}`)}
    </Panel>
  )
}

export function ExpansionPanelSingle() {
  return (
    <Accordion.Root collapsible defaultValue={['delivery']}>
      {questions.map((id) => (
        <Question key={id} id={id} />
      ))}
    </Accordion.Root>
  )
}

export function ExpansionPanelMultiple() {
  return (
    <Accordion.Root multiple defaultValue={['delivery', 'rights']}>
      {questions.map((id) => (
        <Question key={id} id={id} />
      ))}
    </Accordion.Root>
  )
}

export function ExpansionPanelVariants() {
  const t = useT('components.expansion-panel')
  return (
    <Stack gap="6">
      {(['outline', 'subtle', 'enclosed', 'plain'] as const).map((variant) => (
        <Accordion.Root key={variant} variant={variant} collapsible defaultValue={['rights']}>
          {(['delivery', 'rights'] as const).map((id) => (
            <Question key={id} id={id} label={t(`variant.${variant}`)} />
          ))}
        </Accordion.Root>
      ))}
    </Stack>
  )
}

export function ExpansionPanelSizes() {
  const t = useT('components.expansion-panel')
  return (
    <Stack gap="4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Accordion.Root key={size} size={size} variant="enclosed" collapsible>
          <Panel value={size} title={t(`size.${size}`)}>
            {t('answer.changes')}
          </Panel>
        </Accordion.Root>
      ))}
    </Stack>
  )
}

export function ExpansionPanelIcons() {
  const t = useT('components.expansion-panel')
  const services = [
    ['translation', Languages, 4],
    ['voice', Mic, 1],
    ['proofreading', BookOpen, 0],
  ] as const
  return (
    <Accordion.Root variant="enclosed" collapsible>
      {services.map(([id, Icon, count]) => (
        <Panel
          key={id}
          value={id}
          disabled={count === 0}
          title={t(`service.${id}`)}
          start={<Icon size={18} aria-hidden />}
          end={<Badge colorPalette="gray">{t('service.count', { count })}</Badge>}
        >
          {t(`service.${id}.text`)}
        </Panel>
      ))}
    </Accordion.Root>
  )
}

export function ExpansionPanelControlled() {
  const t = useT('components.expansion-panel')
  const [open, setOpen] = useState<string[]>([])
  return (
    <Stack gap="3">
      <Flex gap="2">
        <Button
          variant="outline"
          disabled={open.length === questions.length}
          onClick={() => setOpen([...questions])}
        >
          {t('controlled.open')}
        </Button>
        <Button
          variant="outline"
          colorPalette="gray"
          disabled={open.length === 0}
          onClick={() => setOpen([])}
        >
          {t('controlled.close')}
        </Button>
      </Flex>
      <Accordion.Root multiple value={open} onValueChange={({ value }) => setOpen(value)}>
        {questions.map((id) => (
          <Question key={id} id={id} />
        ))}
      </Accordion.Root>
    </Stack>
  )
}

export function ExpansionPanelAsynchronous() {
  const t = useT('components.expansion-panel')
  const [step, setStep] = useState<'closed' | 'loading' | 'loaded'>('closed')
  const load = async () => {
    setStep('loading')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    setStep('loaded')
  }
  return (
    <Accordion.Root
      collapsible
      variant="enclosed"
      onValueChange={({ value }) => (value.length > 0 && step === 'closed' ? void load() : undefined)}
    >
      <Panel value="history" title={t('history.title')}>
        <Box minH="24" aria-busy={step === 'loading'}>
          {step === 'loaded' ? (
            <Stack as="ul" gap="2" listStyleType="none">
              {(['delivered', 'accepted', 'asked'] as const).map((id) => (
                <li key={id}>{t(`history.${id}`)}</li>
              ))}
            </Stack>
          ) : (
            <SkeletonText noOfLines={3} />
          )}
        </Box>
      </Panel>
    </Accordion.Root>
  )
}

export function ExpansionPanelLongText() {
  const t = useT('components.expansion-panel')
  return (
    <Accordion.Root collapsible variant="enclosed" maxW="sm" defaultValue={['long']}>
      <Panel value="long" title={t('long.title')}>
        <Text textStyle="prose">{t('long.text')}</Text>
      </Panel>
    </Accordion.Root>
  )
}
