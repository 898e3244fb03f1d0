import type { accountResponse, MailSettings } from '@contract/account.ts'
import { api } from '@/lib/api/api-client.ts'

/** Stores the language and the time zone of the mails to the signed-in user. */
export async function saveMailPlace(place: Pick<MailSettings, 'language' | 'timeZone'>): Promise<void> {
  await api.patch<typeof accountResponse>('/account', { body: { mail: place } })
}
