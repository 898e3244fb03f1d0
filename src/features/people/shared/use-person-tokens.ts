import type { Correspondent, PersonRef } from '@contract/people.ts'
import { useRef, useState } from 'react'
import { personOf } from '../model/person-tokens.ts'

/** A text that was entered before its matches were known. */
export type PersonToken = { id: string; text: string; state: 'looking' | 'unknown' }

type Options = {
  value: readonly PersonRef[]
  isSingle: boolean
  onChange: (people: PersonRef[]) => void
  find: (text: string) => Promise<readonly Correspondent[]>
}

export const toRef = ({ uid, name, email, avatar, isTeam }: PersonRef): PersonRef => ({
  uid,
  name,
  email,
  avatar,
  ...(isTeam ? { isTeam } : {}),
})

/** Entered texts that become people when their matches arrive; a text without a match stays. */
export function usePersonTokens({ value, isSingle, onChange, find }: Options) {
  const [tokens, setTokens] = useState<readonly PersonToken[]>([])
  const latest = useRef({ people: value, tokens })
  latest.current.people = value
  const searches = useRef(new Set<Promise<void>>())

  const put = (next: readonly PersonToken[]) => {
    latest.current.tokens = next
    setTokens(next)
  }
  const choose = (person: PersonRef) => {
    const { people } = latest.current
    if (people.some(({ uid }) => uid === person.uid)) return
    const next = isSingle ? [toRef(person)] : [...people, toRef(person)]
    latest.current.people = next
    onChange(next)
  }
  const remove = (id: string) => put(latest.current.tokens.filter((token) => token.id !== id))

  async function look({ id, text }: PersonToken, isTyped: boolean): Promise<void> {
    let found: Correspondent | undefined
    try {
      const chosen = new Set(latest.current.people.map(({ uid }) => uid))
      const people = await find(text)
      const others = people.filter(({ uid }) => !chosen.has(uid))
      found = personOf(text, others, isTyped) ?? personOf(text, people, isTyped)
    } catch (error) {
      console.warn('The matching people could not be fetched.', error)
    }
    const { tokens: now } = latest.current
    // Removed while it was looked up.
    if (!now.some((token) => token.id === id)) return
    if (found) {
      remove(id)
      choose(found)
    } else put(now.map((token) => (token.id === id ? { ...token, state: 'unknown' } : token)))
  }

  /** Looks up texts; typed ones take the first match, as Enter in the list does. */
  const add = (texts: readonly string[], isTyped: boolean) => {
    const added = texts.map((text) => ({ id: crypto.randomUUID(), text, state: 'looking' as const }))
    put([...latest.current.tokens, ...added])
    for (const token of added) {
      const search = look(token, isTyped).finally(() => searches.current.delete(search))
      searches.current.add(search)
    }
  }

  /** Resolves to the chosen people when no text is being looked up; null when one has no match. */
  const settle = async (): Promise<PersonRef[] | null> => {
    while (searches.current.size > 0) await Promise.all(searches.current)
    return latest.current.tokens.length > 0 ? null : [...latest.current.people]
  }
  return { tokens, add, remove, choose, settle }
}
