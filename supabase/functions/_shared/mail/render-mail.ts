import { escapeHtml } from '../html/escape-html.ts'

/** The content of a mail; nothing in it is markup. */
export type MailContent = {
  /** The language of the texts; left out where a person wrote them. */
  language?: 'en' | 'fr'
  subject: string
  /** A paragraph that is only a URL becomes a link. */
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  /** Small lines at the end, each a text or a link. */
  footer?: readonly { text: string; url?: string }[]
}

/** Renders a mail as plain text and as HTML that needs no picture, font or script. */
export function renderMail({ language, subject, paragraphs, button, footer = [] }: MailContent): {
  text: string
  html: string
} {
  const last = footer.map(({ text, url }) => (url ? `${text}\n${url}` : text))
  const text = [
    ...paragraphs,
    ...(button ? [`${button.label}\n${button.url}`] : []),
    // The line by which mail programs recognise a signature.
    ...(last.length > 0 ? [`-- \n${last.join('\n')}`] : []),
  ]
  return { text: text.join('\n\n'), html: page() }

  function page(): string {
    const lang = language ? ` lang="${language}"` : ''
    const rows = [
      ...paragraphs.map(
        (part) => `<p dir="auto" style="margin:0 0 16px">${isUrl(part) ? link(part, part) : lines(part)}</p>`,
      ),
      button ? `<p style="margin:24px 0">${link(button.label, button.url, BUTTON)}</p>` : '',
      footer.length > 0 ? `<div style="${FOOTER}">${footer.map(footerLine).join('')}</div>` : '',
    ]
    return `<!doctype html><html${lang} dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head><body style="${BODY}"><div style="max-width:560px;margin:0 auto">${rows.join('')}</div></body></html>`
  }
}

const BODY = 'margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,Segoe UI,sans-serif'
const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:8px;background:#2f4b8f;color:#ffffff;text-decoration:none;font-weight:600'
const FOOTER =
  'margin-top:32px;padding-top:16px;border-top:1px solid #8888;font-size:13px;line-height:1.5;opacity:.8'

const isUrl = (part: string) => /^https?:\/\/\S+$/.test(part)
const lines = (part: string) => escapeHtml(part).replaceAll('\n', '<br>')
const link = (label: string, url: string, style = '') =>
  `<a href="${escapeHtml(url)}"${style ? ` style="${style}"` : ''}>${escapeHtml(label)}</a>`
const footerLine = ({ text, url }: { text: string; url?: string }) =>
  `<p dir="auto" style="margin:0 0 4px">${url ? link(text, url, 'color:inherit') : escapeHtml(text)}</p>`
