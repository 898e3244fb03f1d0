import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { cleanName } from '@contract/clean-name.ts'
import type { PersonRef } from '@contract/people.ts'
import type { ProjectComment } from '@contract/project-comments.ts'
import { CircleQuestionMark, Paperclip, Pencil, Trash2 } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import type { NewAttachment } from '@/features/attachments/api/use-uploads.ts'
import { AttachmentList } from '@/features/attachments/shared/attachment-list.tsx'
import { PlainName } from '@/features/attachments/shared/plain-name.tsx'
import { OriginalMail } from '@/features/mail-delivery/shared/original-mail.tsx'
import { Affiliation } from '@/features/people/shared/affiliation.tsx'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { PersonButton } from '@/features/people/shared/person-button.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import type { OutboxEntry } from '@/lib/outbox/outbox.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatDate, formatMoment } from '@/ui/format/format-date.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useCommentChange } from '../../api/comments.ts'
import { PROJECT_BUCKET } from '../../api/files.ts'
import { useToday } from '../../hooks/use-today.ts'
import { CommentEditor } from './comment-editor.tsx'

type FrameProps = {
  /** An author with an id has a contact card. */
  author: (Pick<PersonRef, 'name' | 'avatar' | 'affiliation'> & { uid?: string }) | null
  at: string
  mark?: ReactNode
  isFaint?: boolean
  actions?: ReactNode
  children: ReactNode
}

/** The layout of a comment: avatar, name, time and text. */
export function CommentFrame({ author, at, mark, isFaint = false, actions, children }: FrameProps) {
  const intl = useIntl()
  const today = useToday()
  const name = author?.name ?? intl.formatMessage({ id: 'projects.person.deleted' })
  return (
    <Flex
      gap="3"
      minW="0"
      opacity={isFaint ? 0.7 : undefined}
      css={{ '&:hover .tools, &:focus-within .tools': { opacity: 1 } }}
    >
      <PersonAvatar person={author ?? { name, avatar: null }} size="sm" />
      <Box flex="1" minW="0">
        <Flex align="baseline" gap="2" wrap="wrap">
          <Affiliation of={author?.affiliation} />
          <Text as="bdi" fontWeight="medium">
            {author?.uid ? <PersonButton person={{ uid: author.uid, name }} /> : cleanName(name)}
          </Text>
          <Text as="bdi" textStyle="xs" color="fg.muted" title={formatDate(intl, at, 'fullDayTime')}>
            {formatMoment(intl, at, today)}
          </Text>
          {mark}
          {actions ? (
            <Flex
              className="tools"
              ms="auto"
              my="-1"
              opacity={{ base: 1, lg: 0 }}
              css={{ '@media (hover: none)': { opacity: 1 } }}
            >
              {actions}
            </Flex>
          ) : null}
        </Flex>
        {children}
      </Box>
    </Flex>
  )
}

function CommentText({ children }: { children: string }) {
  if (children === '') return null
  return (
    <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
      {children}
    </Text>
  )
}

type CommentLineProps = {
  projectId: string
  comment: ProjectComment
  /** Offers to mark an own comment as a question that the client answers. */
  mayAsk: boolean
  /** False for observers, also of what they wrote before. */
  mayChange: boolean
}

/** A comment; its author may edit or delete it. Memoized, because the list renders while others type. */
export const CommentItem = memo(function CommentItem({
  projectId,
  comment,
  mayAsk,
  mayChange,
}: CommentLineProps) {
  const t = useT('projects.comments')
  const confirm = useConfirm()
  const menu = useContextMenu()
  const change = useCommentChange(projectId)
  const [isEditing, setIsEditing] = useState(false)
  const isMine = comment.isMine && mayChange
  const { id, body, files, author, createdAt, editedAt, isByMail, isQuestion, answeredAt } = comment

  const remove = async () => {
    const isSure = await confirm({
      title: t('delete.question'),
      body: t(files.length > 0 ? 'delete.body-files' : 'delete.body'),
      confirmLabel: t('delete.confirm'),
      isDanger: true,
    })
    if (!isSure) return
    try {
      await change.mutateAsync({ action: 'delete', id })
    } catch (error) {
      console.warn('A comment could not be deleted', error)
      toast.error({ title: t('delete.failed') })
    }
  }
  const mark = async () => {
    try {
      await change.mutateAsync({ action: 'mark', id, isQuestion: !isQuestion })
    } catch (error) {
      console.warn('A comment could not be marked', error)
      toast.error({ title: t('mark.failed') })
    }
  }
  // A question has a text.
  const isMarkable = mayAsk && body !== ''
  const markLabel = t(isQuestion ? 'unmark' : 'mark')
  const items: ContextMenuItem[] = [
    { id: 'mark', label: markLabel, icon: CircleQuestionMark, hidden: !isMarkable, action: mark },
    { id: 'edit', label: t('edit'), icon: Pencil, action: () => setIsEditing(true) },
    { id: 'delete', label: t('delete'), icon: Trash2, danger: true, action: remove },
  ]
  return (
    <Box
      as="li"
      id={`comment-${id}`}
      onContextMenu={
        isMine && !isEditing ? (event) => menu.openFromEvent(event, items, t('menu')) : undefined
      }
    >
      <CommentFrame
        author={author}
        at={createdAt}
        mark={
          <>
            {editedAt ? (
              <Text as="span" textStyle="xs" color="fg.faint">
                {t('edited')}
              </Text>
            ) : null}
            {isQuestion ? (
              <Text as="span" textStyle="xs" fontWeight="medium" color={answeredAt ? 'fg.muted' : 'mark.fg'}>
                {t(answeredAt ? 'is-answered' : 'is-open')}
              </Text>
            ) : null}
          </>
        }
        actions={
          isMine && !isEditing ? (
            <>
              {isMarkable ? (
                <IconButton size="2xs" label={markLabel} onClick={() => void mark()}>
                  <CircleQuestionMark />
                </IconButton>
              ) : null}
              <IconButton size="2xs" label={t('edit')} onClick={() => setIsEditing(true)}>
                <Pencil />
              </IconButton>
              <IconButton size="2xs" label={t('delete')} onClick={() => void remove()}>
                <Trash2 />
              </IconButton>
            </>
          ) : null
        }
      >
        {isEditing ? (
          <CommentEditor
            projectId={projectId}
            body={body}
            isSaving={change.isPending}
            hasFailed={change.isError}
            onCancel={() => setIsEditing(false)}
            onSave={(next) =>
              change.mutate({ action: 'edit', id, body: next }, { onSuccess: () => setIsEditing(false) })
            }
          />
        ) : (
          <CommentText>{body}</CommentText>
        )}
        {files.length > 0 ? (
          <Box mt="2">
            <AttachmentList bucket={PROJECT_BUCKET} files={files} label={t('files')} />
          </Box>
        ) : null}
        {isByMail ? <OriginalMail id={id} /> : null}
      </CommentFrame>
    </Box>
  )
})

type UnsentLineProps = {
  author: Pick<PersonRef, 'name' | 'avatar'>
  body: string
  files: readonly NewAttachment[]
  at: string
  state: OutboxEntry['state']
  onRetry: () => void
  onDiscard: () => void
}

/** A comment that is being sent, waits for the connection, or was refused. */
export function UnsentComment({ author, body, files, at, state, onRetry, onDiscard }: UnsentLineProps) {
  const intl = useIntl()
  const t = useT('projects.comments')
  const hasFailed = state === 'refused'
  const discard = (
    <Button size="2xs" variant="ghost" colorPalette="gray" onClick={onDiscard}>
      {t('discard')}
    </Button>
  )
  return (
    <Box as="li">
      <CommentFrame author={author} at={at} isFaint={state !== 'waiting' && !hasFailed}>
        <CommentText>{body}</CommentText>
        {files.map(({ id, name }) => (
          <Flex key={id} gap="1.5" align="center" color="fg.muted" minW="0">
            <Paperclip size={14} aria-hidden style={{ flexShrink: 0 }} />
            <Text truncate>
              <PlainName name={name} />
            </Text>
          </Flex>
        ))}
        {hasFailed ? (
          <Flex role="alert" gap="2" align="center" mt="1" color="danger.fg" wrap="wrap">
            {t('not-sent')}
            <Button size="2xs" variant="outline" onClick={onRetry}>
              {intl.formatMessage({ id: 'ui.retry' })}
            </Button>
            {discard}
          </Flex>
        ) : null}
        {state === 'waiting' ? (
          <Flex role="status" gap="2" align="center" mt="1" color="fg.muted" textStyle="xs" wrap="wrap">
            {intl.formatMessage({ id: 'app.outbox.waiting' })}
            {discard}
          </Flex>
        ) : null}
      </CommentFrame>
    </Box>
  )
}
