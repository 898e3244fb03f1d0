import type { ItemType } from '@contract/items.ts'
import { type Dispatch, type SetStateAction, useMemo } from 'react'
import type { ArchivePreview } from '../model/archive-preview.ts'
import { withBranchType } from '../model/preview-branches.ts'
import { type PreviewChoices, toggleExcluded } from '../model/preview-choices.ts'
import type { PreviewRowProps } from './preview-row.tsx'

type Handlers = Pick<PreviewRowProps, 'onToggle' | 'onType' | 'onBranchType' | 'onCollapse'>

/** Stable handlers for preview rows, so that unchanged rows do not render again. */
export function useRowHandlers(
  preview: ArchivePreview,
  onChange: (change: (before: PreviewChoices) => PreviewChoices) => void,
  setCollapsed: Dispatch<SetStateAction<ReadonlySet<number>>>,
): Handlers {
  return useMemo(
    () => ({
      onToggle: (index: number) =>
        onChange((before) => ({ ...before, excluded: toggleExcluded(preview, before.excluded, index) })),
      onType: (index: number, type: ItemType) =>
        onChange((before) => {
          const node = preview.nodes[index]
          if (!node) return before
          const { [node.sourceId]: _former, ...others } = before.types
          return { ...before, types: type === node.type ? others : { ...others, [node.sourceId]: type } }
        }),
      onBranchType: (index: number, type: ItemType) =>
        onChange((before) => ({
          ...before,
          types: withBranchType(preview.nodes, before.types, index, type),
        })),
      onCollapse: (index: number) =>
        setCollapsed((before) => {
          const next = new Set(before)
          if (!next.delete(index)) next.add(index)
          return next
        }),
    }),
    [preview, onChange, setCollapsed],
  )
}
