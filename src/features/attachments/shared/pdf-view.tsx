import { Box, Center, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { openPdf, type Pdf } from '@/lib/files/pdf.ts'

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
      {Array.from({ length: pdf.pageCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other id than its number
        <PdfPage key={index} pdf={pdf} page={index + 1} />
      ))}
    </Box>
  )
}

function PdfPage({ pdf, page }: { pdf: Pdf; page: number }) {
  const intl = useIntl()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [ratio, setRatio] = useState(pdf.ratio)
  const [text, setText] = useState('')
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: '800px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const element = canvas.current
    const width = frame.current?.clientWidth ?? 0
    if (!isNear || !element || width === 0) return
    const drawing = new AbortController()
    const draw = async () => {
      await pdf.draw(page, element, width, drawing.signal)
      if (drawing.signal.aborted) return
      setRatio(element.height / element.width)
      setText(await pdf.textOf(page))
    }
    draw().catch((error: unknown) => {
      if (!drawing.signal.aborted) console.warn('A page could not be drawn.', error)
    })
    return () => drawing.abort()
  }, [pdf, page, isNear])
  return (
    <Box
      ref={frame}
      bg="white"
      shadow="sm"
      maxW="60rem"
      mx="auto"
      mb="2"
      position="relative"
      style={{ aspectRatio: `1 / ${ratio}` }}
    >
      {isNear ? <canvas ref={canvas} aria-hidden style={{ width: '100%', display: 'block' }} /> : null}
      <VisuallyHidden>
        {intl.formatMessage({ id: 'ui.pdf.page' }, { page, count: pdf.pageCount })}
        {text}
      </VisuallyHidden>
    </Box>
  )
}
