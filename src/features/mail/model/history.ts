import type { MailMessage } from '@contract/mail.ts'
import type { IntlShape } from 'react-intl'
import { toSafeHtml } from './sanitise.ts'

const asText = (text: string) => {
  const frame = document.createElement('p')
  frame.textContent = text
  return frame.innerHTML
}

/** A message as history: a line that says whose words they are, and the words as a quotation. */
export function asHistory(message: MailMessage, intl: IntlShape): string {
  const name = message.from?.name ?? intl.formatMessage({ id: 'mail.message.gone' })
  const date = intl.formatDate(message.sentAt, { dateStyle: 'long', timeStyle: 'short' })
  const intro = intl.formatMessage({ id: 'mail.quoted.intro' }, { name, date })
  return `<p>${asText(intro)}</p><blockquote>${toSafeHtml(message.html)}</blockquote>`
}
