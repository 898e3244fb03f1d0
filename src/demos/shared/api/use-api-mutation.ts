import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { refetch } from '@/lib/queries/refetch.ts'

/**
 * Calls the API and refetches the queries under `keys`, also after a refusal, because another person may have changed
 * them. Only a success waits for the new data.
 */
export function useApiMutation<Input, Output>(
  keys: readonly QueryKey[],
  mutationFn: (input: Input) => Promise<Output>,
  options: Pick<UseMutationOptions, 'scope'> = {},
) {
  const client = useQueryClient()
  return useMutation({
    ...options,
    mutationFn,
    onSettled: (_, error) => {
      const refetched = Promise.all(keys.map((queryKey) => refetch(client, { queryKey })))
      return error ? undefined : refetched
    },
  })
}
