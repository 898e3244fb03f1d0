import { useMutation } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

/** Revokes the links of all mails that the caller received. */
export const useRevokeMailLinks = () =>
  useMutation({
    mutationFn: async () => {
      await api.delete('/account/mail-links')
    },
  })
