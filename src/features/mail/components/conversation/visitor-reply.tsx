import { Box, Button, Flex, Text, Textarea } from '@chakra-ui/react'
import type { ThreadSummary } from '@contract/mail.ts'
import { SendHorizontal } from 'lucide-react'
import { useIntl } from 'react-intl'
import { visitorLabel } from '@/features/people/shared/name-with-company.ts'
import { useTextDraft } from '@/lib/storage/create-draft.ts'
import { useVisitorReply } from '../../api/visitor-replies.ts'
import { useMail } from '../mail-context.ts'

type VisitorReplyProps = {
  threadId: string
  visitor: NonNullable<ThreadSummary['visitor']>
  onDone: () => void
}

/** Writes the mail that answers a visitor; the text stays on the device until it is sent. */
export function VisitorReply({ threadId, visitor, onDone }: VisitorReplyProps) {
  const intl = useIntl()
  const { uid } = useMail()
  const [text, setText] = useTextDraft(`mail-visitor-reply:${uid}:${threadId}`)
  const reply = useVisitorReply(threadId)
  const label = intl.formatMessage({ id: 'mail.visitor.reply' }, { visitor: visitorLabel(intl, visitor) })
  const send = () => {
    if (text.trim() === '' || reply.isPending) return
    reply.mutate(text, {
      onSuccess: () => {
        setText('')
        onDone()
      },
    })
  }
  return (
    <Box as="section" aria-label={label} borderWidth="1px" borderRadius="card" bg="bg.surface" p="4">
      <Text fontWeight="medium" overflowWrap="anywhere">
        <bdi>{label}</bdi>
      </Text>
      <Textarea
        autoFocus
        autoresize
        rows={5}
        dir="auto"
        maxLength={20_000}
        mt="2"
        aria-label={intl.formatMessage({ id: 'mail.visitor.reply.text' })}
        value={text}
        readOnly={reply.isPending}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          send()
        }}
      />
      <Text mt="1" textStyle="xs" color="fg.muted">
        {intl.formatMessage({ id: 'mail.visitor.reply.hint' })}
      </Text>
      <Flex gap="2" mt="3" align="center" wrap="wrap">
        <Button loading={reply.isPending} onClick={send}>
          <SendHorizontal size={16} aria-hidden data-mirror="" />
          {intl.formatMessage({ id: 'mail.compose.send' })}
        </Button>
        <Button variant="ghost" colorPalette="gray" onClick={onDone}>
          {intl.formatMessage({ id: 'ui.cancel' })}
        </Button>
        {reply.isError ? (
          <Text role="alert" color="danger.fg">
            {intl.formatMessage({ id: 'mail.visitor.reply.failed' })}
          </Text>
        ) : null}
      </Flex>
    </Box>
  )
}
