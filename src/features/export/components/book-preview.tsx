import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ExportFormat } from '@contract/compile.ts'
import { useMemo, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { bookPrintReason } from '../model/print-reason.ts'
import { BookView } from './book-view.tsx'
import { PagedPreview } from './paged-preview.tsx'
import { PreviewNote } from './preview-note.tsx'
import { useBookPages } from './use-book-pages.ts'
import type { Preview } from './use-preview-book.ts'

const DEVICES = { phone: '320px', reader: '440px', tablet: '620px' } as const
const PAPERS = { a5: '440px', a4: '620px', letter: '636px' } as const
const devices = ['phone', 'reader', 'tablet'] as const
type Device = (typeof devices)[number]

type BookPreviewProps = { manuscriptId: string; preview: Preview; format: ExportFormat }

/**
 * The start of the book as its file will show it: the pages of a PDF or Word document, and a column for an
 * e-book on a device, a text and a book without a PDF.
 */
export function BookPreview({ manuscriptId, preview, format }: BookPreviewProps) {
  const t = useT('export')
  const [device, setDevice] = useState<Device>('reader')
  const { start, isPending, isError, isComplete, retry } = preview
  const isBook = format === 'epub'
  const isPaper = format === 'pdf' || format === 'docx'
  const isLoaded = !isPending && !isError
  const refusal = useMemo(() => (isPaper ? bookPrintReason(start) : null), [isPaper, start])
  const isPaged = isPaper && refusal === null
  const pages = useBookPages(manuscriptId, isPaged && isLoaded ? start : null)
  const width = isBook ? DEVICES[device] : PAPERS[start.choices.page]
  const showsPages = isPaged && !isError && !pages.hasFailed
  return (
    // Beside the choices, the preview stays in view while they are changed.
    <Box minW="0" alignSelf="start" position={{ lg: 'sticky' }} top="calc(var(--bar-height, 0px) + 16px)">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap" mb="3">
        <Heading as="h2" textStyle="md">
          <FormattedMessage id="export.preview" />
        </Heading>
        {isBook ? (
          <SegmentChoice<Device>
            label={t('preview.device')}
            value={device}
            choices={devices.map((value) => ({ value, label: t(`preview.device.${value}`) }))}
            onChange={setDevice}
          />
        ) : null}
      </Flex>
      {isPaper && !isError ? (
        <PreviewNote book={start} format={format} refusal={refusal} pages={pages} />
      ) : null}
      {showsPages ? (
        <PagedPreview pdf={pages.pdf} width={width} isComplete={isComplete} />
      ) : (
        <Box
          role="region"
          aria-label={t('preview')}
          tabIndex={0}
          maxH="70vh"
          overflowY="auto"
          mx="auto"
          maxW={width}
          bg="bg.surface"
          borderWidth="1px"
          borderRadius={isBook ? 'card' : 'none'}
          px={{ base: '5', md: isBook ? '6' : '12' }}
          py={{ base: '6', md: '10' }}
        >
          {isError ? (
            <ErrorState level="h3" onRetry={retry} />
          ) : isPending ? (
            <ProseSkeleton lines={10} />
          ) : (
            <BookView book={start} sections={start.sections} />
          )}
          {isComplete || !isLoaded ? null : (
            <Text textAlign="center" color="fg.muted" textStyle="sm" pt="8">
              <FormattedMessage id="export.preview.start" />
            </Text>
          )}
        </Box>
      )}
    </Box>
  )
}
