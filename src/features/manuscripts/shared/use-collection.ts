import type { Collection, ManuscriptDetail } from '@contract/manuscripts.ts'
import { withMatches } from '@contract/match-search.ts'
import { useEffect, useMemo } from 'react'
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
  const textSearchId = found?.search?.text === undefined ? null : found.id
  const refresh = collections?.refresh
  useEffect(() => {
    if (textSearchId !== null) refresh?.()
  }, [refresh, textSearchId])
  return useMemo(
    () => found && withMatches([found], flattenTree(tree), customFields)[0],
    [found, tree, customFields],
  )
}
