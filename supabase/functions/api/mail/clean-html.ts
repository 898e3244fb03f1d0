import { mailText } from '../../_shared/html/mail-text.ts'
import { sanitizeMail, UnfitMarkup } from '../../_shared/html/sanitize-mail.ts'
import { invalid, refuseField } from '../../_shared/http/errors.ts'

/** Returns sanitised HTML of untrusted input; throws a field error for HTML that the sanitiser refuses. */
export function cleanMessageHtml(html: string): string {
  try {
    return sanitizeMail(html)
  } catch (error) {
    if (error instanceof UnfitMarkup) throw refuseField('html', 'too_complex')
    throw error
  }
}

/** Sanitises the body of a message; throws when it holds no text. */
export function cleanBody(html: string): { html: string; text: string } {
  const clean = cleanMessageHtml(html)
  const text = mailText(clean)
  if (text === '') throw invalid({ html: 'unfilled' })
  return { html: clean, text }
}
