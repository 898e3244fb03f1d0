import type { Manuscript } from '@contract/manuscripts.ts'
import { useIntl } from 'react-intl'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'

type ManuscriptSwitcherProps = {
  manuscripts: readonly Manuscript[]
  value: string
  onChange: (id: string) => void
}

/** Selects the manuscript that a list shows. */
export function ManuscriptSwitcher({ manuscripts, value, onChange }: ManuscriptSwitcherProps) {
  const intl = useIntl()
  const isListed = manuscripts.some((manuscript) => manuscript.id === value)
  return (
    <QuickSelect
      width={{ base: 'full', sm: '64' }}
      label={intl.formatMessage({ id: 'manuscripts.switcher' })}
      value={value}
      none={isListed ? undefined : '—'}
      options={manuscripts.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={onChange}
    />
  )
}
