import { cleanName } from '@contract/clean-name.ts'
import type { IntlShape } from 'react-intl'

type Affiliation = string | null | undefined

/** The company of a person outside the agency, or that they are a customer; null for staff. */
export function companyLabel(intl: IntlShape, affiliation: Affiliation): string | null {
  if (affiliation === null || affiliation === undefined) return null
  return cleanName(affiliation) || intl.formatMessage({ id: 'ui.person.customer' })
}

/** A name as lists and notifications show it: with the company behind it unless the person is staff. */
export function nameWithCompany(intl: IntlShape, name: string, affiliation: Affiliation): string {
  const company = companyLabel(intl, affiliation)
  const shown = cleanName(name)
  return company === null
    ? shown
    : intl.formatMessage({ id: 'ui.person.with-company' }, { name: shown, company })
}
