import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { FilterSelect } from '@/ui/lists/filter-select.tsx'
import { languageName, OFFERED_LANGUAGES } from '../../shared/languages.ts'

type LanguageFilterProps = { value: string; onChange: (change: { language: string }) => void }

/** Limits the list to a target language: an offered one, or any other that the address names. */
export function LanguageFilter({ value, onChange }: LanguageFilterProps) {
  const intl = useIntl()
  const t = useT('projects.filter')
  const options = useMemo(
    () =>
      [...new Set([...OFFERED_LANGUAGES, ...(value ? [value] : [])])]
        .map((tag) => ({ value: tag, label: languageName(intl, tag) }))
        .sort((a, b) => a.label.localeCompare(b.label, intl.locale)),
    [intl, value],
  )
  return (
    <FilterSelect
      label={t('language')}
      all={t('any-language')}
      value={value}
      options={options}
      onChange={(language) => onChange({ language })}
    />
  )
}
