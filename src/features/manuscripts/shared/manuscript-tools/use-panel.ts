import { useQueryValues } from '@/lib/routing/use-query-values.ts'

const panels = ['search', 'share', 'settings', 'keywords'] as const
/** A dialog of a manuscript, named in the address so that it can be linked to. */
export type Panel = (typeof panels)[number]

/** Whether the entry of the history is an open dialog, which the place that is chosen in it replaces. */
export const isPanelEntry = () => new URLSearchParams(window.location.search).has('panel')

/** The open dialog of the manuscript in the address; going back closes it. */
export function usePanel() {
  const [query, changeQuery] = useQueryValues()
  return {
    panel: panels.find((one) => one === query.get('panel')) ?? null,
    setPanel: (panel: Panel | null) =>
      changeQuery({ panel }, { isEntry: panel !== null && !isPanelEntry(), isAtOnce: true }),
  }
}
