import { useCombobox, useControllableState } from '@chakra-ui/react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { optionCollection } from './option-collection.ts'
import { type FieldOption, filterOptions, withFreeValue } from './option-match.ts'
import type { OptionScroller } from './suggest-options.tsx'

/** The options and the accepted values of a text input with suggestions. */
export type SuggestConfig = {
  options: readonly FieldOption[]
  value?: readonly string[]
  defaultValue?: readonly string[]
  onChange?: (value: readonly string[]) => void
  /** Receives the typed text when the options come from the API, which has filtered them. */
  onSearch?: (text: string) => void
  /** Several values, shown as tags. */
  isMultiple?: boolean
  /** A typed text may be a value: the text of a single field, a tag of a multiple one with Enter or a comma. */
  isFree?: boolean
  /** The highest number of values. */
  limit?: number
  placeholder?: string
}

/** The value, the typed text and the keys of a text input with suggestions. */
export function useSuggest({
  options,
  value: given,
  defaultValue = [],
  onChange,
  onSearch,
  isMultiple = false,
  isFree = false,
  limit = Number.POSITIVE_INFINITY,
  placeholder,
}: SuggestConfig) {
  const t = useT('form-fields.suggest')
  const [query, setQuery] = useState('')
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map())
  const scroller = useRef<OptionScroller>(null)
  /** True after the arrow key that opens the list, until its first option is highlighted. */
  const isOpening = useRef(false)
  const [value, setValue] = useControllableState<readonly string[]>({
    ...(given ? { value: given } : {}),
    defaultValue,
    ...(onChange ? { onChange } : {}),
  })
  const isText = isFree && !isMultiple
  const shown = onSearch ? options : filterOptions(options, query)
  const collection = useMemo(() => optionCollection(shown), [shown])
  const labelOf = (one: string) =>
    options.find((option) => option.value === one)?.label ?? labels.get(one) ?? one
  const first = value[0]
  /** The text of the input while it is not that of the value. */
  const [typed, setTyped] = useState<string | null>(null)
  const isPlain = isMultiple || first === undefined
  const text = (isText ? first : typed) ?? (isPlain ? '' : labelOf(first))
  const search = (next: string) => {
    setQuery(next)
    onSearch?.(next)
  }
  // In the event of the key, because the state machine writes a text of an earlier render back into the input.
  const type = (next: string) => {
    setTyped(next)
    search(next)
    if (isText) setValue(next === '' ? [] : [next])
  }
  const showValue = () => {
    setTyped(null)
    search('')
  }
  const combobox = useCombobox<FieldOption>({
    collection,
    inputValue: text,
    ...(isText ? {} : { value: [...value] }),
    multiple: isMultiple,
    allowCustomValue: isFree,
    openOnClick: true,
    inputBehavior: isFree ? 'none' : 'autohighlight',
    selectionBehavior: isMultiple ? 'clear' : 'replace',
    positioning: { strategy: 'fixed', sameWidth: true, hideWhenDetached: true },
    translations: { triggerLabel: t('open'), clearTriggerLabel: t('clear') },
    ...(placeholder ? { placeholder } : {}),
    scrollToIndexFn: ({ index, getElement }) =>
      scroller.current
        ? scroller.current.scrollTo(index)
        : getElement()?.scrollIntoView({ block: 'nearest' }),
    onInputValueChange: ({ inputValue, reason }) => {
      if (reason === 'input-change') return
      if (isText) type(inputValue)
      showValue()
    },
    onOpenChange: ({ open }) => (open ? undefined : showValue()),
    onValueChange: (change) => {
      if (isText || change.value.length > limit) return
      setLabels(
        new Map([...labels, ...change.items.filter(Boolean).map((one) => [one.value, one.label] as const)]),
      )
      setValue(change.value)
    },
  })
  const remove = (gone: string) => setValue(value.filter((one) => one !== gone))
  // The capture phase comes before the state machine, which may not have highlighted an option yet.
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event
    const last = value.at(-1)
    if (key !== 'Enter') isOpening.current = key === 'ArrowDown' && !combobox.open
    if (event.nativeEvent.isComposing || (key !== 'Enter' && key !== ',' && key !== 'Backspace')) return
    if (isMultiple && key === 'Backspace' && text === '' && last !== undefined) remove(last)
    if (key === 'Backspace' || combobox.collection.has(combobox.highlightedValue)) return
    const isFirst = query !== '' || isMultiple || first === undefined
    const match = shown.find((one) => !one.disabled && (isFirst || one.value === first))
    if (isMultiple && isFree) {
      if (text.trim() === '') return
      if (value.length < limit) setValue(withFreeValue(value, text, options))
      showValue()
    } else if (!isFree && key === 'Enter' && (query !== '' || isOpening.current) && match) {
      isOpening.current = false
      combobox.selectValue(match.value)
      if (!isMultiple) combobox.setOpen(false)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  // A fast click elsewhere can come before the library watches for one.
  const leave = () => combobox.setOpen(false)
  return { combobox, shown, query, scroller, value, labelOf, remove, type, pressKey, leave }
}
