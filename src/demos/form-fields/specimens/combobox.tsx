import { LocaleProvider, Stack, TagsInput } from '@chakra-ui/react'
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
import { useGenreOptions, useLanguageOptions, useSceneOptions } from '../shared/sample-options.ts'
import { SuggestInput } from '../shared/suggest-input.tsx'
import { useProductSearch } from '../shared/use-product-search.ts'

export function ComboboxText() {
  const t = useT('form-fields.combobox')
  return (
    <FieldShell label={t('genre')} help={t('genre-help')}>
      <SuggestInput options={useGenreOptions()} isFree defaultValue={[t('own-genre')]} />
    </FieldShell>
  )
}

export function ComboboxTags() {
  const t = useT('form-fields.combobox')
  return (
    <FieldShell label={t('keywords')} help={t('keywords-help')}>
      <SuggestInput
        options={useGenreOptions()}
        isFree
        isMultiple
        defaultValue={['historical', t('keyword')]}
      />
    </FieldShell>
  )
}

export function ComboboxLimit() {
  const t = useT('form-fields.combobox')
  const [value, setValue] = useState<readonly string[]>(['fr'])
  return (
    <FieldShell label={t('languages')} help={t('left', { count: 3 - value.length })}>
      <SuggestInput
        options={useLanguageOptions()}
        isFree
        isMultiple
        limit={3}
        value={value}
        onChange={setValue}
      />
    </FieldShell>
  )
}

export function ComboboxAsync() {
  const t = useT('form-fields.combobox')
  const [outcome, setOutcome] = useState<CallOutcome>('normal')
  const { failure, ...search } = useProductSearch(outcome)
  return (
    <Stack gap="4">
      <OutcomeChoice value={outcome} onChange={setOutcome} />
      <FieldShell label={t('wishes')} help={t('wishes-help')} {...failure}>
        <SuggestInput {...search} isFree isMultiple />
      </FieldShell>
    </Stack>
  )
}

export function ComboboxLongList() {
  const t = useT('form-fields.combobox')
  return (
    <FieldShell label={t('scenes')}>
      <SuggestInput options={useSceneOptions(10_000)} isFree isMultiple defaultValue={['12', '480']} />
    </FieldShell>
  )
}

export function ComboboxEditableTags() {
  const t = useT('form-fields.combobox')
  const tSuggest = useT('form-fields.suggest')
  return (
    <TagsInput.Root
      defaultValue={t('glossary-start').split(', ')}
      editable
      addOnPaste
      delimiter=","
      blurBehavior="add"
      maxW="420px"
      colorPalette="brand"
      translations={{
        clearTriggerLabel: tSuggest('clear'),
        deleteTagTriggerLabel: (name) => tSuggest('remove', { name }),
        tagEdited: (name) => t('edit', { name }),
        tagAdded: (name) => t('added', { name }),
        tagDeleted: (name) => t('removed', { name }),
        tagUpdated: (name) => t('added', { name }),
        tagSelected: (name) => t('selected', { name }),
        tagsPasted: (names) => t('added', { name: names.join(', ') }),
        noTagsSelected: '',
      }}
    >
      <TagsInput.Label>{t('glossary')}</TagsInput.Label>
      <TagsInput.Control>
        <TagsInput.Items />
        <TagsInput.Input placeholder={t('add')} />
      </TagsInput.Control>
    </TagsInput.Root>
  )
}

const schema = z.object({
  reviewers: z.array(z.email('form-fields.error.email')).min(1, 'form-fields.error.reviewers'),
})

export function ComboboxForm() {
  const t = useT('form-fields.combobox')
  const known = ['lena.hart@example.com', 'tomas.reyes@example.com', 'yuki.arai@example.com']
  return (
    <SampleForm label={t('invite')} schema={schema} values={{ reviewers: ['lena.hart@example.com'] }}>
      <ControlField name="reviewers" label={t('reviewers')} help={t('reviewers-help')}>
        {({ value, onChange }) => (
          <SuggestInput
            options={known.map((one) => ({ value: one, label: one }))}
            isFree
            isMultiple
            {...{ value, onChange }}
          />
        )}
      </ControlField>
    </SampleForm>
  )
}

export function ComboboxStates() {
  const t = useT('form-fields.label')
  const free = { options: useGenreOptions(), isFree: true, isMultiple: true } as const
  return (
    <FieldStates
      filled={<SuggestInput {...free} defaultValue={['fantasy', 'travel']} />}
      empty={<SuggestInput {...free} />}
      error={t('genre-error')}
    >
      <FieldShell label={t('without-options')}>
        <SuggestInput {...free} options={[]} />
      </FieldShell>
    </FieldStates>
  )
}

export function ComboboxSizes() {
  const free = { options: useGenreOptions(), isFree: true, isMultiple: true } as const
  return <FieldSizes>{(size) => <SuggestInput {...free} size={size} defaultValue={['essay']} />}</FieldSizes>
}

export function ComboboxRightToLeft() {
  const t = useT('form-fields.combobox')
  return (
    <LocaleProvider locale="ar">
      <Stack dir="rtl">
        <FieldShell label={t('keywords')}>
          <SuggestInput options={[]} isFree isMultiple defaultValue={['رواية', 'Quillport', 'تاريخ']} />
        </FieldShell>
      </Stack>
    </LocaleProvider>
  )
}
