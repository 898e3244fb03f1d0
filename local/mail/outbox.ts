import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A sent mail. */
export type SentMail = {
  id: string
  to: string
  subject: string
  /** The text of the mail, one entry per paragraph. */
  paragraphs: string[]
  /** The target of the mail's button, and the code to type instead. */
  link: string | null
  code: string | null
  /** The mail as HTML, and its headers by lower-case name; mails of Auth have neither. */
  html?: string | null
  headers?: Record<string, string>
  /** The address to which the mail bounces. */
  bounceTo?: string
  /** The attached files, in base64. */
  attachments?: { filename: string; content: string }[]
  sentAt: string
}

/** The mails that the embedded Supabase would have sent, newest first. */
export type Outbox = {
  send(mail: Omit<SentMail, 'id' | 'sentAt'>): void
  list(to?: string): SentMail[]
  find(id: string): SentMail | null
  clear(): void
}

const kept = 200

/** An outbox in a folder, one file per mail, so that mails survive a restart. */
export function createOutbox(folder: string): Outbox {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const names = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
  /** A damaged file is reported and left out, so that the other mails stay readable. */
  const read = (name: string): SentMail | null => {
    try {
      const mail = JSON.parse(readFileSync(join(folder, name), 'utf8')) as SentMail | null
      if (mail && typeof mail.to === 'string' && Array.isArray(mail.paragraphs)) return mail
      console.error(`mail: ${name} is damaged and not shown`)
    } catch (error) {
      console.error(`mail: ${name} is damaged and not shown: ${(error as Error).message}`)
    }
    return null
  }
  let last = 0
  return {
    send(content) {
      // Mails of the same millisecond keep their order.
      last = Math.max(Date.now(), last + 1)
      const id = `${String(last).padStart(15, '0')}-${randomUUID().slice(0, 8)}`
      const file = join(folder, `${id}.json`)
      writeFileSync(`${file}.new`, JSON.stringify({ ...content, id, sentAt: new Date(last).toISOString() }), {
        mode: 0o600,
      })
      renameSync(`${file}.new`, file)
      for (const old of names().slice(kept)) rmSync(join(folder, old), { force: true })
    },
    list(to) {
      const mails = names().flatMap((name) => read(name) ?? [])
      return to === undefined ? mails : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())
    },
    find(id) {
      return names().includes(`${id}.json`) ? read(`${id}.json`) : null
    },
    clear() {
      for (const name of names()) rmSync(join(folder, name), { force: true })
    },
  }
}
