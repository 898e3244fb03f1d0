import { Box, Input, InputGroup } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../inputs/icon-button.tsx'

const debounceMs = 250

type SearchFieldProps = {
  value: string
  /** Called after typing pauses, on Enter, and at once when the field is cleared. */
  onChange: (value: string) => void
  label: string
  placeholder?: string
  width?: string
  /** The width to which it shrinks in a row, so that a further control does not wrap the row. */
  minWidth?: string
}

/** The search field of a list: debounced; Escape clears it. */
export function SearchField({
  value,
  onChange,
  label,
  placeholder = label,
  width = '280px',
  minWidth,
}: SearchFieldProps) {
  const intl = useIntl()
  const [text, setText] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(value)
  useEffect(() => {
    // The URL or a reset changed the value.
    if (value !== sent.current) setText(value)
    sent.current = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (next: string) => {
    clearTimeout(timer.current)
    if (next === sent.current) return
    sent.current = next
    onChange(next)
  }
  const change = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    if (next === '') send('')
    else timer.current = setTimeout(() => send(next), debounceMs)
  }

  return (
    <Box
      role="search"
      aria-label={label}
      width={{ base: 'full', sm: width }}
      {...(minWidth
        ? {
            // It takes the free space before a spacer does.
            flex: { sm: `1000 1 ${minWidth}` },
            maxW: { sm: width },
          }
        : {})}
    >
      <InputGroup
        startElement={<Search size={16} aria-hidden />}
        endElementProps={{ px: '0.5' }}
        endElement={
          text === '' ? undefined : (
            <IconButton
              label={intl.formatMessage({ id: 'ui.search.clear' })}
              size="xs"
              onClick={() => {
                change('')
                input.current?.focus()
              }}
            >
              <X />
            </IconButton>
          )
        }
      >
        <Input
          ref={input}
          type="text"
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          value={text}
          data-takes-escape={text === '' ? undefined : ''}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') send(text)
            if (event.key !== 'Escape' || text === '') return
            event.stopPropagation()
            change('')
          }}
        />
      </InputGroup>
    </Box>
  )
}
