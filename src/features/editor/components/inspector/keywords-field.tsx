import { Box, Field, Flex, Input, Tag, Text } from '@chakra-ui/react'
import { tagSlotRecipe } from '@chakra-ui/react/theme'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { ItemLabelDot } from '@/features/manuscripts/shared/item-label-dot.tsx'
import { keywordSuggestions } from '@/features/manuscripts/shared/keyword-suggestions.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { SuggestionList } from '@/ui/inputs/suggestion-list.tsx'
import { suggestionAttributes, useSuggestions } from '@/ui/inputs/use-suggestions.ts'
import { useEditorContext, useShown, useTree } from '../session/editor-context.ts'

const MAX_KEYWORDS = 200
const MAX_LENGTH = 100

/** The keywords of the item: Enter or a comma adds one, Backspace in an empty field removes the last. */
export function KeywordsField() {
  const intl = useIntl()
  const t = useT('editor.keywords')
  const { session, manuscript, canWrite } = useEditorContext()
  const { tree } = useTree()
  const keywords = useShown(session, 'keywords')
  const [typed, setTyped] = useState('')
  const [isFocused, setIsFocused] = useState(false)
  const colours = new Map(Object.entries(manuscript.keywordColours))
  const id = useId()

  const add = (text: string) => {
    const known = new Set(keywords.map((keyword) => keyword.toLocaleLowerCase()))
    const added = text
      .split(/[,;\n]/)
      .map((word) => word.trim().slice(0, MAX_LENGTH))
      .filter((word) => word !== '' && !known.has(word.toLocaleLowerCase()))
    if (added.length > 0) session.change('keywords', [...keywords, ...new Set(added)].slice(0, MAX_KEYWORDS))
    setTyped('')
  }
  const remove = (keyword: string) =>
    session.change(
      'keywords',
      keywords.filter((one) => one !== keyword),
    )
  const offered = useMemo(
    () => (typed === '' ? [] : keywordSuggestions(tree, typed, keywords)),
    [typed, keywords, tree],
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
    const last = keywords.at(-1)
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
  }

  return (
    <Field.Root>
      <Field.Label>{intl.formatMessage({ id: 'editor.keywords' })}</Field.Label>
      {keywords.length > 0 ? (
        <Flex as="ul" listStyleType="none" gap="1.5" wrap="wrap">
          {keywords.map((keyword) => (
            <li key={keyword}>
              <Tag.Root recipe={tagSlotRecipe} size="md" variant="subtle" maxW="full">
                {colours.has(keyword) ? (
                  <ItemLabelDot colour={colours.get(keyword) ?? null} size="2" />
                ) : null}
                <Tag.Label dir="auto">{keyword}</Tag.Label>
                {canWrite ? (
                  <Tag.EndElement>
                    <Tag.CloseTrigger aria-label={t('remove', { keyword })} onClick={() => remove(keyword)} />
                  </Tag.EndElement>
                ) : null}
              </Tag.Root>
            </li>
          ))}
        </Flex>
      ) : null}
      {canWrite ? (
        <Box position="relative" width="full">
          <Input
            role="combobox"
            aria-expanded={suggestions.isOpen}
            {...suggestionAttributes(id, suggestions)}
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
            bottom="calc(100% + 4px)"
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
      ) : null}
    </Field.Root>
  )
}
