import { Field, Flex, Input, Tag } from '@chakra-ui/react'
import { tagSlotRecipe } from '@chakra-ui/react/theme'
import { type KeyboardEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useEditorContext, useShown } from '../session/editor-context.ts'

const MAX_KEYWORDS = 200
const MAX_LENGTH = 100

/** The keywords of the item: Enter or a comma adds one, Backspace in an empty field removes the last. */
export function KeywordsField() {
  const intl = useIntl()
  const { session, canWrite } = useEditorContext()
  const keywords = useShown(session, 'keywords')
  const [typed, setTyped] = useState('')

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
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
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
        <Input
          dir="auto"
          value={typed}
          maxLength={MAX_LENGTH}
          placeholder={intl.formatMessage({ id: 'editor.keywords.add' })}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          onBlur={() => add(typed)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            if (!/[,;\n]/.test(text)) return
            event.preventDefault()
            add(text)
          }}
        />
      ) : null}
    </Field.Root>
  )
}
