import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { ChoiceSelect } from '@/demos/form-fields/shared/choice-select.tsx'
import { FieldShell } from '@/demos/form-fields/shared/field-shell.tsx'
import type { FieldOption } from '@/demos/form-fields/shared/option-match.ts'
import { OutcomeChoice } from '@/demos/form-fields/shared/outcome-choice.tsx'
import { SuggestInput } from '@/demos/form-fields/shared/suggest-input.tsx'
import { useProductSearch } from '@/demos/form-fields/shared/use-product-search.ts'
import { useSpecimen } from '@/demos/gallery/shared/use-specimen.ts'
import { useT } from '@/lib/i18n/use-t.ts'

type BenchControlProps = {
  options: readonly FieldOption[]
  value?: readonly string[]
  onChange?: (value: readonly string[]) => void
  isMultiple?: boolean
}

/** The control that the test page names: an autocomplete, a combobox or a select. */
export function BenchControl(control: BenchControlProps) {
  const t = useT('test-pages.label')
  const kind = useSpecimen()
  if (kind === 'select') return <ChoiceSelect {...control} placeholder={t('choose')} canClear />
  return <SuggestInput {...control} isFree={kind === 'combobox'} placeholder={t('choose')} />
}

const kinds = ['autocomplete', 'combobox', 'select'] as const

/** A field of a test page with its label and, for tests, its value. */
export function BenchField(control: BenchControlProps) {
  const t = useT('test-pages.label')
  const specimen = useSpecimen()
  const kind = kinds.find((one) => one === specimen) ?? 'textfield'
  const [value, setValue] = useState<readonly string[]>([])
  return (
    <FieldShell label={t(kind)} help={t('value', { value: value.join(', ') || '–' })}>
      <BenchControl {...control} value={value} onChange={setValue} />
    </FieldShell>
  )
}

/** A field whose options come from the API, as usual, late or never. */
export function BenchCalls() {
  const t = useT('test-pages.label')
  const kind = useSpecimen()
  const [outcome, setOutcome] = useState<'normal' | 'slow' | 'refused'>('normal')
  const { failure, ...search } = useProductSearch(outcome)
  const { options, isLoading } = search
  return (
    <Stack gap="4">
      <OutcomeChoice value={outcome} onChange={setOutcome} />
      <FieldShell label={t('product')} {...failure}>
        {kind === 'select' ? (
          <ChoiceSelect {...{ options, isLoading }} placeholder={t('choose')} />
        ) : (
          <SuggestInput {...search} isFree={kind === 'combobox'} />
        )}
      </FieldShell>
    </Stack>
  )
}
