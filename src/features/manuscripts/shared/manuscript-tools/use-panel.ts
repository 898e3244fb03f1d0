import { useSearchParams } from 'react-router-dom'

const panels = ['search', 'share', 'settings', 'keywords'] as const
/** A dialog of a manuscript, named in the address so that it can be linked to. */
export type Panel = (typeof panels)[number]

/** The open dialog of the manuscript in the address. */
export function usePanel() {
  const [search, setSearch] = useSearchParams()
  return {
    panel: panels.find((one) => one === search.get('panel')) ?? null,
    setPanel: (panel: Panel | null) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (panel === null) next.delete('panel')
          else next.set('panel', panel)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
