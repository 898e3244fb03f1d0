import { useQuery } from '@tanstack/react-query'
import { useT } from '@/lib/i18n/use-t.ts'
import { FilterSelect } from '@/ui/lists/filter-select.tsx'
import { companyChoicesQuery } from '../../api/choices.ts'

type CompanyFilterProps = { value: string; onChange: (change: { company: string }) => void }

/** Limits projects to those of a company. */
export function CompanyFilter({ value, onChange }: CompanyFilterProps) {
  const t = useT('projects')
  const { data = [] } = useQuery(companyChoicesQuery)
  return (
    <FilterSelect
      label={t('field.company')}
      all={t('filter.any-company')}
      value={value}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(company) => onChange({ company })}
    />
  )
}
