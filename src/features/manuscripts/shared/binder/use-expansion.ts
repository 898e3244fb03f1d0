import { useCallback, useMemo, useState } from 'react'
import type { BinderTree } from '../../model/tree.ts'

const prefix = 'quillport:binder:'
const most = 3000

function recall(manuscriptId: string): ReadonlySet<string> | null {
  try {
    const text = localStorage.getItem(prefix + manuscriptId)
    const stored: unknown = text === null ? null : JSON.parse(text)
    return Array.isArray(stored) ? new Set(stored.filter((id) => typeof id === 'string')) : null
  } catch {
    // Unreadable or forbidden storage: the binder opens as if for the first time.
    return null
  }
}

function remember(manuscriptId: string, expanded: ReadonlySet<string>): void {
  try {
    localStorage.setItem(prefix + manuscriptId, JSON.stringify([...expanded].slice(-most)))
  } catch {
    // Storage is full or forbidden: the branches are open for this visit only.
  }
}

/** Which branches of a manuscript are open, remembered on this device; at first the top level is. */
export function useExpansion(manuscriptId: string, tree: BinderTree) {
  const [chosen, setChosen] = useState(() => ({ manuscriptId, ids: recall(manuscriptId) }))
  const current = chosen.manuscriptId === manuscriptId ? chosen.ids : recall(manuscriptId)
  const initial = useMemo(() => new Set(tree.roots.map((item) => item.id)), [tree.roots])
  const expanded = current ?? initial

  const change = useCallback(
    (edit: (ids: Set<string>) => void) =>
      setChosen((before) => {
        const known = before.manuscriptId === manuscriptId ? before.ids : recall(manuscriptId)
        const ids = new Set(known ?? initial)
        edit(ids)
        remember(manuscriptId, ids)
        return { manuscriptId, ids }
      }),
    [manuscriptId, initial],
  )

  /** Opens or closes branches. */
  const setExpanded = useCallback(
    (ids: readonly string[], isOpen: boolean) =>
      change((known) => {
        for (const id of ids) {
          if (isOpen) known.add(id)
          else known.delete(id)
        }
      }),
    [change],
  )
  return { expanded, setExpanded }
}
