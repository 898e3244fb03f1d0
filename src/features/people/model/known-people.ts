import type { Correspondent } from '@contract/people.ts'

/** The people in cached lists whose name or address contains `text`, each once; used while offline. */
export function knownPeople(
  lists: readonly (readonly Correspondent[] | undefined)[],
  text: string,
): Correspondent[] {
  const wanted = text.trim().toLocaleLowerCase()
  const found = new Map<string, Correspondent>()
  for (const person of lists.flatMap((list) => list ?? []))
    if (`${person.name} ${person.email}`.toLocaleLowerCase().includes(wanted)) found.set(person.uid, person)
  return [...found.values()]
}
