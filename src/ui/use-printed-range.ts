import { useState } from 'react'
import { useIsPrinting } from './use-is-printing.ts'

type RowRange = Readonly<{ startIndex: number; endIndex: number }>

const noRows: RowRange = { startIndex: 0, endIndex: -1 }

/**
 * The rows of a virtual list that were in view when printing started; null while nothing prints. The paper has no
 * scroll container, so a range that is measured during printing is wrong.
 */
export function usePrintedRange(inView: RowRange | null): RowRange | null {
  const isPrinting = useIsPrinting()
  const [printed, setPrinted] = useState<RowRange | null>(null)
  if (isPrinting !== (printed !== null)) setPrinted(isPrinting ? (inView ?? noRows) : null)
  return printed
}
