import { useEffect, useRef, useState } from 'react'
import type { BinderRowData } from '../../model/rows.ts'

/** The current row of a tree; when it disappears, the row at its index becomes current. */
export function useCurrentRow(rows: readonly BinderRowData[], first: string | null) {
  const [chosenId, setCurrentId] = useState<string | null>(first)
  const lastIndex = useRef(0)
  const foundIndex = rows.findIndex((row) => row.id === chosenId)
  const currentId =
    foundIndex === -1 ? (rows[Math.min(lastIndex.current, rows.length - 1)]?.id ?? null) : chosenId
  useEffect(() => {
    if (foundIndex !== -1) lastIndex.current = foundIndex
  }, [foundIndex])
  return { currentId, setCurrentId }
}
