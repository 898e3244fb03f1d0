import { cleanName } from '@contract/clean-name.ts'
import type { CompanyRef } from '@contract/people.ts'
import { useIntl } from 'react-intl'
import { CardButton } from './card-button.tsx'
import { CompanyCard } from './company-card.tsx'

/** A company name that opens its card. Needs the messages of `people`. */
export function CompanyButton({ company }: { company: CompanyRef }) {
  const intl = useIntl()
  const name = cleanName(company.name)
  return (
    <CardButton name={name} label={intl.formatMessage({ id: 'people.company.label' }, { name })}>
      <CompanyCard company={company} />
    </CardButton>
  )
}
