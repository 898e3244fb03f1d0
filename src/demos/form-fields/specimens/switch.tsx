import { Flex, SimpleGrid, Spinner, Stack } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { Check, Moon, Sun, X } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { SwitchRow } from '@/ui/inputs/switch-row.tsx'
import { type CallOutcome, productSearchQuery } from '../api/product-search.ts'
import { ControlField } from '../shared/control-field.tsx'
import { OutcomeChoice } from '../shared/outcome-choice.tsx'
import { SampleForm } from '../shared/sample-form.tsx'
import { SwitchOption } from '../shared/switch-option.tsx'

export function SwitchSetting() {
  const t = useT('form-fields.switch')
  const [isOn, setIsOn] = useState(true)
  return (
    <Stack maxW="420px">
      <SwitchRow
        label={t('focus')}
        help={t(isOn ? 'focus-on' : 'focus-off')}
        isOn={isOn}
        onChange={setIsOn}
      />
    </Stack>
  )
}

export function SwitchLabels() {
  const t = useT('form-fields.switch')
  return (
    <Stack gap="3" align="flex-start">
      <SwitchOption label={t('after')} defaultChecked />
      <SwitchOption label={t('before')} isLabelFirst defaultChecked />
    </Stack>
  )
}

export function SwitchInset() {
  const t = useT('form-fields.switch')
  return (
    <Flex gap="6" wrap="wrap">
      <SwitchOption
        label={t('typewriter')}
        size="lg"
        defaultChecked
        css={{ '--switch-width': 'sizes.16' }}
        inset={[t('on'), t('off')]}
      />
      <SwitchOption
        label={t('spelling')}
        size="lg"
        inset={[<Check key="on" size={14} aria-hidden />, <X key="off" size={14} aria-hidden />]}
      />
    </Flex>
  )
}

export function SwitchIcons() {
  const t = useT('form-fields.switch')
  const [isDark, setIsDark] = useState(false)
  return (
    <SwitchOption
      label={t(isDark ? 'dark' : 'light')}
      size="lg"
      checked={isDark}
      onCheckedChange={({ checked }) => setIsDark(checked)}
      thumb={isDark ? <Moon size={14} aria-hidden /> : <Sun size={14} color="#131419" aria-hidden />}
    />
  )
}

export function SwitchLoading() {
  const t = useT('form-fields.switch')
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<CallOutcome>('slow')
  const [isOn, setIsOn] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const save = async (next: boolean) => {
    setIsSaving(true)
    setIsOn(next)
    try {
      await client.fetchQuery({ ...productSearchQuery(String(next), outcome), staleTime: 0 })
    } catch {
      // The API has refused the change, so the switch returns to the stored value.
      setIsOn(!next)
      toast.error({ title: t('refused') })
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <Stack gap="4" align="flex-start">
      <OutcomeChoice value={outcome} onChange={setOutcome} />
      <SwitchOption
        label={t(isSaving ? 'saving' : 'publish')}
        size="lg"
        checked={isOn}
        readOnly={isSaving}
        onCheckedChange={({ checked }) => void save(checked)}
        thumb={isSaving ? <Spinner size="xs" color="gray.solid" aria-hidden /> : undefined}
      />
    </Stack>
  )
}

const schema = z.object({
  isPublic: z.boolean(),
  isAdult: z.boolean().refine(Boolean, 'form-fields.error.adult'),
})

export function SwitchForm() {
  const t = useT('form-fields.switch')
  return (
    <SampleForm label={t('sharing')} schema={schema} values={{ isPublic: true, isAdult: false }}>
      {(['isPublic', 'isAdult'] as const).map((name) => (
        <ControlField key={name} name={name} label={t(name)}>
          {({ value, onChange }) => (
            <SwitchOption
              label={t(value === true ? 'on' : 'off')}
              checked={value === true}
              onCheckedChange={({ checked }) => onChange(checked)}
            />
          )}
        </ControlField>
      ))}
    </SampleForm>
  )
}

export function SwitchColours() {
  const t = useT('form-fields.colour')
  return (
    <Flex gap="6" wrap="wrap">
      {(['brand', 'gray', 'success', 'warning', 'danger'] as const).map((palette) => (
        <SwitchOption key={palette} label={t(palette)} colorPalette={palette} defaultChecked />
      ))}
    </Flex>
  )
}

export function SwitchStates() {
  const t = useT('form-fields.label')
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
      <SwitchOption label={t('disabled')} disabled />
      <SwitchOption label={t('disabled-on')} disabled defaultChecked />
      <SwitchOption label={t('read-only')} readOnly defaultChecked />
      <SwitchOption label={t('with-error')} invalid />
    </SimpleGrid>
  )
}

export function SwitchSizes() {
  const t = useT('form-fields.size')
  return (
    <Flex gap="6" wrap="wrap" align="center">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <SwitchOption key={size} label={t(size)} size={size} defaultChecked />
      ))}
    </Flex>
  )
}

export function SwitchLongText() {
  const t = useT('form-fields.switch')
  return <SwitchOption label={t('long')} maxW="340px" defaultChecked />
}
