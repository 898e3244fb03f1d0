import type { PersonRef } from '@contract/people.ts'
import type { IntlShape } from 'react-intl'
import { nameWithCompany } from '@/features/people/shared/name-with-company.ts'

/** The people of a thread: one with the full name, several with first names; clients with their company. */
export function peopleLabel(intl: IntlShape, people: readonly PersonRef[], uid: string): string {
  const inWords = ({ uid: id, name, affiliation }: PersonRef) => {
    if (id === uid) return intl.formatMessage({ id: 'mail.me' })
    const shown = people.length > 1 ? (name.split(' ')[0] ?? name) : name
    return nameWithCompany(intl, shown, affiliation)
  }
  return people.map(inWords).join(', ')
}
