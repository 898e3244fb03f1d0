import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react'
import { Check, RotateCcw } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import type { Thread } from '../../model/note-order.ts'
import { NoteComposer } from './note-composer.tsx'
import { NoteEntry } from './note-entry.tsx'
import type { ThreadCardActions } from './use-notes.ts'

type NoteCardProps = {
  note: Thread
  notes: ThreadCardActions
  /** The text that the thread is about, where the card is not beside it. */
  passage?: ReactNode
}

/** A thread of comments, or a footnote. */
export function NoteCard({ note, notes, passage }: NoteCardProps) {
  const intl = useIntl()
  const t = useT('editor.notes')
  const { canWrite } = notes
  const [replyId, setReplyId] = useState<string | null>(null)
  const isActive = notes.activeId === note.id
  const isResolved = note.resolvedAt !== null
  const title =
    note.kind === 'footnote'
      ? note.number === null
        ? t('footnote')
        : t('footnote-number', { number: note.number })
      : (note.authorName ?? t('comment'))
  const resolve = (event: MouseEvent) => {
    // The second click of a double click would be on the card that follows.
    if (event.detail < 2) void notes.resolve(note, !isResolved)
  }
  return (
    <Box
      as="article"
      aria-current={isActive}
      bg="bg.surface"
      borderRadius="card"
      borderWidth="1px"
      borderColor={isActive ? 'mark.border' : 'border'}
      boxShadow={isActive ? 'raised' : 'none'}
      p="3"
      data-note={note.id}
    >
      {passage}
      <NoteEntry
        entry={note}
        title={title}
        notes={notes}
        onShow={() => notes.show(note)}
        onDelete={() => void notes.remove(note, note.kind)}
        badges={
          <>
            {isResolved ? <Badge colorPalette="success">{t('resolved')}</Badge> : null}
            {note.hasText ? null : <Badge colorPalette="warning">{t('loose')}</Badge>}
          </>
        }
      />
      {note.replies.map((reply) => (
        <Box key={reply.id} borderStartWidth="2px" ps="2.5" mt="2.5" data-reply={reply.id}>
          <NoteEntry
            entry={reply}
            title={reply.authorName ?? t('reply')}
            notes={notes}
            onDelete={() => void notes.remove(reply, 'reply')}
          />
        </Box>
      ))}
      {note.resolvedAt === null ? null : (
        <Text textStyle="xs" color="fg.muted" mt="2">
          {t(note.resolvedByName === null ? 'resolved-at' : 'resolved-by', {
            name: note.resolvedByName ?? '',
            date: formatDate(intl, note.resolvedAt, 'dayTime'),
          })}
        </Text>
      )}
      {!canWrite || note.kind === 'footnote' ? null : replyId === null ? (
        <Flex gap="1" mt="1.5" ms="-1.5" mb="-1">
          {isResolved ? null : (
            <Button size="xs" variant="ghost" px="1.5" onClick={() => setReplyId(crypto.randomUUID())}>
              {t('reply')}
            </Button>
          )}
          <Button size="xs" variant="ghost" colorPalette="gray" px="1.5" gap="1" onClick={resolve}>
            {isResolved ? <RotateCcw data-mirror="" size={14} /> : <Check size={14} />}
            {t(isResolved ? 'reopen' : 'resolve')}
          </Button>
        </Flex>
      ) : (
        <NoteComposer
          isInCard
          manuscript={notes.manuscript}
          label={t('new.reply')}
          sendLabel={t('reply')}
          onCancel={() => {
            notes.returnFocus()
            setReplyId(null)
          }}
          onSend={async (body) => {
            const isStored = await notes.reply(note, replyId, body)
            if (isStored) {
              notes.returnFocus()
              setReplyId(null)
            }
            return isStored
          }}
        />
      )}
    </Box>
  )
}
