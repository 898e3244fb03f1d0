import { Box, Skeleton, Text } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { PdfPages } from '@/features/attachments/shared/pdf-pages.tsx'
import type { Pdf } from '@/lib/files/pdf.ts'
import { useT } from '@/lib/i18n/use-t.ts'

type PagedPreviewProps = {
  /** Null until the first pages are written. */
  pdf: Pdf | null
  /** The width of a page, where the screen has it. */
  width: string
  isComplete: boolean
}

/** The first pages of the book in one column. */
export function PagedPreview({ pdf, width, isComplete }: PagedPreviewProps) {
  const t = useT('export')
  return (
    <Box
      role="region"
      aria-label={t('preview')}
      tabIndex={0}
      maxH="70vh"
      overflowY="auto"
      bg="bg.subtle"
      borderWidth="1px"
      p={{ base: '2', md: '4' }}
    >
      <Box maxW={width} mx="auto">
        {pdf ? <PdfPages pdf={pdf} /> : <Skeleton width="full" aspectRatio="0.7" />}
      </Box>
      {pdf && !isComplete ? (
        <Text textAlign="center" color="fg.muted" textStyle="sm" py="2">
          <FormattedMessage id="export.preview.start" />
        </Text>
      ) : null}
    </Box>
  )
}
