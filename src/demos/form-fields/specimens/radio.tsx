import { SimpleGrid, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { RadioRows } from '@/ui/inputs/radio-rows.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { ControlField } from '../shared/control-field.tsx'
import { RadioOptions } from '../shared/radio-options.tsx'
import { SampleForm } from '../shared/sample-form.tsx'

const VOICES = ['alto', 'tenor', 'bass'] as const

/** The voices of a narration as options. */
function useVoices() {
  const t = useT('form-fields.radio')
  return VOICES.map((value) => ({ value, label: t(value), note: t(`${value}-note`) }))
}

export function RadioColumn() {
  const t = useT('form-fields.radio')
  const [voice, setVoice] = useState('alto')
  return <RadioRows label={t('voice')} value={voice} options={useVoices()} onChange={setVoice} />
}

export function RadioRow() {
  const t = useT('form-fields.radio')
  const options = useVoices().map(({ value, label }) => ({ value, label }))
  return <RadioOptions label={t('voice')} options={options} isHorizontal defaultValue="tenor" />
}

export function RadioNotes() {
  const t = useT('form-fields.radio')
  return <RadioOptions label={t('voice')} options={useVoices()} defaultValue="bass" />
}

export function RadioSegments() {
  const t = useT('form-fields.radio')
  const [pace, setPace] = useState<'slow' | 'normal' | 'fast'>('normal')
  const choices = (['slow', 'normal', 'fast'] as const).map((value) => ({ value, label: t(`pace.${value}`) }))
  return <SegmentChoice label={t('pace')} value={pace} choices={choices} onChange={setPace} />
}

const schema = z.object({ voice: z.string().min(1, 'form-fields.error.voice') })

export function RadioForm() {
  const t = useT('form-fields.radio')
  const options = useVoices()
  return (
    <SampleForm label={t('narration')} schema={schema} values={{ voice: '' }}>
      <ControlField name="voice" label={t('voice')} help={t('voice-help')} isRequired>
        {({ value, onChange, name }) => (
          <RadioOptions label={t('voice')} isLabelHidden {...{ name, value, onChange, options }} />
        )}
      </ControlField>
    </SampleForm>
  )
}

export function RadioColours() {
  const t = useT('form-fields.radio')
  const tColour = useT('form-fields.colour')
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      {(['brand', 'gray', 'success', 'danger'] as const).map((palette) => (
        <RadioOptions
          key={palette}
          label={tColour(palette)}
          colorPalette={palette}
          options={VOICES.map((value) => ({ value, label: t(value) }))}
          defaultValue="alto"
          isHorizontal
        />
      ))}
    </SimpleGrid>
  )
}

export function RadioStates() {
  const t = useT('form-fields.label')
  const voices = useVoices().map(({ value, label }) => ({ value, label }))
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="6">
      <RadioOptions label={t('disabled')} options={voices} defaultValue="alto" disabled />
      <RadioOptions label={t('read-only')} options={voices} defaultValue="alto" readOnly />
      <RadioOptions label={t('with-error')} options={voices} isInvalid />
      <RadioOptions
        label={t('one-disabled')}
        options={voices.map((one) => ({ ...one, disabled: one.value === 'tenor' }))}
        defaultValue="bass"
      />
    </SimpleGrid>
  )
}

export function RadioSizes() {
  const t = useT('form-fields.radio')
  const tSize = useT('form-fields.size')
  const options = VOICES.map((value) => ({ value, label: t(value) }))
  return (
    <Stack gap="5">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <RadioOptions
          key={size}
          label={tSize(size)}
          {...{ size, options }}
          defaultValue="alto"
          isHorizontal
        />
      ))}
    </Stack>
  )
}

export function RadioLongText() {
  const t = useT('form-fields.label')
  const options = (['long-1', 'long-2', 'long-3'] as const).map((value) => ({ value, label: t(value) }))
  return <RadioOptions label={t('long-label')} options={options} defaultValue="long-1" maxW="340px" />
}
