import { HttpError } from '../_shared/http/errors.ts'
import type { MailAdapter } from './deps.ts'

const TIMEOUT_MS = 8_000

/**
 * Sends mails through the HTTP API of Resend or a compatible provider; the embedded Supabase answers the same call and
 * keeps the mails in its outbox.
 */
export function createMailAdapter(options: {
  apiUrl: string
  apiKey: string
  from: string
  appUrl: string
}): MailAdapter {
  const { apiUrl, apiKey, from, appUrl } = options
  return {
    appUrl,
    async send({ to, subject, paragraphs, attachments = [], idempotencyKey }) {
      const response = await fetch(apiUrl, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        body: JSON.stringify({
          from,
          to: [to],
          subject,
          text: paragraphs.join('\n\n'),
          ...(attachments.length > 0 ? { attachments } : {}),
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: unknown) => {
        throw new HttpError('unavailable', { headers: { 'Retry-After': '10' }, cause: error })
      })
      await response.body?.cancel()
      if (response.ok) return
      if (response.status === 429 || response.status >= 500) {
        throw new HttpError('unavailable', {
          headers: { 'Retry-After': response.headers.get('retry-after') ?? '10' },
        })
      }
      throw new Error(`The mail provider answered ${response.status}`)
    },
  }
}

/** Rejects every mail, because no provider is configured (docs/deploy.md). */
export const noMail: MailAdapter = {
  appUrl: '',
  send: () => Promise.reject(new Error('MAIL_API_URL and MAIL_API_KEY are not set')),
}
