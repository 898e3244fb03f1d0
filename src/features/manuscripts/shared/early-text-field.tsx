import { VisuallyHidden } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { earlyText, setEarlyText } from './early-text.ts'
import { mayTakeFocus } from './may-take-focus.ts'

/** The field of a text that is loading: what is typed in it is inserted at the caret when the text opens. */
export function EarlyTextField({ itemId }: { itemId: string }) {
  const intl = useIntl()
  const ref = useRef<HTMLTextAreaElement>(null)
  // The text is read in the frame that shows the field, because keys may have been typed since it was rendered.
  useLayoutEffect(() => {
    const field = ref.current
    if (!field) return
    if (field.value === '') field.value = earlyText(itemId)
    else setEarlyText(itemId, field.value)
    if (!mayTakeFocus()) return
    field.focus({ preventScroll: true })
    field.setSelectionRange(field.value.length, field.value.length)
  }, [itemId])
  return (
    <VisuallyHidden asChild>
      <textarea
        ref={ref}
        aria-label={intl.formatMessage({ id: 'ui.text-loading' })}
        onInput={(event) => setEarlyText(itemId, event.currentTarget.value)}
      />
    </VisuallyHidden>
  )
}
