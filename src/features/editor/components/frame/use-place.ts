import { useCallback, useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { takeEarlyText } from '@/features/manuscripts/shared/early-text.ts'
import { lastPlace, rememberPlace } from '@/features/manuscripts/shared/last-place.ts'
import {
  firstText,
  isShownByContents,
  selectManuscript,
  useViewParams,
} from '@/features/manuscripts/shared/page-parts.ts'
import type { LoadedManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { useShowItem } from './use-show-item.ts'

/** The item to open a manuscript at: the last one on this device, else its first text. */
function startOf(id: string, tree: LoadedManuscript['tree']): string | null {
  const last = tree.byId.get(lastPlace(id) ?? '')
  return last && !last.inTrash ? last.id : (firstText(tree)?.id ?? null)
}

/**
 * The place in a manuscript that the address names, and functions that show another one: the text of an item, or the
 * contents of a folder or of the whole manuscript. Each text opens in the same task.
 */
export function usePlace({ manuscript: { id }, tree }: LoadedManuscript) {
  const { itemId: editedId = null } = useParams()
  const params = useViewParams()
  const showEdited = useShowItem(id)
  const startId = editedId === null && params.isBare ? startOf(id, tree) : null
  const item = tree.byId.get(editedId ?? params.itemId ?? startId ?? '') ?? null
  // The address of the editor shows the text of any item, and a message about one that does not exist.
  const textId = editedId ?? (item && !isShownByContents(tree, item) ? item.id : null)
  const itemId = editedId ?? item?.id ?? null

  useEffect(() => selectManuscript(id), [id])
  useEffect(() => {
    if (itemId !== null) rememberPlace(id, itemId)
  }, [id, itemId])
  // Letters typed while the page was loading have no text to go to, and must not wait for the folder's own text.
  useEffect(() => {
    if (textId === null && itemId !== null) takeEarlyText(itemId)
  }, [textId, itemId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of the address are new in each render
  useEffect(() => {
    if (startId !== null) params.nameItem(startId)
  }, [startId])

  const hasContents = (target: string) => {
    const found = tree.byId.get(target)
    return found !== undefined && isShownByContents(tree, found)
  }
  const showText = (target: string) => {
    if (editedId === null && !hasContents(target)) params.showItem(target)
    else showEdited(target)
  }
  const show = (target: string) => {
    if (editedId === null) params.showItem(target)
    else showEdited(target, hasContents(target) ? 'contents' : 'text')
  }
  // Always the same function, because the whole editor reads it and the tree changes with each save.
  const latest = useRef(showText)
  useEffect(() => {
    latest.current = showText
  })
  return {
    item,
    /** The item whose text is shown; null for contents. */
    textId,
    view: params.view,
    setView: params.setView,
    show,
    showText: useCallback((target: string) => latest.current(target), []),
  }
}
