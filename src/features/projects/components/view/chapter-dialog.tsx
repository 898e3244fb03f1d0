import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { chapterParts } from '@compile/chapter-parts.ts'
import type { BookFormat } from '@compile/write-book.ts'
import type { ProjectAttachment, ProjectChapter } from '@contract/projects.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Footnotes } from '@/features/manuscripts/shared/prose/footnotes.tsx'
import { noteIds, noteNumbers } from '@/features/manuscripts/shared/prose/note-numbers.ts'
import { Prose } from '@/features/manuscripts/shared/prose/prose.tsx'
import { reportError } from '@/lib/browser/report-error.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { chapterQuery } from '../../api/projects.ts'

type ChapterDialogProps = { projectId: string; file: ProjectAttachment; onClose: () => void }

const FORMATS = ['docx', 'epub', 'pdf', 'md', 'txt'] as const satisfies readonly BookFormat[]

/** Downloads a chapter in a format; returns null, or why it is not written as PDF. */
async function saveChapter(chapter: ProjectChapter, format: BookFormat) {
  const [{ chapterBook }, { saveBook }] = await Promise.all([
    import('@compile/chapter-book.ts'),
    import('@/features/export/shared/save-book.ts'),
  ])
  return saveBook(chapterBook(chapter), format, chapter.id)
}

/** The footnotes of a chapter, each in the language of its text. */
function footnotesOf({ footnotes }: ProjectChapter, parts: ReturnType<typeof chapterParts>) {
  const languages = new Map(parts.flatMap(({ doc, language }) => noteIds(doc).map((id) => [id, language])))
  return footnotes.map((footnote) => ({ ...footnote, language: languages.get(footnote.id) }))
}

/** The snapshot of an attached chapter with its footnotes, saved in a format of the export. */
export function ChapterDialog({ projectId, file, onClose }: ChapterDialogProps) {
  const intl = useIntl()
  const t = useT('projects.chapter')
  const [format, setFormat] = useState<BookFormat>('docx')
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<Awaited<ReturnType<typeof saveChapter>>>(null)
  const { data: chapter, isError, isFetching, refetch } = useQuery(chapterQuery(projectId, file.id))
  const notes = useMemo(() => noteNumbers(chapter?.content ?? null, chapter?.footnotes ?? []), [chapter])
  const parts = useMemo(() => (chapter ? chapterParts(chapter) : []), [chapter])
  const save = async (shown: ProjectChapter) => {
    setIsSaving(true)
    try {
      setRefusal(await saveChapter(shown, format))
    } catch (error) {
      toast.error({ title: t('failed') })
      reportError(error, { while: 'saving a chapter' })
    }
    setIsSaving(false)
  }
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
        <Stack gap="2" align="end">
          {refusal ? (
            <Text role="status" textStyle="sm">
              {t(`no-pdf.${refusal.reason}`, { character: refusal.character })}
            </Text>
          ) : null}
          <Flex gap="2" align="center">
            <QuickSelect
              label={t('format')}
              value={format}
              options={FORMATS.map((value) => ({ value, label: t(`format.${value}`) }))}
              onChange={(value) => {
                setRefusal(null)
                setFormat(value as BookFormat)
              }}
            />
            <Button
              variant="outline"
              disabled={!chapter || isSaving}
              onClick={() => chapter && void save(chapter)}
            >
              <Download size={16} aria-hidden />
              {t('save')}
            </Button>
          </Flex>
        </Stack>
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
              <Stack gap="2.5">
                {parts.map(({ doc, language }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a frozen chapter never move
                  <Prose key={at} doc={doc} language={language} notes={notes} />
                ))}
              </Stack>
            ) : (
              <Text textStyle="prose" whiteSpace="pre-wrap" dir="auto">
                {chapter.text}
              </Text>
            )}
            <Footnotes
              label={t('footnotes')}
              language={chapter.language}
              notes={notes}
              footnotes={footnotesOf(chapter, parts)}
            />
          </>
        ) : (
          <ProseSkeleton lines={10} />
        )}
      </Box>
    </DialogFrame>
  )
}
