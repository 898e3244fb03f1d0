import { Box, Button, Flex, Progress, Stack, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'

function Bar({ label, ...root }: Progress.RootProps & { label: string }) {
  return (
    <Progress.Root {...root}>
      <Progress.Track aria-label={label}>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  )
}

export function ProgressLinearProduct() {
  const t = useT('components.progress-linear')
  return (
    <Stack gap="4">
      {([0, 0.25, 0.6, 1] as const).map((share) => (
        <ProgressBar
          key={share}
          label={t('chapter')}
          share={share}
          colorPalette={share === 1 ? 'success' : 'brand'}
        />
      ))}
    </Stack>
  )
}

export function ProgressLinearColours() {
  const t = useT('components.progress-linear')
  return (
    <Stack gap="4">
      {(['brand', 'success', 'warning', 'danger', 'info', 'gray'] as const).map((palette, index) => (
        <ProgressBar key={palette} label={t('chapter')} share={0.9 - index * 0.12} colorPalette={palette} />
      ))}
    </Stack>
  )
}

export function ProgressLinearSizes() {
  const t = useT('components.progress-linear')
  return (
    <Stack gap="4">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Bar key={size} size={size} value={55} label={t('chapter')} />
      ))}
    </Stack>
  )
}

export function ProgressLinearLabels() {
  const t = useT('components.progress-linear')
  const intl = useIntl()
  const stages = [
    ['translation', 62],
    ['proofreading', 18],
  ] as const
  return (
    <Stack gap="4" maxW="md">
      {stages.map(([id, value]) => (
        <Box key={id}>
          <Flex justify="space-between" gap="3" mb="1.5">
            <Text>{t(`stage.${id}`)}</Text>
            <Text color="fg.muted" fontVariantNumeric="tabular-nums">
              {intl.formatNumber(value / 100, { style: 'percent' })}
            </Text>
          </Flex>
          <ProgressBar label={t(`stage.${id}`)} share={value / 100} />
        </Box>
      ))}
    </Stack>
  )
}

export function ProgressLinearStriped() {
  const t = useT('components.progress-linear')
  return (
    <Stack gap="4">
      <Bar striped value={45} shape="full" label={t('chapter')} />
      <Bar striped animated value={70} shape="full" colorPalette="success" label={t('chapter')} />
    </Stack>
  )
}

export function ProgressLinearIndeterminate() {
  const t = useT('components.progress-linear')
  return (
    <Stack gap="2" role="status">
      <Text>{t('waiting')}</Text>
      <Bar value={null} size="xs" shape="full" label={t('waiting')} />
    </Stack>
  )
}

export function ProgressLinearParts() {
  const t = useT('components.progress-linear')
  const parts = [
    ['done', 46, 'success.solid'],
    ['review', 22, 'mark.solid'],
    ['open', 32, 'bg.emphasized'],
  ] as const
  return (
    <Stack gap="3">
      <Flex
        h="2.5"
        borderRadius="full"
        overflow="hidden"
        gap="0.5"
        role="img"
        aria-label={parts.map(([id, share]) => t(`part.${id}`, { share })).join(', ')}
      >
        {parts.map(([id, share, color]) => (
          <Box key={id} bg={color} style={{ width: `${share}%` }} />
        ))}
      </Flex>
      <Flex gap="4" wrap="wrap">
        {parts.map(([id, share, color]) => (
          <Flex key={id} gap="2" align="center">
            <Box boxSize="2.5" borderRadius="full" bg={color} />
            {t(`part.${id}`, { share })}
          </Flex>
        ))}
      </Flex>
    </Stack>
  )
}

export function ProgressLinearAsynchronous() {
  const t = useT('components.progress-linear')
  const intl = useIntl()
  const size = 48
  const [sent, setSent] = useState(0)
  const [isSending, setIsSending] = useState(false)
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(() => setSent((now) => Math.min(size, now + 2)), 180)
    return () => clearInterval(timer)
  }, [isSending])
  useEffect(() => {
    if (sent < size || !isSending) return
    setIsSending(false)
    toast.success({ title: t('upload.done') })
  }, [sent, isSending, t])
  return (
    <Stack gap="3" maxW="md">
      <Flex justify="space-between" gap="3">
        <Text dir="ltr">lighthouse.scriv.zip</Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {t('upload.size', { sent: intl.formatNumber(sent), size: intl.formatNumber(size) })}
        </Text>
      </Flex>
      <ProgressBar label={t('upload.label')} share={sent / size} />
      <Flex gap="2">
        <Button
          variant="outline"
          disabled={isSending}
          onClick={() => {
            setSent(0)
            setIsSending(true)
          }}
        >
          {t('upload.start')}
        </Button>
        <Button
          variant="ghost"
          colorPalette="gray"
          disabled={!isSending}
          onClick={() => {
            setIsSending(false)
            setSent(0)
          }}
        >
          {t('upload.cancel')}
        </Button>
      </Flex>
    </Stack>
  )
}
