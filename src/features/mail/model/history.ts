import type { MailMessage } from '@contract/mail.ts'
import type { IntlShape } from 'react-intl'
import { nameWithCompany } from '@/features/people/shared/name-with-company.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { splitQuoted } from './quoted.ts'
import { toSafeHtml, toSafeNodes } from './sanitise.ts'

/** Maximum length of forwarded history; the contract allows a million characters in total. */
const MAX_CHARACTERS = 800_000

const asText = (text: string) => {
  const frame = document.createElement('p')
  frame.textContent = text
  return frame.innerHTML
}

function quote(message: MailMessage, html: string, intl: IntlShape): string {
  const { from } = message
  const name = from
    ? nameWithCompany(intl, from.name, from.affiliation)
    : intl.formatMessage({ id: 'mail.message.deleted' })
  const date = formatDate(intl, message.sentAt, 'dayTime')
  const intro = intl.formatMessage({ id: 'mail.quoted.intro' }, { name, date })
  return `<p>${asText(intro)}</p><blockquote>${html}</blockquote>`
}

/** A message as quoted history: a line that names the sender, then the quotation. */
export const asHistory = (message: MailMessage, intl: IntlShape): string =>
  quote(message, toSafeHtml(message.html), intl)

/** The text of a message without the quoted history at its end. */
function ownWords(message: MailMessage): string {
  const frame = document.createElement('div')
  frame.append(splitQuoted(toSafeNodes(message.html)).body)
  return frame.innerHTML
}

/**
 * Messages as forwarded: a rule, then each message quoted, oldest first, without its own history; the oldest
 * are dropped when the text is too long.
 */
export function asForwarded(messages: readonly MailMessage[], intl: IntlShape): string {
  const quotes: string[] = []
  let length = 0
  for (const message of messages.toReversed()) {
    const html = quote(message, messages.length > 1 ? ownWords(message) : toSafeHtml(message.html), intl)
    length += html.length
    if (length > MAX_CHARACTERS && quotes.length > 0) {
      quotes.push(`<p>${asText(intl.formatMessage({ id: 'mail.forward.left-out' }))}</p>`)
      break
    }
    quotes.push(html)
  }
  return `<hr>${quotes.toReversed().join('')}`
}
