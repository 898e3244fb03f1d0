import type { AddedItem, AddItemsBody } from '@contract/items.ts'
import type { CreateManuscriptBody, manuscriptResponse } from '@contract/manuscripts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { manuscriptKeys } from '@/features/manuscripts/api/keys.ts'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { askBeforeUnload } from '@/lib/routing/ask-before-unload.ts'
import type { FilePicture } from '../model/file-text.ts'
import { storePictures } from './store-pictures.ts'

/**
 * The items of a file in groups of one call each and its pictures, with the id of their manuscript, so that a call can be
 * repeated.
 */
export type CreationPlan = { id: string; groups: readonly AddedItem[][]; pictures: readonly FilePicture[] }

/** How many groups and pictures are stored; `isRunning` is false before the start and after a failure. */
export type CreationState = {
  stored: number
  total: number
  isRunning: boolean
  /** Null until all groups are stored. */
  pictures: { stored: number; total: number; failed: readonly string[] } | null
}

const START: CreationState = { stored: 0, total: 0, isRunning: false, pictures: null }

/**
 * Creates a manuscript with the items of a file: one call, a further one for each two megabytes of text, then an upload
 * for each picture. After a failure, the same plan continues where it stopped.
 */
export function useCreateFromFile() {
  const client = useQueryClient()
  const [state, setState] = useState<CreationState>(START)
  const stored = useRef({ id: '', count: 0, pictures: new Set<string>() })
  useEffect(() => (state.isRunning ? askBeforeUnload(() => true) : undefined), [state.isRunning])

  const create = useCallback(
    async ({ id, groups, pictures }: CreationPlan, fields: Omit<CreateManuscriptBody, 'id' | 'items'>) => {
      const total = groups.length
      if (stored.current.id !== id) stored.current = { id, count: 0, pictures: new Set() }
      setState({ stored: stored.current.count, total, isRunning: true, pictures: null })
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
          setState({ stored: stored.current.count, total, isRunning: true, pictures: null })
        }
        await storePictures(pictures, stored.current.pictures, (failed) => {
          const state = { stored: stored.current.pictures.size, total: pictures.length, failed }
          setState({ stored: total, total, isRunning: true, pictures: state })
        })
      } catch (error) {
        setState((before) => ({ ...before, isRunning: false }))
        throw error
      } finally {
        if (stored.current.count > 0) await refetch(client, { queryKey: manuscriptKeys.lists() })
      }
    },
    [client],
  )
  return { state, create }
}
