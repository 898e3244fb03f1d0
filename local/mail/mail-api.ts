import { z } from 'zod'
import type { Outbox } from './outbox.ts'

/** The fields of a mail that the functions send, in the format of Resend. */
const sentBody = z.object({
  from: z.string(),
  to: z.array(z.string()).length(1),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ filename: z.string(), content: z.base64() })).default([]),
})

/** `POST /emails` with the secret key: puts a mail of the functions into the outbox. The last URL becomes its link. */
export function createMailApi(outbox: Outbox, secretKey: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.headers.get('authorization') !== `Bearer ${secretKey}`) return refuse(401)
    if (request.method !== 'POST') return refuse(405)
    const body = sentBody.safeParse(await request.json().catch(() => null))
    if (!body.success) return refuse(422)
    const { to, subject, text, attachments } = body.data
    const all = text.split('\n\n')
    const last = all.at(-1) ?? ''
    const link = /^https?:\/\/\S+$/.test(last) ? last : null
    const paragraphs = link === null ? all : all.slice(0, -1)
    outbox.send({ to: to[0] ?? '', subject, paragraphs, link, code: null, attachments })
    return Response.json({ id: crypto.randomUUID() })
  }
}

const refuse = (status: number) => Response.json({ name: 'refused' }, { status })
