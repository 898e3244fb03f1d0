import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** The selected rows, toggled one by one or as a range; a change of folder or label clears them. */
export function useSelection(ids: readonly string[], location: string) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const anchor = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of folder or label clears the selection
  useEffect(() => {
    setChosen(new Set())
    anchor.current = null
  }, [location])
  const toggle = useCallback(
    (id: string, isRange: boolean) => {
      const from = isRange && anchor.current ? ids.indexOf(anchor.current) : -1
      const to = ids.indexOf(id)
      if (from >= 0 && to >= 0) {
        const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
        setChosen((before) => new Set([...before, ...range]))
      } else {
        setChosen((before) => {
          const next = new Set(before)
          if (!next.delete(id)) next.add(id)
          return next
        })
      }
      anchor.current = id
    },
    [ids],
  )
  const setAll = useCallback((isOn: boolean) => setChosen(new Set(isOn ? ids : [])), [ids])
  // Rows that left the list are no longer selected.
  const selected = useMemo(() => ids.filter((id) => chosen.has(id)), [ids, chosen])
  const isAll = ids.length > 0 && selected.length === ids.length
  return { selected, isAll, isSelected: (id: string) => chosen.has(id), toggle, setAll }
}
export type ThreadSelection = ReturnType<typeof useSelection>
