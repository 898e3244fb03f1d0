import { Button, Checkbox, Flex, Text } from '@chakra-ui/react'
import { SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { useTextDraft } from '@/lib/storage/create-draft.ts'
import { MentionTextarea } from './mention-textarea.tsx'

type ComposerProps = {
  projectId: string
  /** The storage key of the unsent text on this device. */
  storageKey: string
  onTyping: () => void
  onStopped: () => void
  /** Offers to mark the comment as a question that the client answers. */
  mayAsk: boolean
  onSend: (body: string, isQuestion: boolean) => void
}

/** The composer of a comment: Ctrl or Cmd+Enter sends; an unsent draft survives a reload. */
export function CommentComposer({
  projectId,
  storageKey,
  onTyping,
  onStopped,
  mayAsk,
  onSend,
}: ComposerProps) {
  const t = useT('projects.comments')
  const [text, setText] = useTextDraft(storageKey)
  const [isQuestion, setIsQuestion] = useState(false)
  const send = () => {
    const body = text.trim()
    if (body === '') return
    onSend(body, isQuestion)
    onStopped()
    setText('')
    setIsQuestion(false)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <MentionTextarea
        projectId={projectId}
        maxH="60"
        aria-label={t('write')}
        placeholder={t('write')}
        value={text}
        onChange={(next) => {
          setText(next)
          if (next.trim() === '') onStopped()
          else onTyping()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          send()
        }}
      />
      <Flex mt="2" gap="3" align="center" justify="flex-end" wrap="wrap">
        {mayAsk ? (
          <Checkbox.Root
            checked={isQuestion}
            title={t('question-help')}
            me="auto"
            minH={{ base: '9', md: '6' }}
            onCheckedChange={({ checked }) => setIsQuestion(checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label fontWeight="normal">{t('question')}</Checkbox.Label>
          </Checkbox.Root>
        ) : null}
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
