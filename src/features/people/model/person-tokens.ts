import type { Correspondent } from '@contract/people.ts'

const address = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
const named = /<([^<>]+@[^<>]+)>/

/** Splits a pasted list of addresses or names; a text that is no list is returned as null. */
export function pastedPeople(text: string): string[] | null {
  const parts = text
    .split(/[,;\r\n\t]+/)
    .map((part) => (named.exec(part)?.[1] ?? part).trim())
    .filter((part) => part !== '')
  const isList = parts.length > 1 || parts.every((part) => address.test(part))
  return isList && parts.length > 0 ? [...new Set(parts)] : null
}

const isSame = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0

/** Returns the person meant by a text: the exact address or name; for typed text else the first match. */
export function personOf(
  text: string,
  people: readonly Correspondent[],
  isTyped: boolean,
): Correspondent | undefined {
  const exact = people.find(({ email, name }) => isSame(email, text) || isSame(name, text))
  return exact ?? (isTyped && !address.test(text) ? people[0] : undefined)
}
