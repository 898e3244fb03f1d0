import { Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, CircleCheck, PenLine, Send } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { SelectField } from '@/ui/form/select-field.tsx'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { type CallOutcome, productSearchQuery } from '../api/product-search.ts'
import { ChoiceSelect } from '../shared/choice-select.tsx'
import { ControlField } from '../shared/control-field.tsx'
import { FieldShell } from '../shared/field-shell.tsx'
import { FieldSizes } from '../shared/field-sizes.tsx'
import { FieldStates } from '../shared/field-states.tsx'
import { OutcomeChoice } from '../shared/outcome-choice.tsx'
import { SampleForm } from '../shared/sample-form.tsx'
import { useGenreOptions, useLanguageOptions } from '../shared/sample-options.ts'

const STATUSES = ['draft', 'review', 'delivered', 'published'] as const

export function SelectNative() {
  const t = useT('form-fields.label')
  const tStatus = useT('form-fields.status')
  const [status, setStatus] = useState<string>('draft')
  const options = STATUSES.map((value) => ({ value, label: tStatus(value) }))
  return (
    <QuickSelect label={t('status')} value={status} options={options} onChange={setStatus} width="240px" />
  )
}

export function SelectCustom() {
  const t = useT('form-fields.label')
  return (
    <FieldShell label={t('target-language')} help={t('letters-help')}>
      <ChoiceSelect options={useLanguageOptions()} placeholder={t('choose-language')} canClear />
    </FieldShell>
  )
}

export function SelectIcons() {
  const t = useT('form-fields.label')
  const tStatus = useT('form-fields.status')
  const icons = { draft: PenLine, review: BookOpen, delivered: Send, published: CircleCheck } as const
  const iconOf = (value: string) => {
    const Icon = icons[STATUSES.find((one) => one === value) ?? 'draft']
    return <Icon size={16} aria-hidden />
  }
  return (
    <FieldShell label={t('status')}>
      <ChoiceSelect
        options={STATUSES.map((value) => ({ value, label: tStatus(value), note: tStatus(`${value}-note`) }))}
        defaultValue={['review']}
        placeholder={t('choose-status')}
        iconOf={iconOf}
      />
    </FieldShell>
  )
}

export function SelectGroups() {
  const t = useT('form-fields.label')
  return (
    <FieldShell label={t('genre')}>
      <ChoiceSelect options={useGenreOptions()} placeholder={t('choose-genre')} />
    </FieldShell>
  )
}

export function SelectMultiple() {
  const t = useT('form-fields.label')
  return (
    <FieldShell label={t('genres')}>
      <ChoiceSelect
        options={useGenreOptions()}
        isMultiple
        canClear
        defaultValue={['crime', 'memoir']}
        placeholder={t('choose-genre')}
      />
    </FieldShell>
  )
}

export function SelectAsync() {
  const t = useT('form-fields.label')
  const [outcome, setOutcome] = useState<CallOutcome>('normal')
  const query = useQuery(productSearchQuery('', outcome))
  const options = (query.data ?? []).map((one) => ({ value: String(one.id), label: one.productName }))
  return (
    <Stack gap="4">
      <OutcomeChoice value={outcome} onChange={setOutcome} />
      <FieldShell
        label={t('product')}
        error={query.isError ? t('products-failed') : undefined}
        onRetry={() => void query.refetch()}
      >
        <ChoiceSelect options={options} isLoading={query.isFetching} placeholder={t('choose-product')} />
      </FieldShell>
    </Stack>
  )
}

const schema = z.object({
  status: z.string().min(1, 'form-fields.error.status'),
  languages: z.array(z.string()).min(1, 'form-fields.error.language'),
})

export function SelectForm() {
  const t = useT('form-fields.label')
  const tStatus = useT('form-fields.status')
  const languages = useLanguageOptions()
  return (
    <SampleForm label={t('request')} schema={schema} values={{ status: '', languages: [] }}>
      <SelectField
        name="status"
        label={t('status')}
        isRequired
        placeholder={t('choose-status')}
        options={STATUSES.map((value) => ({ value, label: tStatus(value) }))}
      />
      <ControlField name="languages" label={t('target-languages')} isRequired>
        {({ value, onChange, onBlur }) => (
          <ChoiceSelect
            options={languages}
            isMultiple
            placeholder={t('choose-language')}
            {...{ value, onChange, onBlur }}
          />
        )}
      </ControlField>
    </SampleForm>
  )
}

export function SelectStates() {
  const t = useT('form-fields.label')
  const list = { options: useLanguageOptions(), placeholder: t('choose-language') }
  return (
    <FieldStates
      filled={<ChoiceSelect {...list} defaultValue={['fr']} />}
      empty={<ChoiceSelect {...list} />}
      error={t('language-error')}
    >
      <FieldShell label={t('some-disabled')}>
        <ChoiceSelect
          {...list}
          options={list.options.map((one, at) => ({ ...one, disabled: at % 3 === 1 }))}
        />
      </FieldShell>
    </FieldStates>
  )
}

export function SelectSizes() {
  const options = useLanguageOptions()
  return <FieldSizes>{(size) => <ChoiceSelect {...{ options, size }} defaultValue={['it']} />}</FieldSizes>
}

export function SelectLongText() {
  const t = useT('form-fields.label')
  const options = (['long-1', 'long-2', 'long-3'] as const).map((value) => ({ value, label: t(value) }))
  return (
    <FieldShell label={t('long-label')}>
      <ChoiceSelect options={options} defaultValue={['long-2']} placeholder={t('choose')} />
    </FieldShell>
  )
}
