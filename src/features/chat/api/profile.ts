import type { ChatList, ChatProfilePatch, chatProfileResponse } from '@contract/chat.ts'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { chatKeys } from './keys.ts'

const changeKey = ['chat', 'profile', 'change'] as const

/** The settings that are being saved, also while several are saved one after the other. */
export const usePendingProfile = (): ChatProfilePatch =>
  Object.assign(
    {},
    ...useMutationState({
      filters: { mutationKey: changeKey, status: 'pending' },
      select: ({ state }) => state.variables as ChatProfilePatch,
    }),
  )

/** Changes the user's chat profile and notification settings. */
export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: changeKey,
    // Two quick changes of one setting are sent in order, so that the last one counts.
    scope: { id: 'chat-profile' },
    // The drawer shows the change at once, so a reload right after it must not cancel it.
    mutationFn: (patch: ChatProfilePatch) =>
      api.patch<typeof chatProfileResponse>('/apps/chat/profile', { body: patch, keepalive: true }),
    onSuccess({ profileUser }) {
      client.setQueriesData<ChatList>({ queryKey: chatKeys.lists }, (list) =>
        list ? { ...list, profileUser } : list,
      )
      // The profile has no revision, and a request that runs may have read it before the change.
      void client.invalidateQueries({ queryKey: chatKeys.lists, fetchStatus: 'fetching' })
    },
  })
}
