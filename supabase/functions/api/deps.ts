import type { Sql } from 'postgres'
import type { AsAnon, AsCaller } from '../_shared/db/as-caller.ts'
import type { Log } from '../_shared/http/log.ts'
import type { Verify } from '../_shared/http/verify.ts'
import type { MailContent } from '../_shared/mail/render-mail.ts'
import type { MailAttachment } from '../_shared/mail/smtp.ts'
import type { InboundSecrets } from './mail/inbound-providers.ts'

/** The Auth calls of the API. */
export type AuthAdapter = {
  /** Returns an access token, or null for wrong credentials; failed attempts are limited per network address. */
  signIn(email: string, password: string, networkAddress?: string): Promise<string | null>
}

/** The inviter and the language of the mail, as user metadata that the mail template reads. */
export type InvitationData = { invitedBy: string; language: string }

/**
 * Account management through Auth with the service key; called only after the database has checked the caller's
 * rights.
 */
export type AccountsAdapter = {
  /** Creates the account of an address, or finds the pending one, and sends the mail with the password link. */
  invite(
    email: string,
    options: { redirectTo?: string | undefined; data: InvitationData },
  ): Promise<'sent' | 'exists' | 'too-many'>
  /** Deletes an account permanently; a missing one is ignored. */
  deleteUser(id: string): Promise<void>
  /** Deletes the second factors of an account; a missing one is ignored. */
  deleteFactors(id: string): Promise<void>
}

/** The Storage calls of the API, made as the caller under row-level security. */
export type StorageAdapter = {
  /** Removes objects of a bucket; missing ones are ignored. */
  remove(token: string, bucket: string, paths: readonly string[]): Promise<void>
  /** Returns an object; null for a missing one, and `too-large` for one of more than `most` bytes. */
  read(
    token: string,
    bucket: string,
    path: string,
    most: number,
  ): Promise<Uint8Array<ArrayBuffer> | 'too-large' | null>
  /** Stores a new object. */
  write(
    token: string,
    bucket: string,
    path: string,
    mime: string,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<void>
}

/** Sends mails of the API; the mails of accounts are sent by Auth. */
export type MailAdapter = {
  /** The address of the app without a trailing slash, for links in mails. */
  appUrl: string
  /** Sends a mail to one address; one that the mail server cannot take now is answered with 503. */
  send(
    mail: MailContent & {
      to: string
      attachments?: readonly MailAttachment[]
      /** Becomes the Message-ID, so that mail programs show a repeated mail once. */
      idempotencyKey?: string
    },
  ): Promise<void>
}

/** The calls of weekly exports with the service key; the rows decide as the person (decision 0081). */
export type WeeklyAdapter = {
  /** Whether a request has the key of the service, which only the timer has. */
  isTimer(request: Request): Promise<boolean>
  /** Returns an object of this many bytes. */
  read(bucket: string, path: string, size: number): Promise<Uint8Array<ArrayBuffer>>
  /** Stores an object without an owner. */
  write(bucket: string, path: string, mime: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
}

/** The API's access to the import worker. */
export type ImporterAdapter = {
  /** Starts the worker without waiting; after a failed call, the worker's timer starts it. */
  wake(): void
}

/** The dependencies of the API, from `index.ts` in Deno or from tests in Node. */
export type AppOptions = {
  sql: Sql
  verify: Verify
  auth: AuthAdapter
  /** Required for inviting and deleting accounts. */
  accounts?: AccountsAdapter
  storage: StorageAdapter
  /** Required for sending mails. */
  mail?: MailAdapter
  /** Without a secret, no mail is received. */
  inbound?: InboundSecrets
  /** Without it, no weekly export is written. */
  weekly?: WeeklyAdapter
  /** Without it, jobs wait for the worker's timer. */
  importer?: ImporterAdapter
  log?: Log
  /** The header with the network address of the caller, which no client can write (docs/deploy.md). */
  addressHeader?: string
  /** The origins of the pages that may call the API; others are refused. */
  origins?: readonly string[]
  /** The time limit of a statement. */
  timeoutMs?: number
  /** The longest wait for a free connection to the database, by default a second behind a pooler only. */
  waitMs?: number
}

/** The dependencies of the functions that register routes. */
export type Deps = Required<Omit<AppOptions, 'timeoutMs' | 'waitMs' | 'addressHeader' | 'origins'>> & {
  asCaller: AsCaller
  asFirstFactor: AsCaller
  asAnon: AsAnon
  /** Runs the database functions for visitors, with the rights of the API itself. */
  asVisitor: AsAnon
}
