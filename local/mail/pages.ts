import type { Mail, Outbox } from './outbox.ts'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/

/** The page at `/_mail`: every mail sent, readable and clickable; `/_mail/api/messages?to=` answers them as JSON. */
export function createMailPages(outbox: Outbox): (request: Request) => Response {
  return (request) => {
    // Mails open accounts: a foreign site that points its name at this machine must not read them.
    if (!loopback.test(request.headers.get('host') ?? '')) return html('Not found', '', 404)
    const url = new URL(request.url)
    if (url.pathname === '/_mail/api/messages') {
      if (request.method === 'DELETE') outbox.clear()
      return Response.json(outbox.list(url.searchParams.get('to') ?? undefined))
    }
    const id = /^\/_mail\/([\w-]+)$/.exec(url.pathname)?.[1]
    if (id === undefined) return html('Mails', list(outbox.list(url.searchParams.get('to') ?? undefined)))
    const mail = outbox.find(id)
    return mail ? html(mail.subject, single(mail)) : html('Not found', '<p>There is no such mail.</p>', 404)
  }
}

function list(mails: Mail[]): string {
  if (mails.length === 0)
    return '<p>No mail has been sent yet. Sign up or ask for a new password, then come back.</p>'
  const rows = mails.map(
    (mail) => `<li><a href="/_mail/${mail.id}">${escapeHtml(mail.subject)}</a><br>
      <small>to ${escapeHtml(mail.to)}, <time datetime="${mail.sentAt}">${mail.sentAt.slice(0, 16).replace('T', ' ')}</time></small></li>`,
  )
  return `<ul>${rows.join('')}</ul>`
}

function single(mail: Mail): string {
  return `<p><small>to ${escapeHtml(mail.to)}</small></p>
    ${mail.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}
    ${mail.link ? `<p><a class="action" href="${escapeHtml(mail.link)}">${escapeHtml(mail.subject)}</a></p>` : ''}
    ${mail.code ? `<p>Code: <code>${escapeHtml(mail.code)}</code></p>` : ''}
    <p><a href="/_mail">All mails</a></p>`
}

function html(title: string, body: string, status = 200): Response {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    },
  })
}

const style = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}main{max-width:40rem;margin:2rem auto;padding:0 1rem}
  ul{padding:0;list-style:none}li{padding:.6rem 0;border-block-end:1px solid color-mix(in srgb,currentColor 20%,transparent)}
  .action{display:inline-block;padding:.5rem 1rem;border:1px solid currentColor;border-radius:.5rem;text-decoration:none}`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
