import { cleanName } from '@contract/clean-name.ts'
import type { PersonRef } from '@contract/people.ts'
import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { CardButton } from './card-button.tsx'
import { PersonCard } from './person-card.tsx'

type PersonButtonProps = {
  person: Pick<PersonRef, 'uid' | 'name'>
  /** The words on the button, if not the name alone. */
  text?: string
  /** Another button than the name, such as a picture. */
  trigger?: ReactElement
}

/** A name that opens the card of its person. Needs the messages of `people`. */
export function PersonButton({ person, text, trigger }: PersonButtonProps) {
  const intl = useIntl()
  const name = cleanName(person.name)
  return (
    <CardButton
      name={text ?? name}
      label={intl.formatMessage({ id: 'people.card.label' }, { name })}
      {...(trigger ? { trigger } : {})}
    >
      <PersonCard uid={person.uid} />
    </CardButton>
  )
}
