import type { ChangeCustomFieldsBody, customFieldsResponse } from '@contract/custom-fields.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { itemKeys, manuscriptKeys } from './keys.ts'
import { manuscriptQuery } from './manuscripts.ts'

/** Changes the custom fields of a manuscript, and refetches the items where their values may have moved. */
export function useChangeCustomFields(manuscriptId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ChangeCustomFieldsBody) =>
      api.post<typeof customFieldsResponse>(`/manuscripts/${manuscriptId}/custom-fields/change`, { body }),
    onSuccess: (fields) =>
      client.setQueryData(manuscriptQuery(manuscriptId).queryKey, (known) =>
        known ? { ...known, ...fields } : known,
      ),
    onSettled: (_fields, _error, { kind }) =>
      Promise.all([
        refetch(client, { queryKey: manuscriptKeys.detail(manuscriptId) }),
        ...(kind === 'move'
          ? []
          : [
              refetch(client, { queryKey: itemKeys.list(manuscriptId) }),
              refetch(client, { queryKey: itemKeys.details(manuscriptId) }),
            ]),
      ]),
  })
}
