import EmailReplyParser from 'email-reply-parser'
import { mailText } from '../../_shared/html/mail-text.ts'
import { sanitizeMail, UnfitMarkup } from '../../_shared/html/sanitize-mail.ts'
import { cutAtReplyLine } from '../../_shared/mail/reply-line.ts'

/** The parser needs quadratic time for many lines, so that it gets a text of this size at most. */
const LONGEST = 64 * 1024
const MOST_LINES = 2000
/** HTML beyond this is not read. */
const LONGEST_HTML = 512 * 1024

/** The text of a mail with lines as `\n`; the HTML counts only where there is no text, with quotes as lines of `>`. */
export function plainText({ text, html }: { text?: string | undefined; html?: string | undefined }): string {
  if (text?.trim()) return text.replaceAll('\r\n', '\n').replaceAll('\0', '')
  return html === undefined ? '' : htmlText(html.slice(0, LONGEST_HTML)).replaceAll('\0', '')
}

function htmlText(html: string): string {
  try {
    let clean = sanitizeMail(html.replaceAll(/\r?\n/g, ' '))
    // The innermost quote first; quotes nest at most as deep as the sanitiser allows.
    const inner = /<blockquote>((?:(?!<\/?blockquote>)[\s\S])*)<\/blockquote>/
    for (let quote = inner.exec(clean); quote; quote = inner.exec(clean)) {
      const lines = mailText(quote[1] ?? '').split('\n')
      const quoted = lines.map((line) => `&gt; ${line.replaceAll('<', '&lt;')}`).join('<br />')
      clean = `${clean.slice(0, quote.index)}<br />${quoted}<br />${clean.slice(quote.index + quote[0].length)}`
    }
    return mailText(clean)
  } catch (error) {
    if (error instanceof UnfitMarkup) return ''
    throw error
  }
}

/**
 * The text that a person wrote in an answer, without the quoted text and without the signature. Without text
 * before our own line, the answers between the quoted lines are taken.
 */
export function replyText(whole: string): string {
  const { before, after } = cutAtReplyLine(whole)
  if (before === whole) return parse(whole)
  // A quoted line lets the parser recognise the line before it, which says who wrote what follows.
  return parse(`${before}\n> .`) || parse(after)
}

function parse(text: string): string {
  const lines = text.slice(0, LONGEST).split('\n', MOST_LINES)
  const capped = lines.map((line) => line.trimEnd()).join('\n')
  return new EmailReplyParser()
    .read(capped.replaceAll(/\n{3,}/g, '\n\n'))
    .getVisibleText()
    .trim()
}
