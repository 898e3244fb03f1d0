import type { Collection, ManuscriptDetail } from '@contract/manuscripts.ts'
import { withMatches } from '@contract/match-search.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { manuscriptKeys } from '../api/keys.ts'
import { type BinderTree, flattenTree } from '../model/tree.ts'

/**
 * The collection of an id, with the items that match now where it is a saved search. Only the chosen one is
 * searched, because the tree changes with each save of a text; one with a text is read again when it is chosen (R-1015).
 */
export function useCollection(
  collections: readonly Collection[] | undefined,
  id: string,
  tree: BinderTree,
  { id: manuscriptId, customFields }: Pick<ManuscriptDetail, 'id' | 'customFields'>,
): Collection | undefined {
  const client = useQueryClient()
  const found = collections?.find((one) => one.id === id)
  const textSearchId = found?.search?.text === undefined ? null : found.id
  useEffect(() => {
    if (textSearchId === null) return
    void client.invalidateQueries({ queryKey: manuscriptKeys.collections(manuscriptId) })
  }, [client, manuscriptId, textSearchId])
  return useMemo(
    () => found && withMatches([found], flattenTree(tree), customFields)[0],
    [found, tree, customFields],
  )
}
