import { Box, Flex, Text } from '@chakra-ui/react'
import type { TeamNote } from '@contract/team-mail.ts'
import { StickyNote, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatDate, formatShortTime } from '@/ui/format/format-date.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useDeleteNote } from '../../api/team-mail.ts'

type NoteCardsProps = {
  threadId: string
  notes: readonly TeamNote[]
  /** The notes from one message to the next; open ends for the first and the last. */
  from?: string | undefined
  to?: string | undefined
}

/** The internal notes between two messages, which no client sees. */
export function NoteCards({ threadId, notes, from, to }: NoteCardsProps) {
  const here = notes.filter(
    ({ createdAt }) => (from === undefined || createdAt >= from) && (to === undefined || createdAt < to),
  )
  return here.map((note) => <NoteCard key={note.id} threadId={threadId} note={note} />)
}

function NoteCard({ threadId, note }: { threadId: string; note: TeamNote }) {
  const intl = useIntl()
  const t = useT('mail.note')
  const confirm = useConfirm()
  const { mutateAsync: erase } = useDeleteNote(threadId)
  const name = note.isMine
    ? intl.formatMessage({ id: 'mail.you' })
    : (note.author?.name ?? intl.formatMessage({ id: 'mail.message.deleted' }))
  const handleDelete = async () => {
    const isSure = await confirm({
      title: t('delete.title'),
      body: t('delete.body'),
      confirmLabel: t('delete'),
      isDanger: true,
    })
    if (!isSure) return
    await erase(note.id).catch((error: unknown) => {
      toast.error({ title: t('delete.failed'), description: refusalText(intl, error) })
    })
  }
  return (
    <Box
      as="article"
      data-note={note.id}
      aria-label={intl.formatMessage(
        { id: 'mail.note.label' },
        { name, time: formatDate(intl, note.createdAt, 'fullDayTime') },
      )}
      px={{ base: '4', lg: '6' }}
      py="3"
      borderBottomWidth="1px"
      bg="warning.subtle"
    >
      <Flex align="center" gap="2" minH="8" textStyle="xs" color="warning.fg">
        <StickyNote size={14} aria-hidden style={{ flexShrink: 0 }} />
        <Text flex="1" minW="0" overflowWrap="anywhere">
          {intl.formatMessage({ id: 'mail.note.by' }, { name })}
        </Text>
        <time dir="auto" dateTime={note.createdAt}>
          {formatShortTime(intl, note.createdAt, new Date())}
        </time>
        {note.isMine ? (
          <IconButton size="xs" label={t('delete')} onClick={() => void handleDelete()}>
            <Trash2 />
          </IconButton>
        ) : null}
      </Flex>
      <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {note.body}
      </Text>
    </Box>
  )
}
