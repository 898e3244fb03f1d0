import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { ItemFile } from '@contract/items.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatFileSize } from '@/lib/files/file-size.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { LazyPart } from '@/ui/overlay/lazy-part.tsx'
import { signedUrlQuery, signRawFile } from '../api/raw-files.ts'

const PdfView = lazy(async () => ({
  default: (await import('@/features/attachments/shared/pdf-view.tsx')).PdfView,
}))

type File = Pick<ItemFile, 'name' | 'mime' | 'size' | 'objectPath'>

function Shown({ file, url }: { file: File; url: string }) {
  if (file.mime.startsWith('image/')) {
    return (
      <img src={url} alt={file.name} style={{ maxWidth: '100%', maxHeight: '70vh', marginInline: 'auto' }} />
    )
  }
  if (file.mime.startsWith('audio/')) {
    // biome-ignore lint/a11y/useMediaCaption: a user's recording has no captions
    return <audio controls src={url} style={{ width: '100%' }} />
  }
  if (file.mime.startsWith('video/')) {
    // biome-ignore lint/a11y/useMediaCaption: a user's recording has no captions
    return <video controls src={url} style={{ width: '100%', maxHeight: '70vh' }} />
  }
  if (file.mime === 'application/pdf') {
    return (
      <LazyPart>
        <PdfView url={url} name={file.name} />
      </LazyPart>
    )
  }
  return (
    <Text color="fg.muted" p="6" textAlign="center">
      <FormattedMessage id="manuscripts.file.no-preview" />
    </Text>
  )
}

/** Downloads a file under its own name. */
export function useDownload() {
  const intl = useIntl()
  return async (file: File) => {
    try {
      const link = document.createElement('a')
      link.href = await signRawFile(file.objectPath, file.name)
      link.click()
    } catch {
      toast.error({ title: intl.formatMessage({ id: 'manuscripts.file.failed' }, { name: file.name }) })
    }
  }
}

/** A preview of an image, PDF, audio or video file, with its name, size and a download button. */
export function FilePreview({ file }: { file: File }) {
  const intl = useIntl()
  const download = useDownload()
  const { data: url, isError } = useQuery(signedUrlQuery(file.objectPath))
  return (
    <Box borderWidth="1px" borderRadius="card" overflow="hidden" bg="bg.surface">
      <Box bg="bg.subtle" display="grid" placeItems="center" minH="24">
        {isError ? (
          <Text color="danger.fg" p="6" role="alert">
            <FormattedMessage id="manuscripts.file.failed" values={{ name: file.name }} />
          </Text>
        ) : url ? (
          <Shown file={file} url={url} />
        ) : null}
      </Box>
      <Flex gap="3" px="4" py="2" align="center" justify="space-between" borderTopWidth="1px">
        <Box minW="0">
          <Text truncate>{file.name}</Text>
          <Text textStyle="xs" color="fg.muted">
            {formatFileSize(intl, file.size)}
          </Text>
        </Box>
        <Button variant="outline" size="xs" onClick={() => void download(file)}>
          <Download size={16} aria-hidden />
          <FormattedMessage id="manuscripts.file.download" />
        </Button>
      </Flex>
    </Box>
  )
}
