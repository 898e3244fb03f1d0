import { Flex, Text, Textarea } from '@chakra-ui/react'
import { type ChatContact, MAX_CHAT_MESSAGE } from '@contract/chat.ts'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useTextDraft } from '@/lib/storage/create-draft.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'

type ComposerProps = {
  contact: ChatContact & { canWrite: boolean }
  uid: string
  onType: () => void
  onStopped: () => void
  onSend: (message: string) => void
}

const warnAt = 300

/** The composer of a chat: Enter sends, Shift+Enter starts a line; an unsent draft is stored per person. */
export function ChatComposer({ contact, uid, onType, onStopped, onSend }: ComposerProps) {
  const intl = useIntl()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useTextDraft(`quillport-chat-draft:${uid}:${contact.uid}`, () => sessionStorage)
  const name = contact.fullName
  const left = MAX_CHAT_MESSAGE - text.length
  useEffect(() => {
    // On touch devices the field is not focused, because focus opens the keyboard.
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [])
  if (!contact.canWrite)
    return (
      <Text px="6" py="4" color="fg.muted" textAlign="center" borderTopWidth="1px" bg="bg.surface">
        {intl.formatMessage({ id: 'chat.composer.closed' }, { name })}
      </Text>
    )
  const change = (next: string) => {
    setText(next)
    if (next.trim() === '') onStopped()
    else onType()
  }
  const send = () => {
    if (text.trim() === '' || left < 0) return
    onSend(text.trim())
    change('')
    field.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape') {
      document.querySelector<HTMLElement>('[data-row][aria-current]')?.focus()
    }
  }
  return (
    <Flex
      as="form"
      align="flex-end"
      gap="2"
      px={{ base: '3', md: '6' }}
      py="3"
      flexShrink="0"
      bg="bg.surface"
      borderTopWidth="1px"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Flex direction="column" flex="1" minW="0" gap="1">
        <Textarea
          ref={field}
          rows={1}
          autoresize
          maxH="40"
          minH="9"
          overflowY="auto"
          dir="auto"
          value={text}
          aria-label={intl.formatMessage({ id: 'chat.composer.label' }, { name })}
          aria-describedby="chat-composer-hint"
          aria-invalid={left < 0 || undefined}
          placeholder={intl.formatMessage({ id: 'chat.composer.placeholder' }, { name })}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={handleKey}
        />
        <Text
          id="chat-composer-hint"
          srOnly={left > warnAt}
          textStyle="xs"
          color={left < 0 ? 'danger.fg' : 'fg.muted'}
        >
          {left > warnAt
            ? intl.formatMessage({ id: 'chat.composer.hint' })
            : intl.formatMessage({ id: 'chat.composer.left' }, { count: left })}
        </Text>
      </Flex>
      <IconButton
        type="submit"
        label={intl.formatMessage({ id: 'chat.composer.send' })}
        variant="solid"
        colorPalette="brand"
        disabled={text.trim() === '' || left < 0}
      >
        <SendHorizontal data-mirror="" aria-hidden />
      </IconButton>
    </Flex>
  )
}
