import { answerAddress, answerTo, bounceOf } from './deliver.ts'
import type { Outbox, SentMail } from './outbox.ts'
import type { SmtpFault } from './smtp-receiver.ts'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/

/** The actions of the pages beside showing mails: fail on purpose, and deliver an answer or a bounce. */
export type MailActions = {
  setFault: (fault: SmtpFault) => void
  deliver: (recipient: string, raw: string) => Promise<Response>
}

/**
 * The inbox pages, on their own origin because mails open accounts: `/` lists mails, `/<id>` shows one,
 * `/<id>/html` as its reader sees it, `/api/messages?to=` returns JSON, `PUT /api/fault/<fault>` lets the SMTP server
 * fail, and `POST /<id>/answer` and `POST /<id>/bounce` deliver a mail to the API.
 */
export function createMailPages(
  outbox: Outbox,
  {
    setFault = () => undefined,
    deliver = async () => new Response(null, { status: 503 }),
  }: Partial<MailActions> = {},
): (request: Request) => Promise<Response> {
  const respond = async (request: Request): Promise<Response> => {
    // Prevents DNS rebinding: a foreign host name that resolves to this machine gets no mails.
    if (!loopback.test(request.headers.get('host') ?? '')) return html('Not found', '', 404)
    const url = new URL(request.url)
    const to = url.searchParams.get('to') ?? undefined
    if (url.pathname === '/api/messages') {
      if (request.method === 'DELETE') outbox.clear()
      return Response.json(outbox.list(to))
    }
    if (url.pathname === '/') return html('Emails', list(outbox.list(to)))
    const fault = /^\/api\/fault\/(none|refuse|close)$/.exec(url.pathname)?.[1]
    if (fault && request.method === 'PUT') {
      setFault(fault as SmtpFault)
      return new Response(null, { status: 204 })
    }
    const [, id = '', part] = url.pathname.split('/')
    const mail = outbox.find(id)
    if (mail && request.method === 'POST' && (part === 'answer' || part === 'bounce'))
      return deliverFor(request, mail, part)
    if (mail?.html && part === 'html')
      return new Response(mail.html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    const file = part === undefined ? undefined : mail?.attachments?.[Number(part)]
    if (file) return download(file)
    if (part !== undefined) return html('Not found', '<p>There is no such file.</p>', 404)
    return mail ? html(mail.subject, single(mail)) : html('Not found', '<p>There is no such mail.</p>', 404)
  }

  async function deliverFor(
    request: Request,
    mail: SentMail,
    action: 'answer' | 'bounce',
  ): Promise<Response> {
    // A page of another site cannot answer for the reader.
    const origin = request.headers.get('origin')
    if (origin !== null && origin !== `http://${request.headers.get('host')}`)
      return html('Not found', '', 404)
    const text = String((await request.formData().catch(() => null))?.get('text') ?? '')
    const recipient = action === 'answer' ? answerAddress(mail) : (mail.bounceTo ?? '')
    if (!recipient) return html('Not delivered', '<p>This mail names no address for it.</p>', 409)
    const answer = await deliver(recipient, action === 'answer' ? answerTo(mail, text) : bounceOf(mail))
    const isDone = answer.ok
    await answer.body?.cancel()
    return isDone
      ? html('Delivered', `<p><a href="/${mail.id}">Back to the mail</a></p>`)
      : html('Not delivered', `<p>The API answered ${answer.status}.</p>`, 502)
  }

  return async (request) => {
    const response = await respond(request)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }
}

const headers: Record<string, string> = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // With no-referrer, a browser sends the forms of these pages with the origin null.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

function list(mails: SentMail[]): string {
  if (mails.length === 0)
    return '<p>No mail has been sent yet. Sign up or ask for a new password, then come back.</p>'
  const rows = mails.map(
    (mail) => `<li><a href="/${mail.id}">${escapeHtml(mail.subject)}</a><br>
      <small>to ${escapeHtml(mail.to)}, <time datetime="${mail.sentAt}">${mail.sentAt.slice(0, 16).replace('T', ' ')}</time></small></li>`,
  )
  return `<ul>${rows.join('')}</ul>`
}

function single(mail: SentMail): string {
  return `<p><small>to ${escapeHtml(mail.to)}</small></p>
    ${mail.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}
    ${mail.link ? `<p><a class="action" href="${escapeHtml(mail.link)}">${escapeHtml(mail.subject)}</a></p>` : ''}
    ${mail.code && !mail.link ? `<p>Code: <code>${escapeHtml(mail.code)}</code></p>` : ''}
    ${mail.html ? `<p><a href="/${mail.id}/html">As its reader sees it</a></p>` : ''}
    ${(mail.attachments ?? []).map(({ filename }, at) => `<p>Attached: <a href="/${mail.id}/${at}">${escapeHtml(filename)}</a></p>`).join('')}
    ${answerAddress(mail) ? answerForm(mail) : ''}
    ${mail.bounceTo?.startsWith('b+') ? `<form method="post" action="/${mail.id}/bounce"><button>Bounce</button></form>` : ''}
    <p><a href="/">All mails</a></p>`
}

const answerForm = ({ id }: SentMail) =>
  `<form method="post" action="/${id}/answer"><p><label>Answer<br><textarea name="text" rows="5" required></textarea></label></p>
    <p><button>Answer</button></p></form>`

/** An attached file; it is always saved and never shown, because anybody may have sent it. */
const download = ({ filename, content }: { filename: string; content: string }) =>
  new Response(new Uint8Array(Buffer.from(content, 'base64')), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    },
  })

function html(title: string, body: string, status = 200): Response {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
  return new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const style = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}main{max-width:40rem;margin:2rem auto;padding:0 1rem}
  ul{padding:0;list-style:none}li{padding:.6rem 0;border-block-end:1px solid color-mix(in srgb,currentColor 20%,transparent)}
  textarea{inline-size:100%;font:inherit}.action{display:inline-block;padding:.5rem 1rem;border:1px solid currentColor;border-radius:.5rem;text-decoration:none}`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
