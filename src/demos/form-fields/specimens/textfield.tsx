import { Field, Input, InputGroup, Stack } from '@chakra-ui/react'
import { AtSign, Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { NumericFormat, PatternFormat } from 'react-number-format'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { useDayPattern } from '@/ui/form/date-input.tsx'
import { dayLocale, isDay, readDay } from '@/ui/form/days.ts'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { isCardExpiry, isCardNumber } from '../shared/card-number.ts'
import { ControlField } from '../shared/control-field.tsx'
import { FieldShell } from '../shared/field-shell.tsx'
import { FieldSizes } from '../shared/field-sizes.tsx'
import { FieldStates } from '../shared/field-states.tsx'
import { PasswordMeter } from '../shared/password-meter.tsx'
import { passwordStrength } from '../shared/password-strength.ts'
import { SampleForm } from '../shared/sample-form.tsx'

export function TextfieldBasic() {
  const t = useT('form-fields.textfield')
  return (
    <Stack gap="5">
      <FieldShell label={t('working-title')} help={t('working-title-help')} isRequired>
        <Input placeholder={t('working-title-example')} />
      </FieldShell>
      <FieldShell label={t('email')}>
        <Input type="email" autoComplete="email" dir="ltr" placeholder="name@example.com" />
      </FieldShell>
    </Stack>
  )
}

export function TextfieldAffixes() {
  const t = useT('form-fields.textfield')
  return (
    <Stack gap="5">
      <FieldShell label={t('user-name')}>
        <InputGroup dir="ltr" startElement={<AtSign size={16} aria-hidden />}>
          <Input defaultValue="mara.lindqvist" />
        </InputGroup>
      </FieldShell>
      <FieldShell label={t('website')}>
        <InputGroup dir="ltr" startAddon="https://" endAddon=".com">
          <Input defaultValue="lindqvist-books" />
        </InputGroup>
      </FieldShell>
      <FieldShell label={t('length')}>
        <InputGroup endElement={t('words')} endElementProps={{ color: 'fg.muted' }}>
          <Input defaultValue="92000" inputMode="numeric" pe="16" />
        </InputGroup>
      </FieldShell>
    </Stack>
  )
}

export function TextfieldClear() {
  const t = useT('form-fields.textfield')
  const [text, setText] = useState(t('search-example'))
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    setText('')
    input.current?.focus()
  }
  return (
    <FieldShell label={t('find')} help={t('find-help')}>
      <InputGroup
        startElement={<Search size={16} aria-hidden />}
        endElementProps={{ px: '0.5' }}
        endElement={
          text === '' ? undefined : (
            <IconButton label={t('clear')} size="xs" onClick={clear}>
              <X size={16} aria-hidden />
            </IconButton>
          )
        }
      >
        <Input
          ref={input}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => (event.key === 'Escape' ? clear() : undefined)}
        />
      </InputGroup>
    </FieldShell>
  )
}

const card = z.object({
  number: z.string().refine(isCardNumber, 'form-fields.error.card'),
  expiry: z.string().refine((digits) => isCardExpiry(digits, new Date()), 'form-fields.error.expiry'),
  phone: z.string().regex(/^\d{10}$/, 'form-fields.error.phone'),
})

export function TextfieldMasks() {
  const t = useT('form-fields.textfield')
  const masks = [
    { name: 'number', format: '#### #### #### ####', autoComplete: 'cc-number' },
    { name: 'expiry', format: '## / ##', autoComplete: 'cc-exp' },
    { name: 'phone', format: '+1 (###) ###-####', autoComplete: 'tel-national' },
  ] as const
  return (
    <SampleForm label={t('payment')} schema={card} values={{ number: '', expiry: '', phone: '' }}>
      {masks.map(({ name, format, autoComplete }) => (
        <ControlField key={name} name={name} label={t(name)} help={t(`${name}-help`)}>
          {({ value, onChange, onBlur }) => (
            <PatternFormat
              customInput={Input}
              {...{ format, autoComplete, value, onBlur }}
              valueIsNumericString
              inputMode="numeric"
              dir="ltr"
              onValueChange={(typed) => onChange(typed.value)}
            />
          )}
        </ControlField>
      ))}
    </SampleForm>
  )
}

export function TextfieldDateAndMoney() {
  const t = useT('form-fields.textfield')
  const intl = useIntl()
  const pattern = useDayPattern()
  const [typed, setTyped] = useState('')
  const [cents, setCents] = useState(125_000)
  const isWrong = typed.length === pattern.length && !isDay(readDay(typed, dayLocale(intl.locale)))
  const separator = (type: 'group' | 'decimal') =>
    intl.formatNumberToParts(12_345.6).find((part) => part.type === type)?.value ?? ''
  const money = intl.formatNumberToParts(1, { style: 'currency', currency: 'USD' })
  const isSymbolFirst = money[0]?.type === 'currency'
  return (
    <Stack gap="5">
      <FieldShell
        label={t('date')}
        help={t('date-help', { pattern })}
        error={isWrong ? t('no-day') : undefined}
      >
        <PatternFormat
          customInput={Input}
          format={pattern.replaceAll(/\p{L}/gu, '#')}
          placeholder={pattern}
          inputMode="numeric"
          dir="ltr"
          value={typed}
          onValueChange={(value) => setTyped(value.formattedValue)}
        />
      </FieldShell>
      <FieldShell label={t('fee')} help={t('fee-help', { cents })}>
        <NumericFormat
          customInput={Input}
          {...(isSymbolFirst ? { prefix: '$' } : { suffix: '\u00a0$' })}
          thousandSeparator={separator('group')}
          decimalSeparator={separator('decimal')}
          decimalScale={2}
          fixedDecimalScale
          allowNegative={false}
          inputMode="decimal"
          dir="ltr"
          value={cents / 100}
          onValueChange={(value) => setCents(Math.round((value.floatValue ?? 0) * 100))}
        />
      </FieldShell>
    </Stack>
  )
}

const account = z.object({
  name: z.string().trim().min(1, 'form-fields.error.name'),
  password: z.string().refine((text) => passwordStrength(text) !== 'weak', 'form-fields.error.password'),
})

export function TextfieldPassword() {
  const t = useT('form-fields.textfield')
  return (
    <SampleForm label={t('account')} schema={account} values={{ name: '', password: '' }}>
      <TextField name="name" label={t('name')} autoComplete="name" isRequired />
      <PasswordField name="password" label={t('password')} autoComplete="new-password" isRequired />
      <PasswordMeter name="password" />
    </SampleForm>
  )
}

export function TextfieldLimit() {
  const t = useT('form-fields.textfield')
  const [text, setText] = useState(t('working-title-example'))
  return (
    <FieldShell label={t('short-title')} help={t('left', { count: 40 - text.length })}>
      <Input value={text} maxLength={40} onChange={(event) => setText(event.currentTarget.value)} />
    </FieldShell>
  )
}

export function TextfieldStates() {
  const t = useT('form-fields.textfield')
  return (
    <FieldStates
      filled={<Input defaultValue={t('working-title-example')} />}
      empty={<Input />}
      error={t('title-error')}
    >
      <FieldShell label={t('mixed')} help={t('mixed-help')}>
        <Input dir="auto" defaultValue={t('mixed-example')} />
      </FieldShell>
    </FieldStates>
  )
}

export function TextfieldSizes() {
  return <FieldSizes>{(size) => <Input size={size} />}</FieldSizes>
}

export function TextfieldVariants() {
  const t = useT('form-fields.textfield')
  return (
    <Stack gap="4">
      {(['outline', 'subtle', 'flushed'] as const).map((variant) => (
        <FieldShell key={variant} label={t(variant)}>
          <Input variant={variant} defaultValue={t('working-title-example')} />
        </FieldShell>
      ))}
      <Field.Root orientation="horizontal" maxW="420px">
        <Field.Label>{t('beside')}</Field.Label>
        <Input defaultValue={t('working-title-example')} />
      </Field.Root>
    </Stack>
  )
}
