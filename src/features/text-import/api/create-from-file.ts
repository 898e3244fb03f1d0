import type { AddedItem, AddItemsBody } from '@contract/items.ts'
import type { CreateManuscriptBody, manuscriptResponse } from '@contract/manuscripts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { manuscriptKeys } from '@/features/manuscripts/api/keys.ts'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { askBeforeUnload } from '@/lib/routing/ask-before-unload.ts'

/** The items of a file in groups of one call each, with the id of their manuscript, so that a call can be repeated. */
export type CreationPlan = { id: string; groups: readonly AddedItem[][] }

/** How many groups are stored; `isRunning` is false before the start and after a failure. */
export type CreationState = { stored: number; total: number; isRunning: boolean }

const START: CreationState = { stored: 0, total: 0, isRunning: false }

/**
 * Creates a manuscript with the items of a file: one call, and a further one for each two megabytes of text. After a
 * failure, the same plan continues where it stopped.
 */
export function useCreateFromFile() {
  const client = useQueryClient()
  const [state, setState] = useState<CreationState>(START)
  const stored = useRef<{ id: string; count: number }>({ id: '', count: 0 })
  useEffect(() => (state.isRunning ? askBeforeUnload(() => true) : undefined), [state.isRunning])

  const create = useCallback(
    async ({ id, groups }: CreationPlan, fields: Omit<CreateManuscriptBody, 'id' | 'items'>) => {
      const total = groups.length
      if (stored.current.id !== id) stored.current = { id, count: 0 }
      setState({ stored: stored.current.count, total, isRunning: true })
      try {
        for (const items of groups.slice(stored.current.count)) {
          if (stored.current.count === 0) {
            const body: CreateManuscriptBody = { ...fields, id, items }
            await api.post<typeof manuscriptResponse>('/manuscripts', { body })
          } else {
            const body: AddItemsBody = { items }
            await api.post(`/manuscripts/${id}/items/add`, { body })
          }
          stored.current.count++
          setState({ stored: stored.current.count, total, isRunning: true })
        }
      } catch (error) {
        setState({ stored: stored.current.count, total, isRunning: false })
        throw error
      } finally {
        if (stored.current.count > 0) await refetch(client, { queryKey: manuscriptKeys.lists() })
      }
    },
    [client],
  )
  return { state, create }
}
