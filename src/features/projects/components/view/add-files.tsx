import { Button, Flex, Stack, VisuallyHidden } from '@chakra-ui/react'
import type { ProjectDetail } from '@contract/projects.ts'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useUploads } from '@/features/attachments/api/use-uploads.ts'
import { AttachmentDrop } from '@/features/attachments/shared/attachment-drop.tsx'
import { UploadList } from '@/features/attachments/shared/upload-list.tsx'
import { refusalText } from '@/lib/api/refusal.ts'
import { PROJECT_BUCKET, useFileChange } from '../../api/files.ts'

type AddFilesProps = {
  project: Pick<ProjectDetail, 'id'>
  kind: 'source' | 'deliverable'
  label: string
  /** Called with true when an upload starts and with false when it ends. */
  onBusy?: (isBusy: boolean) => void
}

/** Adds files to a project; they become visible together when all uploads are complete. */
export function AddFiles({ project, kind, label, onBusy }: AddFilesProps) {
  const intl = useIntl()
  const uploads = useUploads({ bucket: PROJECT_BUCKET, folder: project.id })
  const { mutate, isPending, isError, isSuccess, variables, error } = useFileChange(project.id)
  const { uploaded, isBusy, forget } = uploads
  const tried = useRef('')
  const attach = (files: typeof uploaded) =>
    mutate(
      { action: 'attach', kind, files },
      {
        onSuccess: () => forget(files.map(({ id }) => id)),
      },
    )
  useEffect(() => {
    const ids = uploaded.map(({ id }) => id).join()
    if (isBusy || isPending || ids === '' || ids === tried.current) return
    tried.current = ids
    attach(uploaded)
  })
  const isAdding = isBusy || isPending
  useEffect(() => onBusy?.(isAdding), [onBusy, isAdding])
  return (
    <Stack gap="2" mt="3">
      <AttachmentDrop label={label} onFiles={uploads.add} />
      <UploadList uploads={uploads} label={label} isRefused={isError} />
      {/* The list of files shows them; a toast would cover the title of a dialog. */}
      <VisuallyHidden role="status">
        {isSuccess && variables.action === 'attach'
          ? intl.formatMessage({ id: 'projects.files.added' }, { count: variables.files.length })
          : ''}
      </VisuallyHidden>
      {isError && uploaded.length > 0 ? (
        <Flex role="alert" align="center" gap="3" color="danger.fg">
          {refusalText(intl, error) ?? intl.formatMessage({ id: 'projects.files.not-added' })}
          <Button size="xs" variant="outline" loading={isPending} onClick={() => attach(uploaded)}>
            {intl.formatMessage({ id: 'ui.retry' })}
          </Button>
        </Flex>
      ) : null}
    </Stack>
  )
}
