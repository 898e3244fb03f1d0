import { Box, chakra, Stack } from '@chakra-ui/react'
import type { Attachment } from '@contract/attachments.ts'
import { Download, Eye, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { formatFileSize } from '@/lib/files/file-size.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { saveStoredFile } from '../api/stored-files.ts'
import { FileIcon } from '../components/file-icon.tsx'
import { FileRow } from '../components/file-row.tsx'
import { PreviewDialog } from '../components/preview-dialog.tsx'
import { StoredThumbnail } from '../components/stored-thumbnail.tsx'
import { canPreview, isPicture } from '../model/previewable.ts'
import { PlainName } from './plain-name.tsx'

type AttachmentListProps<F extends Attachment> = {
  bucket: string
  files: readonly F[]
  label: string
  /** Adds a note after the file size. */
  note?: (file: F) => ReactNode
  /** Replaces the preview dialog with the screen's own way to open a file. */
  onOpen?: (file: F) => (() => void) | undefined
  /**
   * Returns false for an entry without a stored file, such as a snapshot of a text: it has no size and can
   * only be opened.
   */
  hasBytes?: (file: F) => boolean
  /** A file can be removed only when this returns a handler. */
  onRemove?: (file: F) => (() => void) | undefined
  /** Why no file can be removed now; without it, files without a handler have no button. */
  removeDisabledReason?: string | undefined
}

/** Stored files with preview and download. Needs the messages of `attachments`. */
export function AttachmentList<F extends Attachment>(props: AttachmentListProps<F>) {
  const { bucket, files, label, note, onOpen, onRemove, removeDisabledReason, hasBytes = () => true } = props
  const [shown, setShown] = useState<F | null>(null)
  const save = useSaveFile(bucket)
  return (
    <>
      <Stack
        as="ul"
        aria-label={label}
        listStyleType="none"
        gap="0"
        borderWidth="1px"
        borderRadius="card"
        bg="bg.surface"
        overflow="hidden"
        css={{ '& > li + li': { borderTopWidth: '1px' } }}
      >
        {files.map((file) => (
          <StoredFile
            key={file.id}
            file={file}
            bucket={bucket}
            note={note?.(file)}
            onShow={onOpen?.(file) ?? (canPreview(file.mime) ? () => setShown(file) : undefined)}
            onSave={hasBytes(file) ? () => void save(file) : undefined}
            onRemove={onRemove?.(file)}
            removeDisabledReason={removeDisabledReason}
          />
        ))}
      </Stack>
      {shown ? (
        <PreviewDialog
          bucket={bucket}
          file={shown}
          onSave={() => void save(shown)}
          onClose={() => setShown(null)}
        />
      ) : null}
    </>
  )
}

type StoredFileProps = {
  file: Attachment
  bucket: string
  note: ReactNode
  onShow: (() => void) | undefined
  onSave: (() => void) | undefined
  onRemove: (() => void) | undefined
  removeDisabledReason: string | undefined
}

function StoredFile({ file, bucket, note, onShow, onSave, onRemove, removeDisabledReason }: StoredFileProps) {
  const intl = useIntl()
  const t = (key: MessageKey<'attachments.file'>) =>
    intl.formatMessage({ id: `attachments.file.${key}` }, { name: file.name })
  return (
    <FileRow
      picture={
        isPicture(file.mime) ? (
          <StoredThumbnail bucket={bucket} path={file.path} fallback={<FileIcon mime={file.mime} />} />
        ) : (
          <FileIcon mime={file.mime} />
        )
      }
      name={
        <chakra.button
          type="button"
          maxW="full"
          truncate
          display="block"
          textAlign="start"
          borderRadius="xs"
          cursor="pointer"
          _hover={{ textDecoration: 'underline' }}
          onClick={onShow ?? onSave}
        >
          <PlainName name={file.name} />
        </chakra.button>
      }
      note={
        <>
          {onSave ? <bdi>{formatFileSize(intl, file.size)}</bdi> : null}
          {onSave && note ? ' · ' : null}
          {note}
        </>
      }
      actions={
        <>
          {onShow ? (
            <Box hideBelow="sm">
              <IconButton size="xs" label={t('show')} onClick={onShow}>
                <Eye />
              </IconButton>
            </Box>
          ) : null}
          {onSave ? (
            <IconButton size="xs" label={t('download')} onClick={onSave}>
              <Download />
            </IconButton>
          ) : null}
          {onRemove || removeDisabledReason ? (
            <IconButton
              size="xs"
              label={t('remove')}
              onClick={onRemove}
              disabledReason={removeDisabledReason}
            >
              <Trash2 />
            </IconButton>
          ) : null}
        </>
      }
    />
  )
}

function useSaveFile(bucket: string) {
  const intl = useIntl()
  return async ({ path, name }: Attachment) => {
    try {
      await saveStoredFile(bucket, path, name)
    } catch (error) {
      console.warn('A file could not be fetched', error)
      toast.error({ title: intl.formatMessage({ id: 'attachments.file.failed' }, { name }) })
    }
  }
}
