import { Box, Input, Text } from '@chakra-ui/react'
import { type KeyboardEvent, use, useId, useMemo, useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { SuggestionList } from '@/ui/inputs/suggestion-list.tsx'
import { suggestionAttributes, useSuggestions } from '@/ui/inputs/use-suggestions.ts'
import type { BinderTree } from '../model/tree.ts'
import { ItemLabelDot } from './item-label-dot.tsx'
import { KeywordColoursContext } from './keyword-colours.ts'
import { keywordSuggestions } from './keyword-suggestions.ts'

const MAX_LENGTH = 100

type KeywordInputProps = {
  tree: BinderTree
  /** Keywords that are not offered. */
  taken: readonly string[]
  /** Where the list of suggestions has room. */
  opens: 'above' | 'below'
  /** The accessible name outside a field with a label. */
  label?: string
  /** Gets the typed keywords, each once. */
  onAdd: (keywords: string[]) => void
  /** Called for Backspace in the empty field. */
  onRemoveLast?: () => void
}

/** A text field that adds keywords by Enter, a comma or blur, and offers those of the manuscript. */
export function KeywordInput({ tree, taken, opens, label, onAdd, onRemoveLast }: KeywordInputProps) {
  const t = useT('manuscripts.keywords')
  const [typed, setTyped] = useState('')
  const [isFocused, setIsFocused] = useState(false)
  const colours = new Map(Object.entries(use(KeywordColoursContext)))
  const id = useId()

  const add = (text: string) => {
    const words = text.split(/[,;\n]/).map((word) => word.trim().slice(0, MAX_LENGTH))
    const added = new Set(words.filter((word) => word !== ''))
    if (added.size > 0) onAdd([...added])
    setTyped('')
  }
  const offered = useMemo(
    () => (typed === '' ? [] : keywordSuggestions(tree, typed, taken)),
    [typed, taken, tree],
  )
  const suggestions = useSuggestions({
    query: isFocused && typed !== '' ? typed : null,
    options: offered,
    // A keyword may have spaces, an id may not.
    keyOf: (suggestion) => String(offered.indexOf(suggestion)),
    onPick: ({ keyword }) => add(keyword),
  })
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || suggestions.handleKey(event)) return
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '') onRemoveLast?.()
  }

  return (
    <Box position="relative" width="full">
      <Input
        role="combobox"
        aria-expanded={suggestions.isOpen}
        {...suggestionAttributes(id, suggestions)}
        {...(label === undefined ? {} : { 'aria-label': label })}
        autoComplete="off"
        dir="auto"
        value={typed}
        maxLength={MAX_LENGTH}
        placeholder={t('add')}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        onFocus={() => setIsFocused(true)}
        onBlur={() => {
          setIsFocused(false)
          add(typed)
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain')
          if (!/[,;\n]/.test(text)) return
          event.preventDefault()
          add(text)
        }}
      />
      <SuggestionList
        id={id}
        label={t('suggestions')}
        found={t('found', { count: suggestions.options.length })}
        suggestions={suggestions}
        position="absolute"
        insetInline="0"
        {...(opens === 'above' ? { bottom: 'calc(100% + 4px)' } : { top: 'calc(100% + 4px)' })}
        zIndex="popover"
        maxH="56"
      >
        {({ keyword, isNew }) => (
          <>
            <ItemLabelDot colour={colours.get(keyword) ?? null} size="2.5" />
            <Text as="span" dir="auto" truncate>
              {isNew ? t('add-typed', { keyword }) : keyword}
            </Text>
          </>
        )}
      </SuggestionList>
    </Box>
  )
}
