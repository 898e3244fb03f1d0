import { Button, Center, CloseButton, chakra, Dialog, Portal, Skeleton, Text } from '@chakra-ui/react'
import type { Attachment } from '@contract/people.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useOpened } from '@/ui/use-opened.ts'
import { signedFileQuery } from '../api/stored-files.ts'
import { isPicture } from '../model/previewable.ts'

type PreviewDialogProps = { bucket: string; file: Attachment; onSave: () => void; onClose: () => void }

/** A picture or a recording as it is. */
export function PreviewDialog({ bucket, file, onSave, onClose }: PreviewDialogProps) {
  const intl = useIntl()
  const isOpened = useOpened()
  const { data: url, isError } = useQuery(signedFileQuery(bucket, file.path))
  return (
    <Dialog.Root
      open={isOpened}
      size={{ mdDown: 'full', md: 'xl' }}
      placement={{ md: 'center' }}
      scrollBehavior="inside"
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={{ md: '4' }}>
          <Dialog.Content>
            <Dialog.Header pb="3">
              <Dialog.Title pe="8" truncate>
                <bdi>{file.name}</bdi>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
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
            </Dialog.Body>
            <Dialog.Footer pb="5">
              <Button variant="outline" onClick={onSave}>
                <Download size={16} strokeWidth={1.75} aria-hidden />
                {intl.formatMessage({ id: 'attachments.preview.download' })}
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton
                size="sm"
                colorPalette="gray"
                aria-label={intl.formatMessage({ id: 'ui.close' })}
              />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function Shown({ file, url }: { file: Attachment; url: string }) {
  if (isPicture(file.mime)) return <chakra.img src={url} alt={file.name} maxW="full" maxH="70dvh" />
  if (file.mime.startsWith('audio/')) {
    // biome-ignore lint/a11y/useMediaCaption: a file somebody sent has no captions
    return <chakra.audio controls src={url} width="full" m="4" />
  }
  // biome-ignore lint/a11y/useMediaCaption: a file somebody sent has no captions
  return <chakra.video controls src={url} maxW="full" maxH="70dvh" />
}
