import { Badge, Flex, Text } from '@chakra-ui/react'
import type { ItemComment } from '@contract/items.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
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
  onDelete: () => void
}

/** One entry of a thread, or a footnote, with its author, time, words and actions. */
export function NoteEntry({ entry, title, notes, onShow, badges, onDelete }: NoteEntryProps) {
  const intl = useIntl()
  const t = useT('editor.notes')
  const [isEditing, setEditing] = useState(false)
  const mayEdit = notes.canWrite && entry.isOwn
  const mayDelete = mayEdit || notes.mayDeleteAll
  return (
    <>
      <Flex gap="1" align="center" mb="0.5">
        <Flex columnGap="2" align="baseline" wrap="wrap" flex="1" minW="0">
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
            <time dir="auto" dateTime={entry.createdAt} title={formatDate(intl, entry.createdAt, 'dayTime')}>
              {formatDate(intl, entry.createdAt, 'day')}
            </time>
          </Text>
          {entry.isFromFile ? <Badge colorPalette="gray">{t('from-file')}</Badge> : null}
          {badges}
        </Flex>
        {isEditing || !mayDelete ? null : (
          <Flex flexShrink="0" me="-1.5">
            {mayEdit ? (
              <IconButton size="2xs" label={t('edit')} onClick={() => setEditing(true)}>
                <Pencil />
              </IconButton>
            ) : null}
            <IconButton size="2xs" label={t('delete')} onClick={onDelete}>
              <Trash2 />
            </IconButton>
          </Flex>
        )}
      </Flex>
      {isEditing ? (
        <NoteComposer
          isInCard
          manuscript={entry.kind === 'footnote' ? null : notes.manuscript}
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
        <Text
          dir="auto"
          css={textAlignMatchParent}
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          color={entry.resolvedAt === null ? 'fg' : 'fg.muted'}
        >
          {entry.body}
        </Text>
      )}
    </>
  )
}
