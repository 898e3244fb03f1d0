import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ExportFormat } from '@contract/compile.ts'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { BookView } from './book-view.tsx'
import type { Preview } from './use-preview-book.ts'

const DEVICES = { phone: '320px', reader: '440px', tablet: '620px' } as const
const PAPERS = { a5: '440px', a4: '620px', letter: '636px' } as const
const devices = ['phone', 'reader', 'tablet'] as const
type Device = (typeof devices)[number]

type BookPreviewProps = { preview: Preview; format: ExportFormat }

/** The start of the book as its file will show it: on a page of its size, or on a device for an e-book. */
export function BookPreview({ preview, format }: BookPreviewProps) {
  const t = useT('export')
  const [device, setDevice] = useState<Device>('reader')
  const { book, sections, isPending, isError, isComplete, retry } = preview
  const isBook = format === 'epub'
  return (
    <Box minW="0">
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
      <Box
        role="region"
        aria-label={t('preview')}
        tabIndex={0}
        maxH="70vh"
        overflowY="auto"
        mx="auto"
        maxW={isBook ? DEVICES[device] : PAPERS[book.choices.page]}
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
          <BookView book={book} sections={sections} />
        )}
        {isComplete || isPending || isError ? null : (
          <Text textAlign="center" color="fg.muted" textStyle="sm" pt="8">
            <FormattedMessage id="export.preview.start" />
          </Text>
        )}
      </Box>
    </Box>
  )
}
