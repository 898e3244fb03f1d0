import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCollections } from '../api/collections.ts'
import { manuscriptQuery } from '../api/manuscripts.ts'
import { useItems } from '../api/use-items.ts'
import { useManuscriptEvents } from '../api/use-manuscript-events.ts'
import { buildTree } from '../model/tree.ts'
import { useItemActions } from './item-actions/use-item-actions.ts'

/** A manuscript with its live tree, actions and rights, for all screens of a manuscript. */
export function useManuscript(manuscriptId: string) {
  const manuscript = useQuery(manuscriptQuery(manuscriptId))
  const items = useItems(manuscriptId)
  const actions = useItemActions(manuscriptId)
  const collections = useCollections(manuscriptId)
  useManuscriptEvents(manuscriptId)
  const { data } = manuscript
  const templatesFolderId = data?.templatesFolderId
  const tree = useMemo(() => buildTree(items.items, templatesFolderId), [items.items, templatesFolderId])
  return {
    manuscript: data,
    tree,
    actions,
    collections,
    canWrite: data !== undefined && data.access !== 'viewer' && data.deletedAt === null,
    isSaving: items.isSaving,
    isPending: manuscript.isPending || items.isPending,
    isFetching: manuscript.isFetching || items.isFetching,
    error: manuscript.error ?? items.error,
    refetch: () => void Promise.all([manuscript.refetch(), items.refetch()]),
  }
}
export type OpenManuscript = ReturnType<typeof useManuscript>
/** An open manuscript that has loaded. */
export type LoadedManuscript = OpenManuscript & { manuscript: NonNullable<OpenManuscript['manuscript']> }
