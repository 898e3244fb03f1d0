import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** Which lines are chosen: one by one, or from the last one chosen to this one. Another place starts anew. */
export function useSelection(ids: readonly string[], place: string) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const anchor = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place, another selection
  useEffect(() => {
    setChosen(new Set())
    anchor.current = null
  }, [place])
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
  // What has left the list is chosen no more.
  const selected = useMemo(() => ids.filter((id) => chosen.has(id)), [ids, chosen])
  const isAll = ids.length > 0 && selected.length === ids.length
  return { selected, isAll, isSelected: (id: string) => chosen.has(id), toggle, setAll }
}
export type ThreadSelection = ReturnType<typeof useSelection>
