import { Box, Center, Skeleton, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { openPdf, type Pdf } from '@/lib/files/pdf.ts'
import { PdfPages } from './pdf-pages.tsx'

/**
 * The pages of a PDF in one column, each rendered when it comes near the viewport; shows an error for an
 * invalid PDF.
 */
export function PdfView({ url, name }: { url: string; name: string }) {
  const intl = useIntl()
  const [pdf, setPdf] = useState<Pdf | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const opening = new AbortController()
    let opened: Pdf | null = null
    openPdf(url, opening.signal).then(
      (next) => {
        opened = next
        if (opening.signal.aborted) next.close()
        else setPdf(next)
      },
      (error: unknown) => {
        if (opening.signal.aborted) return
        console.warn('A PDF could not be shown.', error)
        setHasFailed(true)
      },
    )
    return () => {
      opening.abort()
      opened?.close()
      setPdf(null)
      setHasFailed(false)
    }
  }, [url])
  if (hasFailed) {
    return (
      <Center p="6" w="full">
        <Text color="fg.muted" role="alert">
          {intl.formatMessage({ id: 'ui.pdf.failed' })}
        </Text>
      </Center>
    )
  }
  if (!pdf) return <Skeleton width="full" height="40vh" />
  const label = intl.formatMessage({ id: 'ui.pdf.pages' }, { name, count: pdf.pageCount })
  return (
    <Box role="region" aria-label={label} tabIndex={0} w="full" maxH="70dvh" overflowY="auto" p="2">
      <PdfPages pdf={pdf} />
    </Box>
  )
}
