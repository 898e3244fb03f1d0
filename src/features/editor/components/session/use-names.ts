import type { Editor } from '@tiptap/core'
import { useEffect, useMemo } from 'react'
import type { LoadedManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { type NameFinder, nameFinderFor } from '../../model/name-finder.ts'
import { pageLook } from '../../model/page-look.ts'

/** Marks the names of the manuscript's characters and locations in the text of an item, except its own. */
export function useNames(
  editor: Editor | null,
  { byId, templateIds }: LoadedManuscript['tree'],
  itemId: string,
): void {
  const { hasNames } = pageLook.use()
  const findAll = useMemo(() => {
    const isNamed = ({ id, type, inTrash }: { id: string; type: string; inTrash: boolean }) =>
      (type === 'character' || type === 'location') && !inTrash && !templateIds.has(id)
    const named = [...byId.values()].filter(isNamed)
    return nameFinderFor(named.map(({ id, title, aliases }) => ({ id, title, aliases })))
  }, [byId, templateIds])
  const find = useMemo(
    (): NameFinder | null =>
      findAll && hasNames ? (text) => findAll(text).filter((name) => name.itemId !== itemId) : null,
    [findAll, hasNames, itemId],
  )
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.commands.setNames(find)
  }, [editor, find])
}
