import { Button, FileUpload, Flex, Stack, Text } from '@chakra-ui/react'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Uploads } from '@/features/attachments/api/use-uploads.ts'
import { AttachmentDrop } from '@/features/attachments/shared/attachment-drop.tsx'
import { UploadList } from '@/features/attachments/shared/upload-list.tsx'
import { formatFileSize } from '@/lib/files/file-size.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { FileRefusals } from '../components/file-refusals.tsx'
import { PasteZone } from '../components/paste-zone.tsx'
import { StoredPictures, withoutPictures } from '../components/stored-pictures.tsx'
import { useSampleUploads } from '../components/use-sample-uploads.ts'
import { applyFileLimits, type FileLimits, type FileRefusal } from '../model/file-limits.ts'

export function FileInputDrop() {
  const t = useT('forms.file-input')
  const uploads = useSampleUploads()
  return (
    <Stack gap="3">
      <AttachmentDrop label={t('material')} onFiles={uploads.add} />
      <UploadList uploads={uploads} label={t('material')} />
    </Stack>
  )
}

/** Adds the files that the limits accept, and returns those that they refuse. */
function useLimited(uploads: Uploads, limits: FileLimits) {
  const [refusals, setRefusals] = useState<readonly FileRefusal[]>([])
  const add = (files: File[]) => {
    const result = applyFileLimits(files, limits, uploads.entries.length)
    setRefusals(result.refusals)
    uploads.add(result.accepted)
  }
  return { add, refusals }
}

export function FileInputPreviews() {
  const t = useT('forms.file-input')
  const uploads = useSampleUploads()
  const { add, refusals } = useLimited(uploads, { types: ['image/*'], maxBytes: 5_000_000, maxFiles: 8 })
  return (
    <Stack gap="3">
      <AttachmentDrop label={t('pictures')} help={t('previews-help')} onFiles={add} />
      <FileRefusals refusals={refusals} />
      <UploadList uploads={withoutPictures(uploads)} label={t('uploading')} />
      <StoredPictures uploads={uploads} />
    </Stack>
  )
}

export function FileInputLimits() {
  const intl = useIntl()
  const t = useT('forms.file-input')
  const uploads = useSampleUploads()
  const limits = { types: ['application/pdf', 'text/plain'], maxBytes: 1_000_000, maxFiles: 2 }
  const { add, refusals } = useLimited(uploads, limits)
  return (
    <Stack gap="3">
      <AttachmentDrop
        label={t('contract')}
        help={t('limits-help', {
          count: limits.maxFiles,
          size: formatFileSize(intl, limits.maxBytes),
        })}
        isDisabled={uploads.entries.length >= limits.maxFiles}
        onFiles={add}
      />
      <FileRefusals refusals={refusals} />
      <UploadList uploads={uploads} label={t('contract')} />
    </Stack>
  )
}

export function FileInputPaste() {
  const t = useT('forms.file-input')
  const uploads = useSampleUploads()
  return (
    <Stack gap="3">
      <PasteZone label={t('paste-area')} onFiles={uploads.add} />
      <UploadList uploads={withoutPictures(uploads)} label={t('pasted')} />
      <StoredPictures uploads={uploads} />
    </Stack>
  )
}

export function FileInputSingle() {
  const intl = useIntl()
  const t = useT('forms.file-input')
  const [file, setFile] = useState<File | null>(null)
  return (
    <FileUpload.Root
      maxFiles={1}
      accept="audio/*"
      onFileChange={({ acceptedFiles }) => setFile(acceptedFiles[0] ?? null)}
    >
      <FileUpload.HiddenInput aria-label={t('recording')} />
      <Flex gap="3" align="center" wrap="wrap">
        <FileUpload.Trigger asChild>
          <Button variant="outline" colorPalette="gray">
            <Paperclip size={18} aria-hidden />
            {t(file ? 'replace' : 'recording')}
          </Button>
        </FileUpload.Trigger>
        <Text role="status" color="fg.muted" overflowWrap="anywhere">
          {file ? `${file.name} · ${formatFileSize(intl, file.size)}` : t('no-file')}
        </Text>
        {file ? (
          <FileUpload.ClearTrigger asChild>
            <Button variant="ghost" size="sm" colorPalette="gray">
              {t('clear')}
            </Button>
          </FileUpload.ClearTrigger>
        ) : null}
      </Flex>
    </FileUpload.Root>
  )
}

export function FileInputDisabled() {
  const t = useT('forms.file-input')
  return (
    <AttachmentDrop label={t('material')} help={t('disabled-help')} isDisabled onFiles={() => undefined} />
  )
}
