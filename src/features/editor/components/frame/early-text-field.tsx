import { VisuallyHidden } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { earlyText, setEarlyText } from '../../model/early-text.ts'
import { mayTakeFocus } from '../../model/focus-text.ts'

/** The field of a text that is loading: what is typed in it is inserted at the caret when the text opens. */
export function EarlyTextField({ itemId }: { itemId: string }) {
  const intl = useIntl()
  const ref = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const field = ref.current
    if (!field || !mayTakeFocus()) return
    field.focus({ preventScroll: true })
    field.setSelectionRange(field.value.length, field.value.length)
  }, [])
  return (
    <VisuallyHidden asChild>
      <textarea
        ref={ref}
        aria-label={intl.formatMessage({ id: 'editor.canvas.loading' })}
        defaultValue={earlyText(itemId)}
        onInput={(event) => setEarlyText(itemId, event.currentTarget.value)}
      />
    </VisuallyHidden>
  )
}
