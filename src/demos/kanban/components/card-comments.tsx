import { Box, Button, Flex, Stack, Text, Textarea } from '@chakra-ui/react'
import type { KanbanCardDetail } from '@contract/demo/kanban-cards.ts'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useAbility } from '@/lib/auth/ability.ts'
import { storedUserId } from '@/lib/auth/auth-storage.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useTextDraft } from '@/lib/storage/create-draft.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useAddCardComment, useDeleteCardPart } from '../api/card-changes.ts'

/** The comments of a card; Ctrl or Cmd and Enter adds the typed one, which is kept when the card is closed. */
export function CardComments({ detail }: { detail: KanbanCardDetail }) {
  const intl = useIntl()
  const t = useT('kanban.comments')
  const ability = useAbility()
  const confirm = useConfirm()
  const { card, comments } = detail
  const add = useAddCardComment(card.id)
  const { mutateAsync: remove } = useDeleteCardPart(card.id, 'comments')
  const [text, setText] = useTextDraft(`quillport-card-comment:${storedUserId() ?? ''}:${card.id}`)
  // The id stays the same until the comment is stored, so that a repeated call adds it once.
  const id = useRef(crypto.randomUUID())
  const send = () => {
    const body = text.trim()
    if (body === '' || add.isPending) return
    // A promise instead of callbacks, because the card may be closed before the response.
    add.mutateAsync({ id: id.current, body }).then(
      () => {
        setText('')
        id.current = crypto.randomUUID()
      },
      () => toast.error({ title: t('failed') }),
    )
  }
  const askDelete = async (commentId: string, author: string) => {
    const question = { title: t('delete.title', { author }), body: t('delete.body') }
    if (!(await confirm({ ...question, confirmLabel: t('delete.confirm'), isDanger: true }))) return
    await remove(commentId).catch(() => toast.error({ title: t('delete.failed') }))
  }
  return (
    <Stack gap="3">
      <Stack as="ul" listStyleType="none" gap="3">
        {comments.map((comment) => (
          <Box as="li" key={comment.id} bg="bg.subtle" borderRadius="card" px="3" py="2">
            <Flex align="center" gap="2">
              <Text fontWeight="medium">{comment.author}</Text>
              <Text textStyle="xs" color="fg.muted">
                {formatDate(intl, comment.createdAt, 'dayTime')}
              </Text>
              {ability.can('delete', 'demo') ? (
                <IconButton
                  type="button"
                  size="xs"
                  ms="auto"
                  label={t('delete', { author: comment.author })}
                  onClick={() => void askDelete(comment.id, comment.author)}
                >
                  <Trash2 />
                </IconButton>
              ) : null}
            </Flex>
            <Text dir="auto" css={textAlignMatchParent} whiteSpace="pre-wrap" overflowWrap="anywhere">
              {comment.body}
            </Text>
          </Box>
        ))}
      </Stack>
      {comments.length === 0 ? <Text color="fg.muted">{t('none')}</Text> : null}
      {ability.can('update', 'demo') ? (
        <Stack gap="2">
          <Textarea
            aria-label={t('field')}
            placeholder={t('field')}
            rows={2}
            maxLength={5000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              send()
            }}
          />
          <Button
            type="button"
            size="xs"
            alignSelf="flex-end"
            variant="outline"
            loading={add.isPending}
            disabled={text.trim() === ''}
            onClick={send}
          >
            {t('send')}
          </Button>
        </Stack>
      ) : null}
    </Stack>
  )
}
