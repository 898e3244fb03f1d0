import { Alert, Button, CloseButton, Flex, Stack, Text } from '@chakra-ui/react'
import { CalendarClock, Languages, Mic, Save } from 'lucide-react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'

export function AlertStatuses() {
  const t = useT('components.alert')
  return (
    <Stack gap="3">
      {(['info', 'success', 'warning', 'error', 'neutral'] as const).map((status) => (
        <Alert.Root key={status} status={status}>
          <Alert.Indicator />
          <Alert.Title>{t(`status.${status}`)}</Alert.Title>
        </Alert.Root>
      ))}
    </Stack>
  )
}

export function AlertVariants() {
  const t = useT('components.alert')
  return (
    <Stack gap="3">
      {(['subtle', 'surface', 'outline', 'solid'] as const).map((variant) => (
        <Alert.Root key={variant} variant={variant}>
          <Alert.Indicator />
          <Alert.Title>{t(`variant.${variant}`)}</Alert.Title>
        </Alert.Root>
      ))}
    </Stack>
  )
}

export function AlertSizes() {
  const t = useT('components.alert')
  return (
    <Stack gap="3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Alert.Root key={size} size={size} status="neutral">
          <Alert.Indicator />
          <Alert.Title>{t(`size.${size}`)}</Alert.Title>
        </Alert.Root>
      ))}
    </Stack>
  )
}

export function AlertDescriptions() {
  const t = useT('components.alert')
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('overdue.title')}</Alert.Title>
        <Alert.Description>{t('overdue.text')}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}

export function AlertIcons() {
  const t = useT('components.alert')
  const kinds = [
    ['translation', Languages],
    ['recording', Mic],
    ['deadline', CalendarClock],
  ] as const
  return (
    <Stack gap="3">
      {kinds.map(([id, Icon]) => (
        <Alert.Root key={id} variant="outline" status="neutral">
          <Alert.Indicator>
            <Icon aria-hidden />
          </Alert.Indicator>
          <Alert.Title>{t(`icon.${id}`)}</Alert.Title>
        </Alert.Root>
      ))}
      <Alert.Root variant="outline" status="neutral">
        <Alert.Title>{t('icon.none')}</Alert.Title>
      </Alert.Root>
    </Stack>
  )
}

export function AlertActions() {
  const t = useT('components.alert')
  const [isRestored, setIsRestored] = useState(false)
  return (
    <Alert.Root status={isRestored ? 'success' : 'error'} role="status" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content minW="48">
        <Alert.Title>{t(isRestored ? 'draft.restored' : 'draft.deleted')}</Alert.Title>
        <Alert.Description>{t('draft.kept')}</Alert.Description>
      </Alert.Content>
      <Button variant="outline" colorPalette="gray" onClick={() => setIsRestored(!isRestored)}>
        {t(isRestored ? 'draft.delete' : 'draft.restore')}
      </Button>
    </Alert.Root>
  )
}

export function AlertClosable() {
  const t = useT('components.alert')
  const all = ['cover', 'proof', 'invoice'] as const
  const [open, setOpen] = useState<readonly (typeof all)[number][]>(all)
  return (
    <Stack gap="3">
      {open.map((id) => (
        <Alert.Root key={id} variant="surface" alignItems="center" py="2">
          <Alert.Indicator />
          <Alert.Title flex="1">{t(`news.${id}`)}</Alert.Title>
          <CloseButton
            size="sm"
            color="inherit"
            aria-label={t('news.close')}
            onClick={() => setOpen(open.filter((one) => one !== id))}
          />
        </Alert.Root>
      ))}
      <Flex gap="3" align="center">
        <Button variant="outline" disabled={open.length === all.length} onClick={() => setOpen(all)}>
          {t('news.restore')}
        </Button>
        <Text color="fg.muted" aria-live="polite">
          {t('news.count', { count: open.length })}
        </Text>
      </Flex>
    </Stack>
  )
}

export function AlertAsynchronous() {
  const t = useT('components.alert')
  const [step, setStep] = useState<'idle' | 'saving' | 'saved'>('idle')
  const save = async () => {
    setStep('saving')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    setStep('saved')
  }
  return (
    <Stack gap="3" align="flex-start">
      <Button loading={step === 'saving'} onClick={() => void save()}>
        <Save size={18} aria-hidden />
        {t('save.button')}
      </Button>
      <Alert.Root status={step === 'saved' ? 'success' : 'info'} role="status">
        <Alert.Indicator />
        <Alert.Title>{t(`save.${step}`)}</Alert.Title>
      </Alert.Root>
    </Stack>
  )
}

export function AlertLongText() {
  const t = useT('components.alert')
  return (
    <Alert.Root maxW="md">
      <Alert.Indicator />
      <Alert.Content minW="0">
        <Alert.Title>{t('long.title')}</Alert.Title>
        <Alert.Description overflowWrap="anywhere">{t('long.text')}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
