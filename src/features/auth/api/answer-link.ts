import type { mailLinkResponse } from '@contract/mail-links.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

/** The text that the link in a mail answers; fetched each time the link is opened. */
export const mailLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['mail-link', token] as const,
    queryFn: async ({ signal }) =>
      (await api.get<typeof mailLinkResponse>('/mail-links', { query: { token }, signal })).link,
    retry: false,
    staleTime: 0,
  })

/** Answers by the link in a mail, once and without a sign-in. */
export async function answerByLink({ token, text }: { token: string; text: string }): Promise<void> {
  await api.post('/mail-links/answer', { query: { token }, body: { text } })
}
