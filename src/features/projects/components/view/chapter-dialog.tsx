import { Box, Button, Heading, Text } from '@chakra-ui/react'
import type { ProjectAttachment } from '@contract/projects.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Prose } from '@/features/manuscripts/shared/prose/prose.tsx'
import { cleanZipName } from '@/lib/files/zip-names.ts'
import { ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { saveFile } from '@/ui/output/save-file.ts'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { chapterQuery } from '../../api/projects.ts'

type ChapterDialogProps = { projectId: string; file: ProjectAttachment; onClose: () => void }

/** The snapshot of an attached chapter with a download button. */
export function ChapterDialog({ projectId, file, onClose }: ChapterDialogProps) {
  const intl = useIntl()
  const { data: chapter, isError, isFetching, refetch } = useQuery(chapterQuery(projectId, file.id))
  return (
    <DialogFrame
      size="xl"
      isReading
      onClose={onClose}
      title={<bdi>{chapter?.title ?? file.name}</bdi>}
      description={intl.formatMessage(
        { id: 'projects.chapter.frozen' },
        {
          words: chapter?.wordCount ?? file.wordCount ?? 0,
          date: formatDate(intl, chapter?.frozenAt ?? file.createdAt, 'day'),
        },
      )}
      footer={
        <Button
          variant="outline"
          disabled={!chapter}
          onClick={() =>
            chapter &&
            saveFile(
              `${cleanZipName(chapter.title)}.txt`,
              new Blob([chapter.text], { type: 'text/plain;charset=utf-8' }),
            )
          }
        >
          <Download size={16} aria-hidden />
          {intl.formatMessage({ id: 'projects.chapter.save' })}
        </Button>
      }
    >
      <Box maxW="prose" mx="auto" py="4">
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
    </DialogFrame>
  )
}
