import { Flex, SimpleGrid, Stack } from '@chakra-ui/react'
import { Heart, Star } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { CheckboxesField, CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { CheckOption } from '../shared/check-option.tsx'
import { SampleForm } from '../shared/sample-form.tsx'

const CHANNELS = ['mail', 'chat', 'phone'] as const

export function CheckboxSingle() {
  const t = useT('form-fields.checkbox')
  const [isOn, setIsOn] = useState(true)
  return (
    <CheckOption
      label={t('autosave')}
      help={t(isOn ? 'autosave-on' : 'autosave-off')}
      checked={isOn}
      onCheckedChange={({ checked }) => setIsOn(checked === true)}
    />
  )
}

export function CheckboxIndeterminate() {
  const t = useT('form-fields.checkbox')
  const chapters = ['one', 'two', 'three'] as const
  const [chosen, setChosen] = useState<readonly string[]>(['one'])
  const isAll = chosen.length === chapters.length
  return (
    <Stack gap="2">
      <CheckOption
        label={t('all-chapters')}
        checked={isAll ? true : chosen.length > 0 ? 'indeterminate' : false}
        onCheckedChange={() => setChosen(isAll ? [] : chapters)}
      />
      {chapters.map((id) => (
        <CheckOption
          key={id}
          ms="6"
          label={t(`chapter.${id}`)}
          checked={chosen.includes(id)}
          onCheckedChange={({ checked }) =>
            setChosen(checked === true ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </Stack>
  )
}

export function CheckboxHelp() {
  const t = useT('form-fields.checkbox')
  return (
    <Stack gap="3" maxW="420px">
      {CHANNELS.map((id) => (
        <CheckOption key={id} label={t(id)} help={t(`${id}-help`)} defaultChecked={id === 'mail'} />
      ))}
    </Stack>
  )
}

export function CheckboxHorizontal() {
  const t = useT('form-fields.checkbox')
  return (
    <Flex gap="5" wrap="wrap" role="group" aria-label={t('channels')}>
      {CHANNELS.map((id) => (
        <CheckOption key={id} label={t(id)} defaultChecked={id !== 'phone'} />
      ))}
    </Flex>
  )
}

const schema = z.object({
  channels: z.array(z.string()).min(1, 'form-fields.error.channels'),
  isAgreed: z.boolean().refine(Boolean, 'form-fields.error.agree'),
})

export function CheckboxForm() {
  const t = useT('form-fields.checkbox')
  const options = CHANNELS.map((value) => ({ value, label: t(value) }))
  return (
    <SampleForm label={t('contact')} schema={schema} values={{ channels: [], isAgreed: false }}>
      <CheckboxesField
        name="channels"
        label={t('channels')}
        help={t('channels-help')}
        options={options}
        isRequired
      />
      <CheckboxField name="isAgreed" label={t('agree')} isRequired />
    </SampleForm>
  )
}

export function CheckboxColours() {
  const t = useT('form-fields.colour')
  return (
    <Flex gap="5" wrap="wrap">
      {(['brand', 'gray', 'success', 'warning', 'danger'] as const).map((palette) => (
        <CheckOption key={palette} label={t(palette)} colorPalette={palette} defaultChecked />
      ))}
    </Flex>
  )
}

export function CheckboxVariants() {
  const t = useT('form-fields.variant')
  return (
    <Flex gap="5" wrap="wrap">
      {(['outline', 'subtle', 'solid'] as const).map((variant) => (
        <CheckOption key={variant} label={t(variant)} variant={variant} defaultChecked />
      ))}
    </Flex>
  )
}

export function CheckboxIcons() {
  const t = useT('form-fields.checkbox')
  return (
    <Flex gap="5" wrap="wrap">
      <CheckOption
        label={t('favourite')}
        defaultChecked
        icon={<Heart size={12} strokeWidth={3} aria-hidden />}
      />
      <CheckOption
        label={t('recommended')}
        defaultChecked
        icon={<Star size={12} strokeWidth={3} aria-hidden />}
      />
    </Flex>
  )
}

export function CheckboxStates() {
  const t = useT('form-fields.label')
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
      <CheckOption label={t('disabled')} disabled />
      <CheckOption label={t('disabled-on')} disabled defaultChecked />
      <CheckOption label={t('read-only')} readOnly defaultChecked />
      <CheckOption label={t('with-error')} invalid />
    </SimpleGrid>
  )
}

export function CheckboxSizes() {
  const t = useT('form-fields.size')
  return (
    <Flex gap="5" wrap="wrap" align="center">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <CheckOption key={size} label={t(size)} size={size} alignItems="center" defaultChecked />
      ))}
    </Flex>
  )
}

export function CheckboxLongText() {
  const t = useT('form-fields.checkbox')
  return <CheckOption label={t('long')} maxW="340px" />
}
