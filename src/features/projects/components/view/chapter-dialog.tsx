import { Box, Button, CloseButton, Dialog, Heading, Portal, Text } from '@chakra-ui/react'
import type { ProjectAttachment } from '@contract/projects.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Prose } from '@/features/manuscripts/widgets/prose/prose.tsx'
import { ErrorState, ProseSkeleton } from '@/ui/states.tsx'
import { useOpened } from '@/ui/use-opened.ts'
import { chapterQuery } from '../../api/projects.ts'
import { saveBlob } from '../../model/save-blob.ts'
import { cleanName } from '../../model/zip-names.ts'

type ChapterDialogProps = { projectId: string; file: ProjectAttachment; onClose: () => void }

/** The frozen text of a chapter, as it is read: a sheet in the serif, and the way to keep it. */
export function ChapterDialog({ projectId, file, onClose }: ChapterDialogProps) {
  const intl = useIntl()
  const isOpened = useOpened()
  const { data: chapter, isError, isFetching, refetch } = useQuery(chapterQuery(projectId, file.id))
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
          <Dialog.Content maxH={{ md: '92dvh' }}>
            <Dialog.Header display="block" pe="12" pb="3" borderBottomWidth="1px">
              <Dialog.Title truncate>
                <bdi>{chapter?.title ?? file.name}</bdi>
              </Dialog.Title>
              <Dialog.Description color="fg.muted">
                {intl.formatMessage(
                  { id: 'projects.chapter.frozen' },
                  {
                    words: chapter?.wordCount ?? file.wordCount ?? 0,
                    date: intl.formatDate(chapter?.frozenAt ?? file.createdAt, { dateStyle: 'medium' }),
                  },
                )}
              </Dialog.Description>
            </Dialog.Header>
            <Dialog.Body px={{ base: '5', md: '10' }} py="8" tabIndex={0}>
              <Box maxW="66ch" mx="auto">
                {isError ? (
                  <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
                ) : chapter ? (
                  <>
                    <Heading as="h3" fontFamily="prose" textStyle="xl" mb="6" dir="auto">
                      {chapter.title}
                    </Heading>
                    {chapter.content ? (
                      <Prose doc={chapter.content} />
                    ) : (
                      <Text textStyle="prose" whiteSpace="pre-wrap" dir="auto">
                        {chapter.text}
                      </Text>
                    )}
                  </>
                ) : (
                  <ProseSkeleton lines={10} />
                )}
              </Box>
            </Dialog.Body>
            <Dialog.Footer py="3" borderTopWidth="1px">
              <Button
                variant="outline"
                disabled={!chapter}
                onClick={() =>
                  chapter &&
                  saveBlob(
                    `${cleanName(chapter.title)}.txt`,
                    new Blob([chapter.text], { type: 'text/plain;charset=utf-8' }),
                  )
                }
              >
                <Download size={16} strokeWidth={1.75} aria-hidden />
                {intl.formatMessage({ id: 'projects.chapter.save' })}
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
