import { cleanName } from '@contract/clean-name.ts'
import type { IntlShape } from 'react-intl'

type Affiliation = string | null | undefined

/** The company of a person outside the agency, or "client" without one; null for staff. */
export function companyLabel(intl: IntlShape, affiliation: Affiliation): string | null {
  if (affiliation === null || affiliation === undefined) return null
  return cleanName(affiliation) || intl.formatMessage({ id: 'ui.person.customer' })
}

/** A name followed by the company unless the person is staff. */
export function nameWithCompany(intl: IntlShape, name: string, affiliation: Affiliation): string {
  const company = companyLabel(intl, affiliation)
  const shown = cleanName(name)
  return company === null
    ? shown
    : intl.formatMessage({ id: 'ui.person.with-company' }, { name: shown, company })
}
