import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@/lib/time/use-debounced-value.ts'
import { appSearchQuery } from '../api/search.ts'
import type { Group } from '../model/groups.ts'

/** The search results and their loading state. */
export type SearchState = {
  groups: readonly Group[]
  /** The results belong to an earlier query or have not loaded yet. */
  isBehind: boolean
  isFailed: boolean
  isOffline: boolean
  retry: () => void
}

/** Searches after a debounce; the previous results stay until the new ones arrive. */
export function useSearch(typed: string, language: string): SearchState {
  const q = useDebouncedValue(typed)
  const found = useQuery({
    ...appSearchQuery({ q, lang: language }),
    enabled: q !== '' && typed !== '',
    placeholderData: keepPreviousData,
  })
  const isOffline = found.fetchStatus === 'paused'
  return {
    groups: (found.isError ? undefined : found.data) ?? [],
    isBehind: q !== typed || found.isPlaceholderData || (found.isPending && !isOffline),
    isFailed: found.isError && !found.isFetching,
    isOffline,
    retry: () => void found.refetch(),
  }
}
