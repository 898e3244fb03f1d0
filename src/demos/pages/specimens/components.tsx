import {
  Alert,
  Avatar,
  Badge,
  Box,
  Button,
  Checkbox,
  Flex,
  Menu,
  ProgressCircle,
  Stack,
  Switch,
  Tabs,
  Tag,
  Text,
} from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { avatarName } from '@/demos/shared/avatar-name.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { RowsSkeleton } from '@/ui/feedback/states.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { PaginationFooter } from '@/ui/lists/pagination.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { MenuSurface } from '@/ui/menu/menu-surface.tsx'
import { NestedOverlays } from '../components/nested-overlays.tsx'

export function ComponentsNarrow() {
  const t = useT('pages.components')
  const [page, setPage] = useState(3)
  const [pageSize, setPageSize] = useState(10)
  const [query, setQuery] = useState('')
  return (
    <Stack gap="4" w="160px">
      <Alert.Root size="sm" status="warning">
        <Alert.Indicator />
        <Alert.Title>{t('narrow.alert')}</Alert.Title>
      </Alert.Root>
      <SearchField label={t('narrow.search')} value={query} onChange={setQuery} width="full" />
      <Flex gap="1" wrap="wrap">
        {['de', 'fr', 'ga', 'nl', 'es', 'it'].map((language) => (
          <Tag.Root key={language}>
            <Tag.Label>{language.toUpperCase()}</Tag.Label>
          </Tag.Root>
        ))}
      </Flex>
      <ProgressBar label={t('narrow.progress')} share={0.4} />
      <PaginationFooter
        label={t('narrow.heading')}
        page={page}
        pageSize={pageSize}
        total={99}
        onPageChange={setPage}
        onPageSizeChange={setPageSize}
      />
    </Stack>
  )
}

export function ComponentsUnbroken() {
  const t = useT('pages.components')
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  return (
    <Stack gap="4" maxW="xs">
      <Alert.Root>
        <Alert.Indicator />
        <Alert.Title minW="0" overflowWrap="anywhere">
          {word}
        </Alert.Title>
      </Alert.Root>
      <Tag.Root size="lg" maxW="full">
        <Tag.Label dir="auto">{word}</Tag.Label>
      </Tag.Root>
      <Button variant="outline" maxW="full" onClick={() => toast.info({ title: word })}>
        <Text as="span" truncate dir="auto">
          {word}
        </Text>
      </Button>
      <Tabs.Root defaultValue={word} maxW="full">
        <Tabs.List overflowX="auto" overflowY="hidden" aria-label={t('unbroken.heading')}>
          {[word, '2'].map((label) => (
            <Tabs.Trigger key={label} value={label} flexShrink="0">
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={word}>1</Tabs.Content>
        <Tabs.Content value="2" overflowWrap="anywhere">
          {word}
        </Tabs.Content>
      </Tabs.Root>
    </Stack>
  )
}

export function ComponentsDirections() {
  return (
    <Stack as="ul" listStyleType="none" gap="2">
      {['منارة آر مين', 'מגדלור', 'Ar-Men', '燈塔看守人', 'Маяк (1890)', 'אור 1890 Ar-Men'].map((name) => (
        <Flex as="li" key={name} gap="3" align="center">
          <Avatar.Root size="sm" aria-hidden>
            <Avatar.Fallback name={avatarName(name)} />
          </Avatar.Root>
          <Text dir="auto">{name}</Text>
          <Badge colorPalette="info">
            <bdi>{name}</bdi>
          </Badge>
        </Flex>
      ))}
    </Stack>
  )
}

export function ComponentsCounts() {
  const t = useT('pages.components')
  return (
    <Stack gap="2">
      {[0, 1, 2, 99, 1_000, 1_234_567].map((count) => (
        <Flex key={count} gap="3" align="center">
          <Badge colorPalette={count === 0 ? 'gray' : 'brand'}>{t('counts.short', { count })}</Badge>
          <Text>{t('counts.long', { count })}</Text>
        </Flex>
      ))}
    </Stack>
  )
}

export function ComponentsLimits() {
  const t = useT('pages.components')
  const intl = useIntl()
  return (
    <Stack gap="4">
      {[-0.2, 0, 0.004, 0.996, 1, 1.4].map((share) => (
        <Flex key={share} gap="4" align="center">
          <Text minW="16" fontVariantNumeric="tabular-nums">
            <bdi>{intl.formatNumber(share)}</bdi>
          </Text>
          <Box flex="1">
            <ProgressBar label={t('limits.label', { share })} share={share} />
          </Box>
          <ProgressCircle.Root size="sm" value={Math.min(100, Math.max(0, share * 100))}>
            <ProgressCircle.Circle aria-label={t('limits.label', { share })}>
              <ProgressCircle.Track />
              <ProgressCircle.Range />
            </ProgressCircle.Circle>
          </ProgressCircle.Root>
        </Flex>
      ))}
    </Stack>
  )
}

export function ComponentsOverlays() {
  return <NestedOverlays />
}

export function ComponentsEdges() {
  const t = useT('pages.components')
  return (
    <Flex justify="space-between" overflow="hidden">
      {(['start', 'end'] as const).map((edge) => (
        <Menu.Root
          key={edge}
          positioning={{ placement: 'bottom-start' }}
          onSelect={({ value }) => toast.info({ title: t('edges.chosen', { line: value }) })}
        >
          <Menu.Trigger asChild>
            <IconButton label={t(`edges.${edge}`)} variant="outline">
              <Pencil />
            </IconButton>
          </Menu.Trigger>
          <MenuSurface label={t(`edges.${edge}`)} minW="64" maxH="64">
            {Array.from({ length: 30 }, (_, index) => String(index + 1)).map((line) => (
              <Menu.Item key={line} value={line}>
                {t('edges.line', { line })}
              </Menu.Item>
            ))}
          </MenuSurface>
        </Menu.Root>
      ))}
    </Flex>
  )
}

export function ComponentsRepeated() {
  const t = useT('pages.components')
  const [runs, setRuns] = useState({ started: 0, finished: 0 })
  const run = async () => {
    setRuns((before) => ({ ...before, started: before.started + 1 }))
    await new Promise((resolve) => setTimeout(resolve, 800))
    setRuns((before) => ({ ...before, finished: before.finished + 1 }))
  }
  const isBusy = runs.started > runs.finished
  return (
    <Stack gap="3" align="flex-start">
      <Flex gap="3" wrap="wrap">
        <Button loading={isBusy} onClick={() => void run()}>
          {t('repeated.once')}
        </Button>
        <Button variant="outline" onClick={() => void run()}>
          {t('repeated.always')}
        </Button>
      </Flex>
      <Text aria-live="polite">{t('repeated.state', runs)}</Text>
      <Box w="full" minH="44px">
        {isBusy ? <RowsSkeleton rows={1} /> : <Text py="3">{t('repeated.ready')}</Text>}
      </Box>
    </Stack>
  )
}

export function ComponentsDisabled() {
  const t = useT('pages.components')
  return (
    <Flex gap="4" wrap="wrap" align="center">
      <Button disabled>{t('disabled.button')}</Button>
      <ActionButton variant="outline" disabledReason={t('disabled.reason')}>
        {t('disabled.action')}
      </ActionButton>
      <Checkbox.Root disabled defaultChecked>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{t('disabled.checkbox')}</Checkbox.Label>
      </Checkbox.Root>
      <Switch.Root disabled defaultChecked>
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{t('disabled.switch')}</Switch.Label>
      </Switch.Root>
    </Flex>
  )
}
