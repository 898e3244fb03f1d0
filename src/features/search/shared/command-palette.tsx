import { Box, chakra, Flex } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import type { SearchFieldHandle } from '../model/search-field.ts'

const Dialog = chakra('dialog')
const Field = chakra('input')

type SearchDialogProps = {
  onClose: () => void
  /** The results. */
  children: (field: SearchFieldHandle) => ReactNode
}

/**
 * The app bar search; its field focuses synchronously, so that every key typed
 * after the shortcut reaches it.
 */
export function CommandPalette({ onClose, children }: SearchDialogProps) {
  const intl = useIntl()
  const listId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  // An unbounded index; the results wrap it to their count.
  const [step, setStep] = useState(0)
  /** The query at Enter, until its result opens. */
  const [entered, setEntered] = useState<string | null>(null)
  const [count, setCount] = useState(0)
  const label = intl.formatMessage({ id: 'app.search.label' })
  const current = count > 0 ? ((step % count) + count) % count : 0

  useLayoutEffect(() => {
    const own = dialog.current
    own?.showModal()
    field.current?.focus()
    return () => own?.close()
  }, [])

  const handleKey = (event: KeyboardEvent) => {
    // Stops the event, because page shortcuts listen on the document.
    event.stopPropagation()
    if (event.nativeEvent.isComposing || event.target !== field.current) return
    const move = { ArrowDown: step + 1, ArrowUp: step - 1, Home: 0, End: -1 }[event.key]
    if (move !== undefined) setStep(move)
    else if (event.key === 'Enter') setEntered(entered ?? text)
    else return
    event.preventDefault()
  }

  return (
    <Dialog
      ref={dialog}
      aria-label={label}
      position="fixed"
      m="0"
      mx="auto"
      p="0"
      border="none"
      insetInline="0"
      top={{ base: '4', md: '16' }}
      width="min(640px, calc(100vw - 32px))"
      maxW="none"
      maxH="70dvh"
      flexDirection="column"
      overflow="hidden"
      bg="bg.surface"
      color="fg"
      borderRadius="card"
      boxShadow="floating"
      css={{ '&[open]': { display: 'flex' }, '&::backdrop': { bg: 'bg.backdrop' } }}
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <Flex borderBottomWidth="1px" ps="4" pe="2" py="2" flexShrink="0" align="center" gap="2">
        <Box color="fg.muted" flexShrink="0">
          <Search size={18} aria-hidden />
        </Box>
        <Field
          ref={field}
          flex="1"
          minW="0"
          h="11"
          bg="transparent"
          outline="none"
          textStyle="md"
          role="combobox"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? `${listId}-${current}` : undefined}
          aria-label={label}
          placeholder={intl.formatMessage({ id: 'app.search.placeholder' })}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => {
            const { value: next } = event.currentTarget
            setText(next)
            if (entered !== null && next.startsWith(entered)) return
            setStep(0)
            setEntered(null)
          }}
        />
        <IconButton label={intl.formatMessage({ id: 'ui.close' })} hideFrom="md" onClick={onClose}>
          <X />
        </IconButton>
      </Flex>
      {children({
        listId,
        text: entered ?? text,
        active: current,
        isEntered: entered !== null,
        typedAfter: entered === null ? '' : text.slice(entered.length),
        onNothingToOpen: () => setEntered(null),
        onCount: setCount,
        onPoint: setStep,
        onClose,
      })}
    </Dialog>
  )
}
