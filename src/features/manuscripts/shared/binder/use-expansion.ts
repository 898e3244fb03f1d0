import { useCallback, useMemo } from 'react'
import { createSettings } from '@/lib/storage/create-setting.ts'
import type { BinderTree } from '../../model/tree.ts'

const MAX_STORED = 3000

function parseIds(text: string | undefined): ReadonlySet<string> | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(stored) ? new Set(stored.filter((id) => typeof id === 'string')) : null
  } catch {
    // Unreadable text: the default expansion applies.
    return null
  }
}

const expandedIds = createSettings<ReadonlySet<string> | null>({
  keyOf: (tree) => `quillport:${tree}`,
  parse: parseIds,
  format: (ids) => JSON.stringify([...(ids ?? [])].slice(-MAX_STORED)),
  isSynced: false,
})

/** Which branches of a manuscript are open in a tree, stored on this device; at first the top level is. */
export function useExpansion(name: 'binder' | 'outline', manuscriptId: string, tree: BinderTree) {
  const setting = expandedIds(`${name}:${manuscriptId}`)
  const chosen = setting.use()
  const initial = useMemo(() => new Set(tree.roots.map((item) => item.id)), [tree.roots])
  const expanded = chosen ?? initial

  const change = useCallback(
    (edit: (ids: Set<string>) => void) => {
      const ids = new Set(setting.get() ?? initial)
      edit(ids)
      setting.set(ids)
    },
    [setting, initial],
  )

  /** Expands or collapses branches. */
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
