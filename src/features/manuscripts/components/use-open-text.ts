import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { NavigateOptions } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { useNavigateWhileOpen } from '@/lib/routing/pending-navigation.ts'
import { itemsQuery } from '../api/items.ts'
import { manuscriptQuery } from '../api/manuscripts.ts'
import { lastWritten } from '../model/counts.ts'
import { buildTree } from '../model/tree.ts'

type OpenText = (
  manuscriptId: string,
  onKnown: (itemId: string) => void,
  options?: NavigateOptions,
) => Promise<void>

/**
 * Returns a function that opens the text of a manuscript that was changed last, of a new one the first;
 * `onKnown` gets its id before it opens. A manuscript without a text opens itself.
 */
export function useOpenText(): OpenText {
  const client = useQueryClient()
  const navigate = useNavigateWhileOpen()
  return useCallback(
    async (id, onKnown, options) => {
      const query = { ...itemsQuery(id), staleTime: 10_000 }
      // Without the items, the screen of the manuscript shows the failure and a retry.
      const [items, manuscript] = await Promise.all([
        client.fetchQuery(query).catch(() => []),
        client.fetchQuery({ ...manuscriptQuery(id), staleTime: 10_000 }).catch(() => null),
      ])
      const item = lastWritten(buildTree(items, manuscript?.templatesFolderId))
      if (item) onKnown(item.id)
      void navigate(
        item ? href('editor.item', { manuscriptId: id, itemId: item.id }) : href('editor.manuscript', { id }),
        options,
      )
    },
    [client, navigate],
  )
}
