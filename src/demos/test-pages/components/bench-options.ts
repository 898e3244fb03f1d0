import type { FieldOption } from '@/demos/form-fields/shared/option-match.ts'
import { useSceneOptions } from '@/demos/form-fields/shared/sample-options.ts'
import { useT } from '@/lib/i18n/use-t.ts'

/** Options that break careless layouts: without spaces, very long, mixed directions, one letter. */
export function useLongOptions(): readonly FieldOption[] {
  const t = useT('test-pages.label')
  return [
    { value: 'unbroken', label: 'manuscript'.repeat(24) },
    {
      value: 'sentence',
      label: `${t('sentence')} `.repeat(4).trim(),
      note: `${t('sentence')} `.repeat(2).trim(),
    },
    { value: 'mixed', label: 'ألف ليلة وليلة – One Thousand and One Nights – 千夜一夜物語' },
    { value: 'letter', label: 'Z' },
  ]
}

/** Twelve scenes; the first, the last and every other one between cannot be chosen. */
export function useHalfDisabled(): readonly FieldOption[] {
  return useSceneOptions(12).map((option, at) => ({ ...option, disabled: at % 2 === 0 || at === 11 }))
}

/** Options with the same label and different values. */
export function useSameLabels(): readonly FieldOption[] {
  const t = useT('test-pages.label')
  return ['a', 'b', 'c'].map((value) => ({ value, label: t('same'), note: value.toUpperCase() }))
}
