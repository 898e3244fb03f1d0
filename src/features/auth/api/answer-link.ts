import type { mailLinkResponse } from '@contract/mail-links.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

/** The text that the link in a mail answers; fetched each time the link is opened. */
export const mailLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['mail-link', token] as const,
    queryFn: async ({ signal }) =>
      (await api.get<typeof mailLinkResponse>('/mail-links', { query: { token }, signal })).link,
    retry: false,
    staleTime: 0,
  })

/** One action by the link in a mail. */
type LinkDeed =
  | { token: string; kind: 'answer'; text: string }
  | { token: string; kind: 'acceptance' }
  | { token: string; kind: 'correction'; comment: string; deliveryId: string }
  | { token: string; kind: 'price-acceptance' }
  | { token: string; kind: 'price-refusal'; reason: string }

/** Answers, or decides about a delivery or a price by the link in a mail, once and without a sign-in. */
export async function actByLink(deed: LinkDeed): Promise<void> {
  const query = { token: deed.token }
  if (deed.kind === 'answer') await api.post('/mail-links/answer', { query, body: { text: deed.text } })
  else if (deed.kind === 'acceptance') await api.post('/mail-links/acceptance', { query })
  else if (deed.kind === 'correction')
    await api.post('/mail-links/correction', {
      query,
      body: { comment: deed.comment, deliveryId: deed.deliveryId },
    })
  else {
    const reason = deed.kind === 'price-refusal' ? deed.reason : ''
    await api.post('/mail-links/price', { query, body: { isAccepted: reason === '', reason } })
  }
}
