import type { unsubscribeQuery } from '@contract/notification-mails.ts'
import type { z } from 'zod'
import { api } from '@/lib/api/api-client.ts'

/** Ends the mails of a group by the link of a mail, without a sign-in. */
export async function unsubscribe(query: z.infer<typeof unsubscribeQuery>): Promise<void> {
  await api.post('/mail/unsubscribe', { query })
}
