import type { Collection, ManuscriptDetail } from '@contract/manuscripts.ts'
import { withMatches } from '@contract/match-search.ts'
import { useMemo } from 'react'
import { type BinderTree, flattenTree } from '../model/tree.ts'

/**
 * The collection of an id, with the items that match now where it is a saved search. Only the chosen one is
 * searched, because the tree changes with each save of a text.
 */
export function useCollection(
  collections: readonly Collection[] | undefined,
  id: string,
  tree: BinderTree,
  { customFields }: Pick<ManuscriptDetail, 'customFields'>,
): Collection | undefined {
  const found = collections?.find((one) => one.id === id)
  return useMemo(
    () => found && withMatches([found], flattenTree(tree), customFields)[0],
    [found, tree, customFields],
  )
}
