import type { PersonRef } from '@contract/people.ts'
import type { IntlShape } from 'react-intl'

/** The people of a conversation as a list shows them: one by the full name, several by their first names. */
export function peopleInWords(intl: IntlShape, people: readonly PersonRef[], uid: string): string {
  const name = ({ uid: id, name }: PersonRef) =>
    id === uid
      ? intl.formatMessage({ id: 'mail.me' })
      : people.length > 1
        ? (name.split(' ')[0] ?? name)
        : name
  return people.map(name).join(', ')
}
