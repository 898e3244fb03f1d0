import { Box, Button, Checkbox, chakra, Flex, Text } from '@chakra-ui/react'
import { CircleAlert, SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { NewAttachment } from '@/features/attachments/api/use-uploads.ts'
import { AttachButton } from '@/features/attachments/shared/attach-button.tsx'
import { UploadList } from '@/features/attachments/shared/upload-list.tsx'
import { useFileDrop } from '@/features/attachments/shared/use-file-drop.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { CommentTextarea } from './comment-textarea.tsx'
import { useCommentUploads } from './use-comment-uploads.ts'

type ComposerProps = {
  projectId: string
  /** The storage key of the unsent files on this device is made from it. */
  storageKey: string
  /** The unsent text. */
  text: string
  onText: (text: string) => void
  onTyping: () => void
  onStopped: () => void
  /** Offers to mark the comment as a question that the client answers. */
  mayAsk: boolean
  onSend: (body: string, isQuestion: boolean, files: readonly NewAttachment[]) => void
  /** The text is sent as a message instead: without mentions, question and files. */
  message?: { isReady: boolean; onSend: (text: string) => void }
}

/** The composer of a comment and its files, or of a message: Ctrl or Cmd+Enter sends; an unsent draft survives a reload. */
export function CommentComposer({
  projectId,
  storageKey,
  text,
  onText,
  onTyping,
  onStopped,
  mayAsk,
  onSend,
  message,
}: ComposerProps) {
  const t = useT('projects.comments')
  const [isQuestion, setIsQuestion] = useState(false)
  const { uploads, problem, isOffline } = useCommentUploads(projectId, storageKey)
  // Sending was tried while files were not uploaded; the reason disappears with it.
  const [isTried, setIsTried] = useState(false)
  const drop = useFileDrop(uploads.add)
  const body = text.trim()
  const isEmpty = message
    ? body === '' || !message.isReady
    : body === '' && (isQuestion || uploads.entries.length === 0)
  const send = () => {
    if (isEmpty) return
    if (message) {
      message.onSend(body)
      onText('')
      return
    }
    setIsTried(problem !== null)
    if (problem !== null) return
    onSend(body, isQuestion, uploads.uploaded)
    uploads.forget(uploads.entries.map(({ id }) => id))
    onStopped()
    onText('')
    setIsQuestion(false)
  }
  return (
    <chakra.form
      outline={drop.isOver ? '2px dashed' : undefined}
      outlineColor="brand.solid"
      outlineOffset="4px"
      {...(message ? {} : drop.handlers)}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <CommentTextarea
        projectId={projectId}
        maxH="60"
        mayMention={!message}
        aria-label={t(message ? 'message-write' : 'write')}
        placeholder={t(message ? 'message-write' : 'write')}
        value={text}
        onChange={(next) => {
          onText(next)
          if (message) return
          if (next.trim() === '') onStopped()
          else onTyping()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          send()
        }}
      />
      <Box mt="2" _empty={{ display: 'none' }}>
        {message ? null : <UploadList uploads={uploads} label={t('files-to-send')} />}
      </Box>
      {!message && problem !== null && (isTried || isOffline) ? (
        <Flex role="alert" mt="2" gap="1.5" align="center" color="danger.fg">
          <CircleAlert size={14} aria-hidden style={{ flexShrink: 0 }} />
          {t(problem)}
        </Flex>
      ) : null}
      <Flex mt="2" columnGap="3" rowGap="1" align="center" justify="flex-end" wrap="wrap">
        {message ? null : (
          <Box me={mayAsk ? undefined : 'auto'} ms="-1.5">
            <AttachButton isDisabled={false} onFiles={uploads.add} />
          </Box>
        )}
        {mayAsk && !message ? (
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
        <Button type="submit" disabled={isEmpty}>
          <SendHorizontal size={16} data-mirror="" aria-hidden />
          {t(message ? 'message-send' : 'send')}
        </Button>
      </Flex>
    </chakra.form>
  )
}
