import { escapeHtml } from '../html/escape-html.ts'

/** Rows with a link each; a row's note is below its link. */
export type MailList = readonly { text: string; url: string; note?: string }[]

/** The content of a mail; nothing in it is markup. */
export type MailContent = {
  /** The language of the texts; left out where a person wrote them. */
  language?: 'en' | 'fr'
  subject: string
  /** Texts and lists; a text that is only a URL becomes a link. */
  paragraphs: readonly (string | MailList)[]
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
    ...paragraphs.map((part) => (typeof part === 'string' ? part : part.map(textRow).join('\n\n'))),
    ...(button ? [`${button.label}\n${button.url}`] : []),
    // The line by which mail programs recognise a signature.
    ...(last.length > 0 ? [`-- \n${last.join('\n')}`] : []),
  ]
  return { text: text.join('\n\n'), html: page() }

  function page(): string {
    const lang = language ? ` lang="${language}"` : ''
    const rows = [
      ...paragraphs.map((part) => (typeof part === 'string' ? paragraph(part) : list(part))),
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

const ROW = 'margin:0;padding:10px 0;border-bottom:1px solid #8884'
const NOTE = 'font-size:14px;opacity:.8'

type Row = MailList[number]
const textRow = ({ text, url, note }: Row) => [text, ...(note ? [note] : []), url].join('\n')
const paragraph = (part: string) =>
  `<p dir="auto" style="margin:0 0 16px">${isUrl(part) ? link(part, part) : lines(part)}</p>`
const list = (rows: MailList) => `<div style="margin:0 0 16px">${rows.map(htmlRow).join('')}</div>`
const htmlRow = ({ text, url, note }: Row) =>
  `<p dir="auto" style="${ROW}">${link(text, url)}${note ? `<br><span style="${NOTE}">${escapeHtml(note)}</span>` : ''}</p>`
const isUrl = (part: string) => /^https?:\/\/\S+$/.test(part)
const lines = (part: string) => escapeHtml(part).replaceAll('\n', '<br>')
const link = (label: string, url: string, style = '') =>
  `<a href="${escapeHtml(url)}"${style ? ` style="${style}"` : ''}>${escapeHtml(label)}</a>`
const footerLine = ({ text, url }: { text: string; url?: string }) =>
  `<p dir="auto" style="margin:0 0 4px">${url ? link(text, url, 'color:inherit') : escapeHtml(text)}</p>`
