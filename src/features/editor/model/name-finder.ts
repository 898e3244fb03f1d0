import { itemNames } from '@contract/item-names.ts'
import type { ItemSummary } from '@contract/items.ts'
import { isUnspaced } from '@contract/unspaced-scripts.ts'

export type NamedItem = Pick<ItemSummary, 'id' | 'title' | 'aliases'>
export type FoundName = { from: number; to: number; itemId: string }
/** Returns the names in a text in its order; they do not overlap. */
export type NameFinder = (text: string) => FoundName[]

const LEAST_LETTERS = 3
/** Articles and forms of address, which are no name without the next word. */
const NO_NAMES = new Set(
  `the les une des der die das dem den los las una uno gli het een mrs miss sir lady lord madame monsieur mme mlle frau
    herr señor señora saint sainte`.split(/\s+/),
)

const lower = (text: string) => text.normalize('NFC').toLowerCase()

/** A name as its owner is found: only the first letter counts as written, and a space or apostrophe in any form. */
function keyOf(name: string): string {
  const [first = '', ...rest] = name.normalize('NFC')
  return first + lower(rest.join('')).replace(/\s+/g, ' ').replaceAll('’', "'")
}

function patternOf(name: string): string {
  return [...name.replace(/\s+/g, ' ').replaceAll('’', "'")]
    .map((letter, at) => {
      if (letter === ' ') return '\\s+'
      if (letter === "'") return "['’]"
      const both = new Set(
        [letter, letter.toLowerCase(), letter.toUpperCase()].filter((one) => [...one].length === 1),
      )
      if (at > 0 && both.size > 1) return `[${[...both].join('')}]`
      return letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
    })
    .join('')
}

/** The first word of a name of several words, or of a single one. */
const firstWord = (name: string) => /^[\p{L}\p{N}\p{M}'’-]+/u.exec(name)?.[0] ?? ''

/** The items by their names; of several with one name, the first in the list has it. */
function ownersOf(items: readonly NamedItem[]): Map<string, { name: string; itemId: string }> {
  const owners = new Map<string, { name: string; itemId: string }>()
  const sharing = new Map<string, Set<string>>()
  const add = (name: string, itemId: string) => {
    if (!owners.has(keyOf(name))) owners.set(keyOf(name), { name, itemId })
  }
  for (const item of items) {
    for (const name of itemNames(item)) {
      add(name, item.id)
      const word = lower(firstWord(name))
      sharing.set(word, (sharing.get(word) ?? new Set()).add(item.id))
    }
  }
  for (const { id, title } of items) {
    const word = firstWord(title.trim())
    const letters = word.match(/\p{L}/gu)?.length ?? 0
    if (letters >= LEAST_LETTERS && !NO_NAMES.has(lower(word)) && sharing.get(lower(word))?.size === 1)
      add(word, id)
  }
  return owners
}

/**
 * Makes the function that finds the names of characters and locations as whole words, the longest first; null
 * without a name. One regular expression has all names, because a text is searched while a person types.
 */
export function createNameFinder(items: readonly NamedItem[]): NameFinder | null {
  const owners = ownersOf(items)
  if (owners.size === 0) return null
  const names = [...owners.values()]
    .flatMap(({ name }) => [...new Set([name.normalize('NFC'), name.normalize('NFD')])])
    .sort((a, b) => b.length - a.length)
  const joined = (isWhole: boolean) =>
    names
      .filter((name) => isUnspaced(name) !== isWhole)
      .map(patternOf)
      .join('|')
  const [words, parts] = [joined(true), joined(false)]
  const whole = words && `(?<![\\p{L}\\p{N}\\p{M}])(?:${words})(?![\\p{L}\\p{N}\\p{M}])`
  const pattern = new RegExp([whole, parts].filter(Boolean).join('|'), 'gu')
  return (text) => {
    const found: FoundName[] = []
    for (const { 0: name, index } of text.matchAll(pattern)) {
      const owner = owners.get(keyOf(name))
      if (owner) found.push({ from: index, to: index + name.length, itemId: owner.itemId })
    }
    return found
  }
}

let latest: { names: string; find: NameFinder | null } | null = null

/** The function for the given items; the same one until a name changes, for all open texts. */
export function nameFinderFor(items: readonly NamedItem[]): NameFinder | null {
  const names = JSON.stringify(items)
  if (latest?.names !== names) latest = { names, find: createNameFinder(items) }
  return latest.find
}
