import { Flex, SimpleGrid, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { ControlField } from '../shared/control-field.tsx'
import { FieldShell } from '../shared/field-shell.tsx'
import { SampleForm } from '../shared/sample-form.tsx'
import { SliderControl } from '../shared/slider-control.tsx'

export function SliderSingle() {
  const t = useT('form-fields.slider')
  return <SliderControl label={t('volume')} defaultValue={[40]} />
}

export function SliderMarks() {
  const t = useT('form-fields.slider')
  const marks = [0, 25, 50, 75, 100].map((value) => ({ value, label: String(value) }))
  return <SliderControl label={t('progress')} defaultValue={[50]} marks={marks} />
}

export function SliderSteps() {
  const t = useT('form-fields.slider')
  const intl = useIntl()
  const speed = (value: number) =>
    t('times', { value: intl.formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) })
  const marks = [0.5, 1, 1.5, 2].map((value) => ({ value, label: speed(value) }))
  return (
    <SliderControl
      label={t('speed')}
      min={0.5}
      max={2}
      step={0.25}
      defaultValue={[1]}
      format={speed}
      marks={marks}
    />
  )
}

export function SliderMoney() {
  const t = useT('form-fields.slider')
  const intl = useIntl()
  return (
    <SliderControl
      label={t('budget')}
      min={0}
      max={500_000}
      step={5000}
      defaultValue={[120_000]}
      format={(cents) => formatMoney(intl, cents, 'round')}
      hasBubble
    />
  )
}

export function SliderVertical() {
  const t = useT('form-fields.slider')
  return (
    <Flex gap="10" wrap="wrap">
      {(['bass', 'voice', 'room'] as const).map((band, at) => (
        <SliderControl key={band} label={t(band)} orientation="vertical" defaultValue={[30 + at * 20]} />
      ))}
    </Flex>
  )
}

export function SliderOrigin() {
  const t = useT('form-fields.slider')
  return (
    <SliderControl
      label={t('pitch')}
      min={-12}
      max={12}
      defaultValue={[-4]}
      origin="center"
      marks={[-12, 0, 12].map((value) => ({ value, label: String(value) }))}
    />
  )
}

export function SliderAtOnce() {
  const t = useT('form-fields.slider')
  const [value, setValue] = useState([18])
  return (
    <Stack gap="4">
      <SliderControl
        label={t('font-size')}
        min={14}
        max={32}
        value={value}
        onValueChange={(change) => setValue(change.value)}
      />
      <p style={{ fontSize: value[0] }}>{t('sentence')}</p>
    </Stack>
  )
}

const schema = z.object({ hours: z.array(z.number().min(2, 'form-fields.error.hours')) })

export function SliderForm() {
  const t = useT('form-fields.slider')
  return (
    <SampleForm label={t('planning')} schema={schema} values={{ hours: [0] }}>
      <ControlField name="hours" label={t('hours')} help={t('hours-help')}>
        {({ value, onChange }) => (
          <SliderControl
            label={t('hours')}
            isLabelHidden
            max={12}
            value={value}
            width="full"
            onValueChange={(change) => onChange(change.value)}
          />
        )}
      </ControlField>
    </SampleForm>
  )
}

export function SliderStates() {
  const t = useT('form-fields.slider')
  const tLabel = useT('form-fields.label')
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
      <SliderControl label={tLabel('disabled')} defaultValue={[60]} disabled />
      <SliderControl label={tLabel('read-only')} defaultValue={[60]} readOnly />
      <FieldShell label={tLabel('with-error')} error={t('too-loud')}>
        <SliderControl
          label={tLabel('with-error')}
          isLabelHidden
          defaultValue={[96]}
          invalid
          width="full"
          colorPalette="danger"
        />
      </FieldShell>
      <SliderControl label={t('long')} defaultValue={[25]} />
    </SimpleGrid>
  )
}

export function SliderSizes() {
  const t = useT('form-fields.size')
  return (
    <Stack gap="5">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <SliderControl key={size} label={t(size)} size={size} defaultValue={[50]} />
      ))}
      <SliderControl label={t('solid')} variant="solid" defaultValue={[50]} />
    </Stack>
  )
}
