import { AbsoluteCenter, Button, Flex, ProgressCircle, Spinner, Stack, Text } from '@chakra-ui/react'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'

function Ring({ label }: { label: string }) {
  return (
    <ProgressCircle.Circle aria-label={label}>
      <ProgressCircle.Track />
      <ProgressCircle.Range strokeLinecap="round" />
    </ProgressCircle.Circle>
  )
}

export function ProgressCircularSizes() {
  const t = useT('components.progress-circular')
  return (
    <Flex gap="5" align="center" wrap="wrap">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <ProgressCircle.Root key={size} size={size} value={68}>
          <Ring label={t('words')} />
        </ProgressCircle.Root>
      ))}
    </Flex>
  )
}

export function ProgressCircularColours() {
  const t = useT('components.progress-circular')
  return (
    <Flex gap="5" wrap="wrap">
      {(['brand', 'success', 'warning', 'danger', 'info', 'gray'] as const).map((palette, index) => (
        <ProgressCircle.Root key={palette} colorPalette={palette} value={90 - index * 14}>
          <Ring label={t('words')} />
        </ProgressCircle.Root>
      ))}
    </Flex>
  )
}

export function ProgressCircularValues() {
  const t = useT('components.progress-circular')
  const stages = [
    ['draft', 100, 'success'],
    ['revision', 64, 'brand'],
    ['proofs', 0, 'gray'],
  ] as const
  return (
    <Flex gap="6" wrap="wrap">
      {stages.map(([id, value, palette]) => (
        <Flex key={id} gap="3" align="center">
          <ProgressCircle.Root size="lg" colorPalette={palette} value={value}>
            <Ring label={t(`stage.${id}`)} />
            <AbsoluteCenter>
              <ProgressCircle.ValueText dir="ltr" textStyle="2xs" />
            </AbsoluteCenter>
          </ProgressCircle.Root>
          <Text>{t(`stage.${id}`)}</Text>
        </Flex>
      ))}
    </Flex>
  )
}

export function ProgressCircularThickness() {
  const t = useT('components.progress-circular')
  return (
    <Flex gap="5" wrap="wrap">
      {(['2px', '4px', '8px', '14px'] as const).map((thickness) => (
        <ProgressCircle.Root key={thickness} size="xl" value={42}>
          <ProgressCircle.Circle aria-label={t('words')} css={{ '--thickness': thickness }}>
            <ProgressCircle.Track />
            <ProgressCircle.Range />
          </ProgressCircle.Circle>
        </ProgressCircle.Root>
      ))}
    </Flex>
  )
}

export function ProgressCircularIndeterminate() {
  const t = useT('components.progress-circular')
  return (
    <Flex gap="6" wrap="wrap" align="center">
      <Flex gap="3" align="center" role="status">
        <ProgressCircle.Root size="sm" value={null}>
          <Ring label={t('waiting')} />
        </ProgressCircle.Root>
        {t('waiting')}
      </Flex>
      <Flex gap="3" align="center" role="status">
        <Spinner size="sm" color="brand.solid" />
        {t('searching')}
      </Flex>
    </Flex>
  )
}

export function ProgressCircularControlled() {
  const t = useT('components.progress-circular')
  const [value, setValue] = useState(40)
  return (
    <Flex gap="4" align="center">
      <IconButton
        label={t('less')}
        variant="outline"
        disabled={value === 0}
        onClick={() => setValue(Math.max(0, value - 10))}
      >
        <Minus />
      </IconButton>
      <ProgressCircle.Root size="xl" value={value}>
        <Ring label={t('goal')} />
        <AbsoluteCenter>
          <ProgressCircle.ValueText dir="ltr" />
        </AbsoluteCenter>
      </ProgressCircle.Root>
      <IconButton
        label={t('more')}
        variant="outline"
        disabled={value === 100}
        onClick={() => setValue(Math.min(100, value + 10))}
      >
        <Plus />
      </IconButton>
    </Flex>
  )
}

export function ProgressCircularAsynchronous() {
  const t = useT('components.progress-circular')
  const [done, setDone] = useState(0)
  const [isRunning, setIsRunning] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setDone((now) => Math.min(25, now + 1)), 160)
    return () => clearInterval(timer)
  }, [isRunning])
  const isOver = done === 25
  return (
    <Flex gap="4" align="center" wrap="wrap">
      <ProgressCircle.Root size="lg" max={25} value={done} colorPalette={isOver ? 'success' : 'brand'}>
        <Ring label={t('import.label')} />
      </ProgressCircle.Root>
      <Text minW="48" fontVariantNumeric="tabular-nums">
        {t('import.count', { done })}
      </Text>
      <Button
        variant="outline"
        onClick={() => {
          if (isOver) setDone(0)
          setIsRunning(isOver || !isRunning)
        }}
      >
        {t(isOver ? 'import.again' : isRunning ? 'import.pause' : 'import.start')}
      </Button>
    </Flex>
  )
}

export function ProgressCircularLongText() {
  const t = useT('components.progress-circular')
  const intl = useIntl()
  return (
    <Flex gap="4" align="center" maxW="sm">
      <ProgressCircle.Root size="xl" value={71} flexShrink="0">
        <Ring label={t('long.title')} />
        <AbsoluteCenter>
          <ProgressCircle.ValueText dir="ltr" />
        </AbsoluteCenter>
      </ProgressCircle.Root>
      <Stack gap="0" minW="0">
        <Text fontWeight="medium">{t('long.title')}</Text>
        <Text color="fg.muted">
          {t('long.text', { done: intl.formatNumber(59_640), all: intl.formatNumber(84_000) })}
        </Text>
      </Stack>
    </Flex>
  )
}
