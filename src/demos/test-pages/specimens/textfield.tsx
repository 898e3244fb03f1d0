import { Input, SimpleGrid, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { PatternFormat } from 'react-number-format'
import * as z from 'zod'
import { ControlField } from '@/demos/form-fields/shared/control-field.tsx'
import { FieldShell } from '@/demos/form-fields/shared/field-shell.tsx'
import { SampleForm } from '@/demos/form-fields/shared/sample-form.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { BenchDialog } from '../components/bench-dialog.tsx'
import { OtherDirection } from '../components/other-direction.tsx'

export function TextfieldLongValue() {
  const t = useT('test-pages.label')
  return (
    <FieldShell label={t('textfield')}>
      <Input defaultValue={'manuscript'.repeat(40)} />
    </FieldShell>
  )
}

export function TextfieldLongLabel() {
  const t = useT('test-pages.label')
  return (
    <FieldShell label={`${t('sentence')} `.repeat(3)} help={'manuscript'.repeat(20)} isRequired>
      <Input />
    </FieldShell>
  )
}

export function TextfieldCharacters() {
  const t = useT('test-pages.label')
  const [text, setText] = useState('👩‍👩‍👧‍👦 e\u0301 नमस्ते')
  const segments = [...new Intl.Segmenter().segment(text)].length
  return (
    <FieldShell label={t('textfield')} help={t('characters', { count: segments })}>
      <Input value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </FieldShell>
  )
}

export function TextfieldOtherDirection() {
  const t = useT('test-pages.label')
  return (
    <OtherDirection>
      <Stack gap="4">
        <FieldShell label={t('textfield')}>
          <Input defaultValue="ألف ليلة وليلة – One Thousand and One Nights" />
        </FieldShell>
        <FieldShell label={t('code')}>
          <PatternFormat customInput={Input} format="##-##-##" mask="_" dir="ltr" defaultValue="123456" />
        </FieldShell>
      </Stack>
    </OtherDirection>
  )
}

export function TextfieldMany() {
  const t = useT('test-pages.label')
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="3">
      {Array.from({ length: 24 }, (_, at) => at + 1).map((number) => (
        <FieldShell key={number} label={t('chapter', { number })}>
          <Input size="xs" />
        </FieldShell>
      ))}
    </SimpleGrid>
  )
}

export function TextfieldInDialog() {
  const t = useT('test-pages.label')
  return (
    <BenchDialog>
      <FieldShell label={t('textfield')}>
        <Input />
      </FieldShell>
    </BenchDialog>
  )
}

const schema = z.object({
  title: z.string().trim().min(1, 'test-pages.error.book-title'),
  code: z.string().regex(/^\d{6}$/, 'test-pages.error.code'),
})

export function TextfieldResetForm() {
  const t = useT('test-pages.label')
  return (
    <SampleForm label={t('form')} schema={schema} values={{ title: t('same'), code: '123456' }}>
      <TextField name="title" label={t('book-title')} />
      <ControlField name="code" label={t('code')}>
        {({ value, onChange, onBlur }) => (
          <PatternFormat
            customInput={Input}
            format="##-##-##"
            valueIsNumericString
            inputMode="numeric"
            dir="ltr"
            {...{ value, onBlur }}
            onValueChange={(typed) => onChange(typed.value)}
          />
        )}
      </ControlField>
    </SampleForm>
  )
}
