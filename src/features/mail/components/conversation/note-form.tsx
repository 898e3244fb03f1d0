import { Box, Button, Flex, Text, Textarea } from '@chakra-ui/react'
import { StickyNote } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useTextDraft } from '@/lib/storage/create-draft.ts'
import { useAddNote } from '../../api/team-mail.ts'
import { useMail } from '../mail-context.ts'

/** Writes an internal note; the text stays on the device until it is added. */
export function NoteForm({ threadId }: { threadId: string }) {
  const intl = useIntl()
  const t = useT('mail.note')
  const { uid } = useMail()
  const [text, setText] = useTextDraft(`mail-note:${uid}:${threadId}`)
  const [isOpen, setIsOpen] = useState(text !== '')
  const add = useAddNote(threadId)
  // One id for repeated attempts, so that a lost response adds no second note.
  const id = useRef(crypto.randomUUID())
  if (!isOpen)
    return (
      <Button mt="2" variant="ghost" colorPalette="gray" onClick={() => setIsOpen(true)}>
        <StickyNote size={16} aria-hidden />
        {t('add')}
      </Button>
    )
  const close = () => {
    setText('')
    setIsOpen(false)
  }
  const save = () => {
    if (text.trim() === '' || add.isPending) return
    add.mutate(
      { id: id.current, body: text },
      {
        onSuccess: () => {
          id.current = crypto.randomUUID()
          close()
        },
      },
    )
  }
  return (
    <Box
      as="section"
      aria-label={t('add')}
      mt="3"
      p="3"
      borderWidth="1px"
      borderRadius="card"
      bg="warning.subtle"
      borderColor="warning.muted"
    >
      <Textarea
        autoFocus
        autoresize
        rows={3}
        dir="auto"
        maxLength={5000}
        bg="bg.surface"
        aria-label={t('text')}
        aria-describedby={`note-help-${threadId}`}
        value={text}
        readOnly={add.isPending}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
        }}
      />
      <Text id={`note-help-${threadId}`} mt="1.5" textStyle="xs" color="warning.fg">
        {t('help')}
      </Text>
      {add.isError ? (
        <Text role="alert" mt="1.5" textStyle="sm" color="danger.fg">
          {refusalText(intl, add.error) ?? t('failed')}
        </Text>
      ) : null}
      <Flex mt="2" gap="2" wrap="wrap">
        <Button size="sm" loading={add.isPending} onClick={save}>
          {t('save')}
        </Button>
        <Button size="sm" variant="ghost" colorPalette="gray" disabled={add.isPending} onClick={close}>
          {t('discard')}
        </Button>
      </Flex>
    </Box>
  )
}
