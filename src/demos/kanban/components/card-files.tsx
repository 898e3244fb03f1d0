import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { KanbanCardDetail } from '@contract/demo/kanban-cards.ts'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useUploads } from '@/features/attachments/api/use-uploads.ts'
import { AttachmentDrop } from '@/features/attachments/shared/attachment-drop.tsx'
import { AttachmentList } from '@/features/attachments/shared/attachment-list.tsx'
import { UploadList } from '@/features/attachments/shared/upload-list.tsx'
import { useAbility } from '@/lib/auth/ability.ts'
import { storedUserId } from '@/lib/auth/auth-storage.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { KANBAN_BUCKET, useAddCardFiles, useDeleteCardPart } from '../api/card-changes.ts'

/** The files of a card with upload and deletion. */
export function CardFiles({ detail }: { detail: KanbanCardDetail }) {
  const t = useT('kanban.files')
  const { card, files } = detail
  const mayChange = useAbility().can('update', 'demo')
  const confirm = useConfirm()
  const { mutateAsync: remove } = useDeleteCardPart(card.id, 'files')
  const askRemove = async (id: string, name: string) => {
    const question = { title: t('remove.title', { name }), confirmLabel: t('remove'), isDanger: true }
    if (!(await confirm({ ...question, body: t('remove.body') }))) return
    await remove(id).catch(() => toast.error({ title: t('remove.failed', { name }) }))
  }
  return (
    <>
      {files.length > 0 ? (
        <AttachmentList
          bucket={KANBAN_BUCKET}
          files={files}
          label={t('label')}
          onRemove={({ id, name }) => (mayChange ? () => void askRemove(id, name) : undefined)}
        />
      ) : mayChange ? null : (
        <Text color="fg.muted">{t('none')}</Text>
      )}
      {mayChange ? <AddCardFiles cardId={card.id} /> : null}
    </>
  )
}

/** Uploads files and adds them to the card when all uploads are complete. */
function AddCardFiles({ cardId }: { cardId: number }) {
  const intl = useIntl()
  const t = useT('kanban.files')
  const uploads = useUploads({ bucket: KANBAN_BUCKET, folder: storedUserId() ?? '' })
  const { mutate, isPending, isError } = useAddCardFiles(cardId)
  const { uploaded, isBusy, forget } = uploads
  const tried = useRef('')
  const attach = (files: typeof uploaded) =>
    mutate(files, { onSuccess: () => forget(files.map(({ id }) => id)) })
  useEffect(() => {
    const ids = uploaded.map(({ id }) => id).join()
    if (isBusy || isPending || ids === '' || ids === tried.current) return
    tried.current = ids
    attach(uploaded)
  })
  return (
    <Stack gap="2" mt="2">
      <AttachmentDrop label={t('add')} maxBytes={uploads.maxBytes} onFiles={uploads.add} />
      <UploadList uploads={uploads} label={t('add')} />
      {isError && uploaded.length > 0 ? (
        <Flex role="alert" align="center" gap="3" color="danger.fg">
          {t('failed')}
          <Button type="button" size="xs" variant="outline" onClick={() => attach(uploaded)}>
            {intl.formatMessage({ id: 'ui.retry' })}
          </Button>
        </Flex>
      ) : null}
    </Stack>
  )
}
