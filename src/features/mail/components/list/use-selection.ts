import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

/** The ids that are selected in a folder or label; the anchor starts a range. */
type Chosen = { location: string; ids: ReadonlySet<string>; anchor: string | null }
const noneIn = (location: string): Chosen => ({ location, ids: new Set(), anchor: null })

/** The selected rows, toggled one by one or as a range; none after a change of folder or label. */
export function useSelection(ids: readonly string[], location: string) {
  const [stored, setStored] = useState(() => noneIn(location))
  const chosen = useMemo(() => (stored.location === location ? stored : noneIn(location)), [stored, location])
  // Read when a row is selected, so that a list that changes does not render each row for it.
  const latestIds = useRef(ids)
  useLayoutEffect(() => {
    latestIds.current = ids
  }, [ids])
  const toggle = useCallback(
    (id: string, isRange: boolean) =>
      setStored((before) => {
        const { ids: known, anchor } = before.location === location ? before : noneIn(location)
        const next = new Set(known)
        const shown = latestIds.current
        const from = isRange && anchor ? shown.indexOf(anchor) : -1
        const to = shown.indexOf(id)
        if (from >= 0 && to >= 0)
          for (const one of shown.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one)
        else if (!next.delete(id)) next.add(id)
        return { location, ids: next, anchor: id }
      }),
    [location],
  )
  const setAll = useCallback(
    (isOn: boolean) => setStored({ ...noneIn(location), ids: new Set(isOn ? ids : []) }),
    [ids, location],
  )
  // Rows that left the list are no longer selected.
  const selected = useMemo(() => ids.filter((id) => chosen.ids.has(id)), [ids, chosen])
  const isAll = ids.length > 0 && selected.length === ids.length
  return useMemo(
    () => ({ selected, isAll, isSelected: (id: string) => chosen.ids.has(id), toggle, setAll }),
    [selected, isAll, chosen, toggle, setAll],
  )
}
export type ThreadSelection = ReturnType<typeof useSelection>
