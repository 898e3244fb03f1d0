import { cleanName } from '@contract/clean-name.ts'
import type { IntlShape } from 'react-intl'

type Affiliation = string | null | undefined

/** The company of a person outside the agency, or "client" without one; null for staff. */
export function companyLabel(intl: IntlShape, affiliation: Affiliation): string | null {
  if (affiliation === null || affiliation === undefined) return null
  return cleanName(affiliation) || intl.formatMessage({ id: 'ui.person.customer' })
}

/** A name after the company unless the person is staff; the company comes first, so that a long name cannot hide it. */
export function nameWithCompany(intl: IntlShape, name: string, affiliation: Affiliation): string {
  const company = companyLabel(intl, affiliation)
  const shown = cleanName(name)
  return company === null
    ? shown
    : intl.formatMessage({ id: 'ui.person.with-company' }, { name: shown, company })
}

/** A visitor of the public pages: what they typed follows the word and the address, so that none passes as staff. */
export function visitorLabel(intl: IntlShape, { name, email }: { name: string; email: string }): string {
  const word = intl.formatMessage({ id: 'ui.person.visitor' })
  return [word, cleanName(email), cleanName(name)].filter(Boolean).join(' · ')
}
