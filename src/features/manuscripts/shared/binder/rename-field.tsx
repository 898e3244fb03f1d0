import { Input } from '@chakra-ui/react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'

type RenameFieldProps = {
  title: string
  /** Null when the rename was cancelled. */
  onEnd: (title: string | null) => void
}

/** A title edited in place: Enter and blur save it, Escape cancels. */
export function RenameField({ title, onEnd }: RenameFieldProps) {
  const intl = useIntl()
  const isOver = useRef(false)
  const end = (next: string | null) => {
    if (isOver.current) return
    isOver.current = true
    onEnd(next)
  }
  return (
    <Input
      ref={(input) => {
        if (input && document.activeElement !== input) {
          input.focus()
          input.select()
        }
      }}
      size="2xs"
      flex="1"
      minW="0"
      maxLength={1000}
      defaultValue={title}
      aria-label={intl.formatMessage({ id: 'manuscripts.binder.rename-field' })}
      placeholder={intl.formatMessage({ id: 'manuscripts.untitled' })}
      data-takes-escape=""
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={(event) => end(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') end(event.currentTarget.value)
        if (event.key === 'Escape') end(null)
      }}
    />
  )
}
