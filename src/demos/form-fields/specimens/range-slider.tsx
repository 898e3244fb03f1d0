import { Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { productSearchQuery } from '../api/product-search.ts'
import { ControlField } from '../shared/control-field.tsx'
import { SampleForm } from '../shared/sample-form.tsx'
import { SliderControl } from '../shared/slider-control.tsx'

export function RangeSliderPair() {
  const t = useT('form-fields.range-slider')
  return <SliderControl label={t('chapters')} min={1} max={40} defaultValue={[8, 24]} />
}

export function RangeSliderFilter() {
  const t = useT('form-fields.range-slider')
  const intl = useIntl()
  const [range, setRange] = useState([1000, 4000])
  const products = useQuery(productSearchQuery('', 'normal')).data ?? []
  const [low = 0, high = 0] = range
  const found = products.filter(({ priceCents }) => priceCents >= low && priceCents <= high)
  return (
    <Stack gap="3">
      <SliderControl
        label={t('price')}
        max={10_000}
        step={100}
        value={range}
        onValueChange={({ value }) => setRange(value)}
        format={(cents) => formatMoney(intl, cents, 'round')}
      />
      <Text role="status" fontWeight="medium">
        {t('found', { count: found.length, total: products.length })}
      </Text>
      <Text color="fg.muted">{found.map(({ productName }) => productName).join(' · ')}</Text>
    </Stack>
  )
}

export function RangeSliderMarks() {
  const t = useT('form-fields.range-slider')
  const marks = [0, 25, 50, 75, 100].map((value) => ({ value, label: String(value) }))
  return <SliderControl label={t('progress')} defaultValue={[25, 75]} marks={marks} />
}

export function RangeSliderHours() {
  const t = useT('form-fields.range-slider')
  const clock = (quarters: number) =>
    `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`
  return (
    <SliderControl
      label={t('hours')}
      max={96}
      defaultValue={[36, 70]}
      minStepsBetweenThumbs={4}
      format={clock}
      marks={[0, 24, 48, 72, 96].map((value) => ({ value, label: clock(value) }))}
      hasBubble
    />
  )
}

export function RangeSliderVertical() {
  const t = useT('form-fields.range-slider')
  return (
    <Flex gap="10" wrap="wrap">
      {(['low', 'middle', 'high'] as const).map((band, at) => (
        <SliderControl
          key={band}
          label={t(band)}
          orientation="vertical"
          defaultValue={[10 + at * 15, 50 + at * 20]}
        />
      ))}
    </Flex>
  )
}

export function RangeSliderPushing() {
  const t = useT('form-fields.range-slider')
  return (
    <Stack gap="5">
      {(['none', 'push', 'swap'] as const).map((behaviour) => (
        <SliderControl
          key={behaviour}
          label={t(behaviour)}
          thumbCollisionBehavior={behaviour}
          defaultValue={[30, 60]}
        />
      ))}
    </Stack>
  )
}

const schema = z.object({
  words: z
    .array(z.number())
    .refine(([low = 0, high = 0]) => high - low >= 20_000, 'form-fields.error.words-range'),
})

export function RangeSliderForm() {
  const t = useT('form-fields.range-slider')
  return (
    <SampleForm label={t('brief')} schema={schema} values={{ words: [60_000, 70_000] }}>
      <ControlField name="words" label={t('words')} help={t('words-help')}>
        {({ value, onChange }) => (
          <SliderControl
            label={t('words')}
            isLabelHidden
            max={150_000}
            step={5000}
            value={value}
            width="full"
            onValueChange={(change) => onChange(change.value)}
          />
        )}
      </ControlField>
    </SampleForm>
  )
}

export function RangeSliderStates() {
  const t = useT('form-fields.label')
  const tSlider = useT('form-fields.slider')
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
      <SliderControl label={t('disabled')} defaultValue={[20, 60]} disabled />
      <SliderControl label={t('read-only')} defaultValue={[20, 60]} readOnly />
      <SliderControl label={t('with-error')} defaultValue={[5, 96]} invalid colorPalette="danger" />
      <SliderControl label={tSlider('long')} defaultValue={[25, 50]} />
    </SimpleGrid>
  )
}

export function RangeSliderSizes() {
  const t = useT('form-fields.size')
  return (
    <Stack gap="5">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <SliderControl key={size} label={t(size)} size={size} defaultValue={[30, 70]} />
      ))}
    </Stack>
  )
}
