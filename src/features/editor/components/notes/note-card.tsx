import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { Check, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import type { Note } from '../../model/note-order.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { NoteComposer } from './note-composer.tsx'
import type { Notes } from './use-notes.ts'

type NoteCardProps = { note: Note; notes: Notes }

/** A comment or footnote with its author and actions. */
export function NoteCard({ note, notes }: NoteCardProps) {
  const intl = useIntl()
  const { canWrite } = useEditorContext()
  const [isEditing, setEditing] = useState(false)
  const isActive = notes.activeId === note.id
  const isResolved = note.resolvedAt !== null
  const t = useT('editor.notes')
  const kind =
    note.kind === 'footnote'
      ? note.number === null
        ? t('footnote')
        : t('footnote-number', { number: note.number })
      : (note.authorName ?? t('comment'))

  if (isEditing) {
    return (
      <NoteComposer
        label={kind}
        start={note.body}
        sendLabel={t('keep')}
        onCancel={() => setEditing(false)}
        onSend={async (body) => {
          const isStored = await notes.edit(note.id, body)
          if (isStored) setEditing(false)
          return isStored
        }}
      />
    )
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
      <Flex gap="2" align="center" mb="1" wrap="wrap">
        <Text fontWeight="medium" textStyle="xs" asChild>
          <button
            type="button"
            onClick={() => notes.show(note)}
            style={{ cursor: 'pointer', textAlign: 'start' }}
          >
            {kind}
          </button>
        </Text>
        <Text textStyle="xs" color="fg.muted">
          <time dateTime={note.createdAt}>{formatDate(intl, note.createdAt, 'day')}</time>
        </Text>
        {isResolved ? <Badge colorPalette="success">{t('resolved')}</Badge> : null}
        {note.anchor ? null : <Badge colorPalette="warning">{t('loose')}</Badge>}
      </Flex>
      <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" color={isResolved ? 'fg.muted' : 'fg'}>
        {note.body}
      </Text>
      {canWrite ? (
        <Flex gap="0.5" mt="1.5" ms="-1.5">
          {note.kind === 'comment' ? (
            <IconButton
              size="xs"
              label={t(isResolved ? 'reopen' : 'resolve')}
              onClick={() => void notes.resolve(note.id, !isResolved)}
            >
              {isResolved ? <RotateCcw data-mirror="" /> : <Check />}
            </IconButton>
          ) : null}
          <IconButton size="xs" label={t('edit')} onClick={() => setEditing(true)}>
            <Pencil />
          </IconButton>
          <IconButton size="xs" label={t('delete')} onClick={() => void notes.remove(note)}>
            <Trash2 />
          </IconButton>
        </Flex>
      ) : null}
    </Box>
  )
}
