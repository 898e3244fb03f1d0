import { cleanName } from '@contract/clean-name.ts'
import type { PersonRef } from '@contract/people.ts'
import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { CardButton } from './card-button.tsx'
import { PersonCard } from './person-card.tsx'

type PersonButtonProps = {
  person: Pick<PersonRef, 'uid' | 'name' | 'isTeam'>
  /** Text of the button; defaults to the name. */
  text?: string
  /** Replaces the text button, for example with a picture. */
  trigger?: ReactElement
}

/** A name that opens the person's card, or the name of a team, which has none. Needs the messages of `people`. */
export function PersonButton({ person, text, trigger }: PersonButtonProps) {
  const intl = useIntl()
  const name = cleanName(person.name)
  if (person.isTeam) return <bdi>{text ?? name}</bdi>
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
