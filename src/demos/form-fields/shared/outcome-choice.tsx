import { useT } from '@/lib/i18n/use-t.ts'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import type { CallOutcome } from '../api/product-search.ts'

const OUTCOMES = ['normal', 'slow', 'refused'] as const

type OutcomeChoiceProps = { value: CallOutcome; onChange: (value: CallOutcome) => void }

/** Chooses how the call of an example goes. */
export function OutcomeChoice({ value, onChange }: OutcomeChoiceProps) {
  const t = useT('form-fields.outcome')
  return (
    <SegmentChoice
      label={t('label')}
      value={value}
      onChange={onChange}
      choices={OUTCOMES.map((one) => ({ value: one, label: t(one) }))}
    />
  )
}
