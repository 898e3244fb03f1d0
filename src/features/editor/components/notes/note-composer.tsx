import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFrame } from '@/ui/overlay/frame-context.ts'
import { MentionField } from './mention-field.tsx'

type NoteComposerProps = {
  label: string
  /** The manuscript whose people a comment mentions; null for a footnote. */
  manuscript: { id: string; ownerName: string } | null
  start?: string
  sendLabel: string
  /** In the card of a thread. */
  isInCard?: boolean
  onSend: (body: string) => Promise<boolean>
  onCancel: () => void
}

/** The field of a note: Ctrl/Cmd+Enter saves, Escape cancels; a failed save keeps the text. */
export function NoteComposer(props: NoteComposerProps) {
  const { label, manuscript, start = '', sendLabel, isInCard = false, onSend, onCancel } = props
  const intl = useIntl()
  const id = useId()
  const [body, setBody] = useState(start)
  const [isSending, setSending] = useState(false)
  const isEmpty = body.trim() === ''
  const frame = useFrame()
  const isDirty = body !== start
  useEffect(() => frame?.report(id, { isDirty, isBusy: isSending }), [frame, id, isDirty, isSending])
  useEffect(() => () => frame?.report(id, null), [frame, id])

  const send = async () => {
    if (isEmpty || isSending) return
    setSending(true)
    if (!(await onSend(body.trim()))) setSending(false)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    }
  }

  return (
    <Box
      {...(isInCard
        ? { mt: '2' }
        : { bg: 'bg.surface', borderRadius: 'card', boxShadow: 'floating', p: '3' })}
      data-note-composer=""
      onKeyDown={handleKeyDown}
    >
      <Text as="label" display="block" fontWeight="medium" mb="1.5" srOnly={isInCard} asChild>
        <label htmlFor={id}>{label}</label>
      </Text>
      <MentionField
        id={id}
        manuscript={manuscript}
        rows={isInCard ? 2 : 3}
        {...(isInCard ? { size: 'sm' } : {})}
        maxLength={50_000}
        value={body}
        // Text typed while the note is saved would be lost with the field.
        readOnly={isSending}
        autoFocus
        data-autofocus=""
        onChange={setBody}
      />
      <Flex justify="flex-end" gap="2" mt="2">
        <Button size="xs" variant="ghost" colorPalette="gray" onClick={onCancel} disabled={isSending}>
          {intl.formatMessage({ id: 'ui.cancel' })}
        </Button>
        <Button size="xs" onClick={() => void send()} loading={isSending} disabled={isEmpty}>
          {sendLabel}
        </Button>
      </Flex>
    </Box>
  )
}
