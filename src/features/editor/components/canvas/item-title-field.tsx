import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useEditorContext, useShown } from '../session/editor-context.ts'

const Field = chakra('textarea')
const growsByItself = CSS.supports('field-sizing', 'content')

/** The item's title, saved with the text; Enter and the down arrow move into the text. */
export function ItemTitleField() {
  const intl = useIntl()
  const { session, editor, canWrite } = useEditorContext()
  const title = useShown(session, 'title')
  const field = useRef<HTMLTextAreaElement>(null)
  const untitled = intl.formatMessage({ id: 'editor.untitled' })

  useLayoutEffect(() => {
    const element = field.current
    if (!element || growsByItself) return
    element.style.height = 'auto'
    element.style.height = title === '' ? '' : `${element.scrollHeight}px`
  }, [title])

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, value } = event.currentTarget
    const isAtEnd = event.key === 'ArrowDown' && selectionStart === value.length
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && !isAtEnd)) return
    event.preventDefault()
    editor.commands.focus('start')
  }

  return (
    <>
      <VisuallyHidden asChild>
        <h1 tabIndex={-1}>{title || untitled}</h1>
      </VisuallyHidden>
      <Field
        ref={field}
        rows={1}
        dir="auto"
        value={title}
        readOnly={!canWrite}
        placeholder={untitled}
        aria-label={intl.formatMessage({ id: 'editor.title-field' })}
        maxLength={1000}
        spellCheck
        onChange={(event) => session.change('title', event.currentTarget.value.replaceAll(/[\r\n]+/g, ' '))}
        onKeyDown={handleKeyDown}
        display="block"
        width="full"
        resize="none"
        css={{ fieldSizing: 'content' }}
        overflow="hidden"
        border="none"
        bg="transparent"
        px="0"
        // Space for descenders, which the field would clip.
        py="0.2em"
        mb="5"
        fontFamily="prose"
        fontWeight="600"
        fontSize={{ base: 'xl', md: '2xl' }}
        lineHeight="1.3"
        letterSpacing="-0.01em"
        color="fg"
        outline="none"
        borderRadius="control"
        _focusVisible={{ outline: 'none' }}
      />
    </>
  )
}
