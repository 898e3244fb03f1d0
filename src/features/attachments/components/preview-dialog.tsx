import { Button, Center, chakra, Skeleton, Text } from '@chakra-ui/react'
import type { Attachment } from '@contract/attachments.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy } from 'react'
import { useIntl } from 'react-intl'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { LazyPart } from '@/ui/overlay/lazy-part.tsx'
import { signedFileQuery } from '../api/stored-files.ts'
import { isPicture } from '../model/previewable.ts'
import { PlainName } from '../shared/plain-name.tsx'

const PdfView = lazy(async () => ({ default: (await import('../shared/pdf-view.tsx')).PdfView }))

type PreviewDialogProps = { bucket: string; file: Attachment; onSave: () => void; onClose: () => void }

/** Shows an image, PDF, audio or video file. */
export function PreviewDialog({ bucket, file, onSave, onClose }: PreviewDialogProps) {
  const intl = useIntl()
  const { data: url, isError } = useQuery(signedFileQuery(bucket, file.path))
  return (
    <DialogFrame
      size="xl"
      onClose={onClose}
      title={<PlainName name={file.name} />}
      footer={
        <Button variant="outline" onClick={onSave}>
          <Download size={16} aria-hidden />
          {intl.formatMessage({ id: 'attachments.preview.download' })}
        </Button>
      }
    >
      <Center bg="bg.subtle" borderRadius="card" overflow="hidden" minH="40">
        {isError ? (
          <Text role="alert" color="danger.fg" p="6">
            {intl.formatMessage({ id: 'attachments.file.failed' }, { name: file.name })}
          </Text>
        ) : url ? (
          <Shown file={file} url={url} />
        ) : (
          <Skeleton width="full" height="40" />
        )}
      </Center>
    </DialogFrame>
  )
}

function Shown({ file, url }: { file: Attachment; url: string }) {
  if (isPicture(file.mime)) return <chakra.img src={url} alt={file.name} maxW="full" maxH="70dvh" />
  if (file.mime === 'application/pdf') {
    return (
      <LazyPart>
        <PdfView url={url} name={file.name} />
      </LazyPart>
    )
  }
  if (file.mime.startsWith('audio/')) {
    // biome-ignore lint/a11y/useMediaCaption: an uploaded file has no captions
    return <chakra.audio controls src={url} width="full" m="4" />
  }
  // biome-ignore lint/a11y/useMediaCaption: an uploaded file has no captions
  return <chakra.video controls src={url} maxW="full" maxH="70dvh" />
}
