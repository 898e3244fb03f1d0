import { Box, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Pdf } from '@/lib/files/pdf.ts'

/** The pages of a PDF, each drawn when it comes near the viewport; those of another PDF stay until its own are drawn. */
export function PdfPages({ pdf }: { pdf: Pdf }) {
  return Array.from({ length: pdf.pageCount }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other id than its number
    <PdfPage key={index} pdf={pdf} page={index + 1} />
  ))
}

function PdfPage({ pdf, page }: { pdf: Pdf; page: number }) {
  const intl = useIntl()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [drawn, setDrawn] = useState({ pdf, ratio: pdf.ratio })
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
      setDrawn({ pdf, ratio: element.height / element.width })
      const next = await pdf.textOf(page)
      if (!drawing.signal.aborted) setText(next)
    }
    draw().catch((error: unknown) => {
      if (!drawing.signal.aborted) console.warn('A page could not be drawn.', error)
    })
    return () => drawing.abort()
  }, [pdf, page, isNear])
  const { ratio } = isNear || drawn.pdf === pdf ? drawn : pdf
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
