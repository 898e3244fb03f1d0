import { Badge, Flex, Text } from '@chakra-ui/react'
import type { ItemComment } from '@contract/items.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { NoteComposer } from './note-composer.tsx'
import type { ThreadCardActions } from './use-notes.ts'

type NoteEntryProps = {
  entry: ItemComment
  /** The author, or the name of a footnote. */
  title: string
  notes: ThreadCardActions
  /** The text of the thread is shown when its title is clicked; a reply has none. */
  onShow?: () => void
  /** The states of the thread beside the date. */
  badges?: ReactNode
  /** The actions of the thread before those of the entry. */
  actions?: ReactNode
  onDelete: () => void
}

/** One entry of a thread, or a footnote, with its author, time, words and actions. */
export function NoteEntry({ entry, title, notes, onShow, badges, actions, onDelete }: NoteEntryProps) {
  const intl = useIntl()
  const t = useT('editor.notes')
  const [isEditing, setEditing] = useState(false)
  const mayEdit = notes.canWrite && entry.isOwn
  const mayDelete = mayEdit || notes.mayDeleteAll
  const time = formatDate(intl, entry.createdAt, 'dayTime')
  return (
    <>
      <Flex columnGap="2" align="baseline" mb="1" wrap="wrap">
        {onShow ? (
          <Text fontWeight="medium" textStyle="xs" asChild>
            <button type="button" onClick={onShow} style={{ cursor: 'pointer', textAlign: 'start' }}>
              {title}
            </button>
          </Text>
        ) : (
          <Text as="bdi" fontWeight="medium" textStyle="xs">
            {title}
          </Text>
        )}
        <Text textStyle="xs" color="fg.muted" asChild>
          <time dateTime={entry.createdAt} title={time}>
            {formatDate(intl, entry.createdAt, 'day')}
          </time>
        </Text>
        {entry.isFromFile ? <Badge colorPalette="gray">{t('from-file')}</Badge> : null}
        {badges}
      </Flex>
      {isEditing ? (
        <NoteComposer
          isInCard
          label={title}
          start={entry.body}
          sendLabel={t('keep')}
          onCancel={() => {
            notes.returnFocus()
            setEditing(false)
          }}
          onSend={async (body) => {
            const isStored = await notes.edit(entry.id, body)
            if (isStored) {
              notes.returnFocus()
              setEditing(false)
            }
            return isStored
          }}
        />
      ) : (
        <>
          <Text
            dir="auto"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            color={entry.resolvedAt === null ? 'fg' : 'fg.muted'}
          >
            {entry.body}
          </Text>
          {actions || mayEdit || mayDelete ? (
            <Flex gap="0.5" mt="1" ms="-1.5" align="center" wrap="wrap">
              {actions}
              {mayEdit ? (
                <IconButton size="xs" label={t('edit')} onClick={() => setEditing(true)}>
                  <Pencil />
                </IconButton>
              ) : null}
              {mayDelete ? (
                <IconButton size="xs" label={t('delete')} onClick={onDelete}>
                  <Trash2 />
                </IconButton>
              ) : null}
            </Flex>
          ) : null}
        </>
      )}
    </>
  )
}
