import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@/lib/use-debounced-value.ts'
import { appSearchQuery } from '../api/search.ts'
import type { Group } from '../model/groups.ts'

/** How the search stands with what is typed. */
export type SearchState = {
  groups: readonly Group[]
  /** The groups answer what was typed before, or nothing yet. */
  isBehind: boolean
  isFailed: boolean
  isOffline: boolean
  retry: () => void
}

/** Asks once typing pauses; what was found last stays until the new answer is there. */
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
