import { Field, Flex, Tag } from '@chakra-ui/react'
import { tagSlotRecipe } from '@chakra-ui/react/theme'
import { MAX_KEYWORDS } from '@contract/item-types.ts'
import { useIntl } from 'react-intl'
import { ItemLabelDot } from '@/features/manuscripts/shared/item-label-dot.tsx'
import { KeywordInput } from '@/features/manuscripts/shared/keyword-input.tsx'
import { useEditorContext, useShown, useTree } from '../session/editor-context.ts'

/** The keywords of the item: Enter or a comma adds one, Backspace in an empty field removes the last. */
export function KeywordsField() {
  const intl = useIntl()
  const { session, manuscript, canWrite } = useEditorContext()
  const { tree } = useTree()
  const keywords = useShown(session, 'keywords')
  const colours = new Map(Object.entries(manuscript.keywordColours))

  const add = (words: readonly string[]) => {
    const known = new Set(keywords.map((keyword) => keyword.toLocaleLowerCase()))
    const added = words.filter((word) => !known.has(word.toLocaleLowerCase()))
    if (added.length > 0) session.change('keywords', [...keywords, ...added].slice(0, MAX_KEYWORDS))
  }
  const remove = (keyword: string) =>
    session.change(
      'keywords',
      keywords.filter((one) => one !== keyword),
    )

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
                    <Tag.CloseTrigger
                      aria-label={intl.formatMessage({ id: 'editor.keywords.remove' }, { keyword })}
                      onClick={() => remove(keyword)}
                    />
                  </Tag.EndElement>
                ) : null}
              </Tag.Root>
            </li>
          ))}
        </Flex>
      ) : null}
      {canWrite ? (
        <KeywordInput
          tree={tree}
          taken={keywords}
          opens="above"
          onAdd={add}
          onRemoveLast={() => {
            const last = keywords.at(-1)
            if (last !== undefined) remove(last)
          }}
        />
      ) : null}
    </Field.Root>
  )
}
