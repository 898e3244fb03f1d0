import { type ChatList, type ChatProfilePatch, chatProfileResponse } from '@contract/chat.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { chatKeys } from './keys.ts'

/** Changes what the others see of the caller, and what the caller hears. */
export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (patch: ChatProfilePatch) =>
      api.patch('/apps/chat/profile', { body: patch, schema: chatProfileResponse }),
    onSuccess: ({ profileUser }) =>
      client.setQueriesData<ChatList>({ queryKey: chatKeys.lists }, (list) =>
        list ? { ...list, profileUser } : list,
      ),
  })
}
