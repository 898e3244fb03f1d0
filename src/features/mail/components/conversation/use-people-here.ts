import type { MailMessage } from '@contract/mail.ts'
import type { PersonRef } from '@contract/people.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { peopleByIdQuery } from '@/features/people/api/people.ts'

const noPeople: readonly PersonRef[] = []

/**
 * The people in the messages by id; only these names are shown as present or typing. Staff in a conversation of a team also
 * see colleagues who have not written yet, whose ids are asked for.
 */
export function usePeopleHere(
  messages: readonly MailMessage[],
  ids: readonly string[],
): ReadonlyMap<string, PersonRef> {
  const inMessages = useMemo(() => {
    const people = new Map<string, PersonRef>()
    for (const { from, author, recipients } of messages) {
      if (from) people.set(from.uid, from)
      if (author) people.set(author.uid, author)
      for (const person of recipients) people.set(person.uid, person)
    }
    return people
  }, [messages])
  const others = [...new Set(ids)].filter((id) => !inMessages.has(id)).sort()
  const found = useQuery(peopleByIdQuery(others)).data ?? noPeople
  return useMemo(
    () =>
      found.length === 0
        ? inMessages
        : new Map([...inMessages, ...found.map((one) => [one.uid, one] as const)]),
    [inMessages, found],
  )
}
