import type { Collection, ManuscriptDetail } from '@contract/manuscripts.ts'
import { withMatches } from '@contract/match-search.ts'
import { useEffect, useMemo, useRef } from 'react'
import type { Collections } from '../api/collections.ts'
import { type BinderTree, flattenTree } from '../model/tree.ts'

/**
 * The collection of an id, with the items that match now where it is a saved search. Only the chosen one is
 * searched, because the tree changes with each save of a text; one with a text is read again when it is chosen (R-1015).
 */
export function useCollection(
  collections: Collections | undefined,
  id: string,
  tree: BinderTree,
  { customFields }: Pick<ManuscriptDetail, 'customFields'>,
): Collection | undefined {
  const found = collections?.list.find((one) => one.id === id)
  const isTextSearch = found?.search?.text !== undefined
  const refresh = collections?.refresh
  // The collections are read when a screen opens, so one that its address names is not read once more.
  const chosenId = useRef(id)
  useEffect(() => {
    if (chosenId.current === id) return
    chosenId.current = id
    if (isTextSearch) refresh?.()
  }, [refresh, id, isTextSearch])
  return useMemo(
    () => found && withMatches([found], flattenTree(tree), customFields)[0],
    [found, tree, customFields],
  )
}
