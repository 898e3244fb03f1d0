import { Avatar, Button, Flex, Stack, Tag, Text } from '@chakra-ui/react'
import { BookOpen, Check, Languages, Mic } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ChipsField } from '@/demos/shared/chips-field.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { Form } from '@/ui/form/form.tsx'

export function ChipColours() {
  const t = useT('components.chip')
  return (
    <Flex gap="2" wrap="wrap">
      {(['gray', 'brand', 'mark', 'info', 'success', 'warning', 'danger'] as const).map((palette) => (
        <Tag.Root key={palette} size="lg" colorPalette={palette}>
          <Tag.Label>{t(`colour.${palette}`)}</Tag.Label>
        </Tag.Root>
      ))}
    </Flex>
  )
}

export function ChipVariants() {
  const t = useT('components.chip')
  return (
    <Flex gap="2" wrap="wrap">
      {(['surface', 'subtle', 'outline', 'solid'] as const).map((variant) => (
        <Tag.Root key={variant} size="lg" variant={variant} colorPalette="brand">
          <Tag.Label>{t(`variant.${variant}`)}</Tag.Label>
        </Tag.Root>
      ))}
    </Flex>
  )
}

export function ChipSizes() {
  const t = useT('components.chip')
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Tag.Root key={size} size={size} colorPalette="gray">
          <Tag.Label>{t(`size.${size}`)}</Tag.Label>
        </Tag.Root>
      ))}
    </Flex>
  )
}

export function ChipIcons() {
  const t = useT('components.chip')
  const services = [
    ['translation', Languages],
    ['voice', Mic],
    ['proofreading', BookOpen],
  ] as const
  return (
    <Flex gap="2" wrap="wrap">
      {services.map(([id, Icon]) => (
        <Tag.Root key={id} size="xl" colorPalette="gray">
          <Tag.StartElement>
            <Icon aria-hidden />
          </Tag.StartElement>
          <Tag.Label>{t(`icon.${id}`)}</Tag.Label>
        </Tag.Root>
      ))}
      <Tag.Root size="xl" borderRadius="full">
        <Tag.StartElement>
          <Avatar.Root size="full" aria-hidden>
            <Avatar.Fallback name="Clara Castel" fontSize="2xs" />
          </Avatar.Root>
        </Tag.StartElement>
        <Tag.Label>Clara Castel</Tag.Label>
      </Tag.Root>
    </Flex>
  )
}

export function ChipClosable() {
  const t = useT('components.chip')
  const all = ['lighthouse', 'storm', 'harbour', 'letter', 'winter'] as const
  const [shown, setShown] = useState<readonly (typeof all)[number][]>(all)
  return (
    <Stack gap="3" align="flex-start">
      <Flex as="ul" gap="2" wrap="wrap" listStyleType="none" minH="8">
        {shown.map((id) => (
          <li key={id}>
            <Tag.Root size="xl" colorPalette="brand">
              <Tag.Label>{t(`keyword.${id}`)}</Tag.Label>
              <Tag.EndElement>
                <Tag.CloseTrigger
                  aria-label={t('keyword.remove', { keyword: t(`keyword.${id}`) })}
                  onClick={() => setShown(shown.filter((one) => one !== id))}
                />
              </Tag.EndElement>
            </Tag.Root>
          </li>
        ))}
      </Flex>
      <Button variant="outline" disabled={shown.length === all.length} onClick={() => setShown(all)}>
        {t('keyword.restore')}
      </Button>
    </Stack>
  )
}

export function ChipFilters() {
  const t = useT('components.chip')
  const [active, setActive] = useState<readonly string[]>(['open'])
  const toggle = (id: string) =>
    setActive(active.includes(id) ? active.filter((one) => one !== id) : [...active, id])
  return (
    <Stack gap="3">
      <Flex gap="2" wrap="wrap" role="group" aria-label={t('filter.label')}>
        {(['open', 'late', 'mine', 'voice'] as const).map((id) => {
          const isOn = active.includes(id)
          return (
            <Button
              key={id}
              size="xs"
              borderRadius="full"
              variant={isOn ? 'subtle' : 'outline'}
              colorPalette={isOn ? 'brand' : 'gray'}
              aria-pressed={isOn}
              onClick={() => toggle(id)}
            >
              {isOn ? <Check size={14} aria-hidden /> : null}
              {t(`filter.${id}`)}
            </Button>
          )
        })}
      </Flex>
      <Text color="fg.muted" aria-live="polite">
        {t('filter.count', { count: active.length })}
      </Text>
    </Stack>
  )
}

export function ChipInput() {
  const t = useT('components.chip')
  const form = useForm({ defaultValues: { languages: ['Deutsch', 'Gaeilge'] } })
  return (
    <Form form={form} onSubmit={() => undefined} label={t('input.label')}>
      <ChipsField
        name="languages"
        label={t('input.label')}
        help={t('input.help')}
        suggestions={['Deutsch', 'English', 'Español', 'Français', 'Gaeilge', 'Italiano', 'Nederlands']}
        addLabel={t('input.add')}
        removeLabel={(value) => t('keyword.remove', { keyword: value })}
      />
    </Form>
  )
}

export function ChipAsynchronous() {
  const t = useT('components.chip')
  const [keywords, setKeywords] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const suggest = async () => {
    setIsBusy(true)
    await new Promise((resolve) => setTimeout(resolve, 1200))
    setKeywords([
      ...new Set(
        t('suggest.text')
          .toLowerCase()
          .match(/\p{L}{6,}/gu),
      ),
    ])
    setIsBusy(false)
  }
  return (
    <Stack gap="3" align="flex-start">
      <Text textStyle="prose">{t('suggest.text')}</Text>
      <Flex gap="2" wrap="wrap" align="center">
        <Button variant="outline" loading={isBusy} onClick={() => void suggest()}>
          {t('suggest.button')}
        </Button>
        {keywords.map((keyword) => (
          <Tag.Root key={keyword} size="lg" colorPalette="mark">
            <Tag.Label>{keyword}</Tag.Label>
          </Tag.Root>
        ))}
      </Flex>
    </Stack>
  )
}

export function ChipLongText() {
  const t = useT('components.chip')
  return (
    <Flex gap="2" wrap="wrap" maxW="300px">
      <Tag.Root size="lg" maxW="full">
        <Tag.Label dir="auto" title={t('long')}>
          {t('long')}
        </Tag.Label>
      </Tag.Root>
      <Tag.Root size="lg">
        <Tag.Label dir="auto">منارة آر مين</Tag.Label>
      </Tag.Root>
      <Tag.Root size="lg">
        <Tag.Label dir="auto">Ἀλεξάνδρεια</Tag.Label>
      </Tag.Root>
    </Flex>
  )
}
