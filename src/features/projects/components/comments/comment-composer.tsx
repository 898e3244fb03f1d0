import { Button, Flex, Text, Textarea } from '@chakra-ui/react'
import { SendHorizontal } from 'lucide-react'
import { useTextDraft } from '@/lib/create-draft.ts'
import { useT } from '@/lib/use-t.ts'

type ComposerProps = {
  /** The storage key of the unsent text on this device. */
  storageKey: string
  onTyping: () => void
  onStopped: () => void
  onSend: (body: string) => void
}

/** The composer of a comment: Ctrl or Cmd+Enter sends; an unsent draft survives a reload. */
export function CommentComposer({ storageKey, onTyping, onStopped, onSend }: ComposerProps) {
  const t = useT('projects.comments')
  const [text, setText] = useTextDraft(storageKey)
  const send = () => {
    const body = text.trim()
    if (body === '') return
    onSend(body)
    onStopped()
    setText('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        autoresize
        rows={2}
        maxH="60"
        dir="auto"
        maxLength={5000}
        aria-label={t('write')}
        placeholder={t('write')}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          if (event.currentTarget.value.trim() === '') onStopped()
          else onTyping()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          send()
        }}
      />
      <Flex mt="2" gap="3" align="center" justify="flex-end">
        <Text textStyle="xs" color="fg.faint" hideBelow="md">
          {t('send-keys')}
        </Text>
        <Button type="submit" disabled={text.trim() === ''}>
          <SendHorizontal size={16} data-mirror="" aria-hidden />
          {t('send')}
        </Button>
      </Flex>
    </form>
  )
}
