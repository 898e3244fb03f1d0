import { LocaleProvider, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import type { CallOutcome } from '../api/product-search.ts'
import { ControlField } from '../shared/control-field.tsx'
import { FieldShell } from '../shared/field-shell.tsx'
import { FieldSizes } from '../shared/field-sizes.tsx'
import { FieldStates } from '../shared/field-states.tsx'
import { OutcomeChoice } from '../shared/outcome-choice.tsx'
import { SampleForm } from '../shared/sample-form.tsx'
import {
  useCountryOptions,
  useGenreOptions,
  useLanguageOptions,
  useSceneOptions,
} from '../shared/sample-options.ts'
import { SuggestInput } from '../shared/suggest-input.tsx'
import { useProductSearch } from '../shared/use-product-search.ts'

export function AutocompleteSingle() {
  const t = useT('form-fields.label')
  return (
    <FieldShell label={t('target-language')} help={t('target-language-help')}>
      <SuggestInput options={useLanguageOptions()} placeholder={t('choose-language')} />
    </FieldShell>
  )
}

export function AutocompleteGroups() {
  const t = useT('form-fields.label')
  return (
    <FieldShell label={t('genre')}>
      <SuggestInput options={useGenreOptions()} defaultValue={['fantasy']} />
    </FieldShell>
  )
}

export function AutocompleteMultiple() {
  const t = useT('form-fields.label')
  return (
    <FieldShell label={t('target-languages')} help={t('at-most-four')}>
      <SuggestInput options={useLanguageOptions()} isMultiple limit={4} defaultValue={['fr', 'ja']} />
    </FieldShell>
  )
}

export function AutocompleteNotes() {
  const t = useT('form-fields.label')
  return (
    <FieldShell label={t('country')} help={t('country-help')}>
      <SuggestInput options={useCountryOptions()} />
    </FieldShell>
  )
}

export function AutocompleteAsync() {
  const t = useT('form-fields.label')
  const [outcome, setOutcome] = useState<CallOutcome>('normal')
  const { failure, ...search } = useProductSearch(outcome)
  return (
    <Stack gap="4">
      <OutcomeChoice value={outcome} onChange={setOutcome} />
      <FieldShell label={t('product')} help={t('product-help')} {...failure}>
        <SuggestInput {...search} />
      </FieldShell>
    </Stack>
  )
}

export function AutocompleteLongList() {
  const t = useT('form-fields.label')
  return (
    <FieldShell label={t('scene')}>
      <SuggestInput options={useSceneOptions(10_000)} placeholder={t('scene-placeholder')} />
    </FieldShell>
  )
}

const schema = z.object({
  language: z.array(z.string()).min(1, 'form-fields.error.language'),
  genres: z.array(z.string()).min(1, 'form-fields.error.genres').max(2, 'form-fields.error.genres-max'),
})

export function AutocompleteForm() {
  const t = useT('form-fields.label')
  const languages = useLanguageOptions()
  const genres = useGenreOptions()
  return (
    <SampleForm label={t('request')} schema={schema} values={{ language: [], genres: [] }}>
      <ControlField name="language" label={t('target-language')} isRequired>
        {(field) => <SuggestInput options={languages} value={field.value} onChange={field.onChange} />}
      </ControlField>
      <ControlField name="genres" label={t('genres')} help={t('genres-help')}>
        {(field) => (
          <SuggestInput options={genres} isMultiple value={field.value} onChange={field.onChange} />
        )}
      </ControlField>
    </SampleForm>
  )
}

export function AutocompleteStates() {
  const t = useT('form-fields.label')
  const options = useLanguageOptions()
  return (
    <FieldStates
      filled={<SuggestInput options={options} isMultiple defaultValue={['fr', 'de']} />}
      empty={<SuggestInput options={options} />}
      error={t('language-error')}
    >
      <FieldShell label={t('some-disabled')}>
        <SuggestInput options={options.map((one, at) => ({ ...one, disabled: at % 3 === 1 }))} />
      </FieldShell>
    </FieldStates>
  )
}

export function AutocompleteSizes() {
  const options = useLanguageOptions()
  return <FieldSizes>{(size) => <SuggestInput {...{ options, size }} defaultValue={['it']} />}</FieldSizes>
}

export function AutocompleteRightToLeft() {
  const t = useT('form-fields.label')
  const names = ['ar', 'fa', 'he', 'ur'].map((value) => ({
    value,
    label: new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value,
    note: value.toUpperCase(),
  }))
  return (
    <LocaleProvider locale="ar">
      <Stack dir="rtl">
        <FieldShell label={t('native-name')}>
          <SuggestInput options={names} isMultiple defaultValue={['ar', 'he']} />
        </FieldShell>
      </Stack>
    </LocaleProvider>
  )
}

export function AutocompleteLongText() {
  const t = useT('form-fields.label')
  const options = (['long-1', 'long-2', 'long-3'] as const).map((value) => ({ value, label: t(value) }))
  return (
    <FieldShell label={t('long-label')}>
      <SuggestInput options={options} isMultiple defaultValue={['long-1']} />
    </FieldShell>
  )
}
