import type { PersonRef } from '@contract/people.ts'
import { useState } from 'react'

type MentionKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault' | 'stopPropagation'
>

type Options = {
  /** The name being typed after an @; null closes the list. */
  query: string | null
  people: readonly PersonRef[]
  onPick: (person: PersonRef) => void
}

/** The state and the keys of the list of people that a text field opens after an @. */
export function useMention({ query, people, onPick }: Options) {
  const [active, setActive] = useState(0)
  const [dismissed, setDismissed] = useState<string | null>(null)
  // Another mention opens the list again.
  if (query === null && dismissed !== null) setDismissed(null)
  const isOpen = query !== null && dismissed === null && people.length > 0
  const at = Math.min(active, Math.max(0, people.length - 1))
  return {
    isOpen,
    people: isOpen ? people : [],
    at,
    setActive,
    pick: onPick,
    /** Handles a key of the text field; true when the list used it. */
    handleKey(event: MentionKey): boolean {
      const { key } = event
      if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return false
      const person = people[at]
      if (key === 'ArrowDown' || key === 'ArrowUp')
        setActive((at + (key === 'ArrowDown' ? 1 : -1) + people.length) % people.length)
      else if ((key === 'Enter' || key === 'Tab') && person) {
        onPick(person)
        setActive(0)
      } else if (key === 'Escape') setDismissed(query)
      else return false
      event.preventDefault()
      // Escape closes the list only, not what is around the field.
      event.stopPropagation()
      return true
    },
  }
}
export type Mention = ReturnType<typeof useMention>
