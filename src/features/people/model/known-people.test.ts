import type { Correspondent } from '@contract/people.ts'
import { expect, it } from 'vitest'
import { knownPeople } from './known-people.ts'

const person = (uid: string, name: string) => ({ uid, name, email: `${uid}@a.example` }) as Correspondent
const lists = [
  [person('ada', 'Ada Okafor'), person('tom', 'Tom Hale')],
  undefined,
  [person('tom', 'Tom Hale')],
]

it('knownPeople finds cached people by name or address, each once', () => {
  expect(knownPeople(lists, '').map(({ uid }) => uid)).toEqual(['ada', 'tom'])
  expect(knownPeople(lists, ' HALE ').map(({ uid }) => uid)).toEqual(['tom'])
  expect(knownPeople(lists, 'ada@a').map(({ uid }) => uid)).toEqual(['ada'])
  expect(knownPeople(lists, 'nobody')).toEqual([])
})
