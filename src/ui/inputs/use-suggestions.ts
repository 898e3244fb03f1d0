import { useState } from 'react'

/** A key of the browser or of React, which has the first as `nativeEvent`. */
type SuggestionKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault' | 'stopPropagation'
> & { isComposing?: boolean; nativeEvent?: { isComposing: boolean } }

type SuggestionOptions<Option> = {
  /** The text being typed after the trigger; null closes the list. */
  query: string | null
  options: readonly Option[]
  keyOf: (option: Option) => string
  onPick: (option: Option) => void
}

/** The state and the keys of a list of options that a text field opens while it keeps the focus. */
export function useSuggestions<Option>({ query, options, keyOf, onPick }: SuggestionOptions<Option>) {
  // Another text has its first option active.
  const [active, setActive] = useState<{ query: string | null; index: number }>({ query, index: 0 })
  const [dismissed, setDismissed] = useState<string | null>(null)
  // Another trigger opens the list again.
  if (query === null && dismissed !== null) setDismissed(null)
  const isOpen = query !== null && dismissed === null && options.length > 0
  const at = active.query === query ? Math.min(active.index, Math.max(0, options.length - 1)) : 0
  const activate = (index: number) => setActive({ query, index })
  return {
    isOpen,
    options: isOpen ? options : [],
    at,
    keyOf,
    setActive: activate,
    pick: onPick,
    /** Handles a key of the text field; true when the list used it. */
    handleKey(event: SuggestionKey): boolean {
      const { key } = event
      if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return false
      if (event.isComposing || event.nativeEvent?.isComposing) return false
      const option = options[at]
      if (key === 'ArrowDown' || key === 'ArrowUp')
        activate((at + (key === 'ArrowDown' ? 1 : -1) + options.length) % options.length)
      else if ((key === 'Enter' || key === 'Tab') && option !== undefined) {
        onPick(option)
        activate(0)
      } else if (key === 'Escape') setDismissed(query)
      else return false
      event.preventDefault()
      // Escape closes the list only, not what is around the field.
      event.stopPropagation()
      return true
    },
  }
}
export type Suggestions<Option> = ReturnType<typeof useSuggestions<Option>>

/**
 * The attributes of a text field with the list of this id. `data-takes-escape` is there while the list is open: Escape is
 * then for the field, not for what is around it.
 */
export const suggestionAttributes = <Option>(
  id: string,
  { isOpen, options, at, keyOf }: Suggestions<Option>,
) => {
  const option = options[at]
  return {
    'data-takes-escape': isOpen ? '' : undefined,
    'aria-autocomplete': 'list' as const,
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': option === undefined ? undefined : `${id}-${keyOf(option)}`,
  }
}

/** Sets these attributes on an element that React does not render; undefined removes one. */
export function setAttributes(
  element: Element | null | undefined,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined) element?.removeAttribute(name)
    else element?.setAttribute(name, value)
}
