import { Box } from '@chakra-ui/react'
import type { CompiledBook } from '@compile/book.ts'
import { useEffect } from 'react'
import { useIsPrinting } from '@/ui/output/print.ts'
import { BookView } from './book-view.tsx'

type PrintedBookProps = {
  book: CompiledBook
  /** The dialog of the browser opens when the number changes; 0 opens it at once. */
  request: number
}

/** The whole book on paper, while the browser prints; its dialog also saves as PDF. */
export function PrintedBook({ book, request }: PrintedBookProps) {
  const isPrinting = useIsPrinting()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request opens the dialog again
  useEffect(() => {
    // After the effect, because React renders nothing for `beforeprint` within one.
    const timer = setTimeout(() => window.print())
    return () => clearTimeout(timer)
  }, [request])
  if (!isPrinting) return null
  return (
    <Box data-print="page" fontSize="prose">
      <BookView book={book} sections={book.sections} />
    </Box>
  )
}
