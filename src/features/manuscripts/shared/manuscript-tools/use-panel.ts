import { useQueryValues } from '@/lib/routing/use-query-values.ts'

const panels = ['search', 'share', 'settings', 'keywords'] as const
/** A dialog of a manuscript, named in the address so that it can be linked to. */
export type Panel = (typeof panels)[number]

/** The open dialog of the manuscript in the address. */
export function usePanel() {
  const [query, changeQuery] = useQueryValues()
  return {
    panel: panels.find((one) => one === query.get('panel')) ?? null,
    setPanel: (panel: Panel | null) => changeQuery({ panel }, { isAtOnce: true }),
  }
}
