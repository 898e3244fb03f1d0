import { foldAccents } from '@contract/fold-accents.ts'
import type { MemberList } from '@contract/manuscript-sharing.ts'
import type { PersonRef } from '@contract/people.ts'

/** A person of a manuscript whom a comment may mention. */
export type Mentionable = Pick<PersonRef, 'uid' | 'name' | 'email' | 'avatar'>

const MOST = 6

/** The owner and the members of a manuscript of whose name a word begins with the query, without regard to accents. */
export function mentionable(ownerName: string, members: MemberList['members'], query: string): Mentionable[] {
  const people = [
    { uid: 'owner', name: ownerName, email: '' },
    ...members.map(({ userId, fullName, email }) => ({ uid: userId, name: fullName, email: email ?? '' })),
  ]
  const wanted = foldAccents(query)
  return people
    .filter(({ name }) => name !== '' && ` ${foldAccents(name)}`.includes(` ${wanted}`))
    .slice(0, MOST)
    .map((person) => ({ ...person, avatar: null }))
}
