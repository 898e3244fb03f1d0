import type { Email } from 'postal-mime'
import type { AsCaller, Tx } from '../../_shared/db/as-caller.ts'
import type { AsService } from '../../_shared/db/as-service.ts'
import type { Log } from '../../_shared/http/log.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'
import { ReplyRefused, writeComment, writeReply } from '../../_shared/mail/write-reply.ts'
import { classifyMail, isFailedSender } from './classify-mail.ts'
import { plainText, replyText } from './reply-text.ts'
import { type MailFileStore, storeFiles } from './store-files.ts'

/** One row of `private.claim_inbound`. */
type Claimed = {
  id: string
  raw: Uint8Array
  recipient: string
  isFailed: boolean
  userId: string | null
  email: string | null
  threadId: string | null
  projectId: string | null
  /** The mails of this person about this thread in the last hour. */
  recent: number
}

/** Why a mail is not accepted; staff see these in "Needs a look". */
type LookReason =
  | 'unknown_address'
  | 'other_sender'
  | 'failed_check'
  | 'too_many'
  | 'empty'
  | 'not_allowed'
  | 'files_refused'
  | 'unreadable'

type Settled = { state: 'accepted' | 'ignored' | 'look'; reason: string; sender?: string; original?: string }

/** The number of mails that were accepted, ignored, or left to staff. */
export type ReceivedMails = { accepted: number; ignored: number; look: number }

export type ReceiveDeps = {
  asService: AsService
  asCaller: AsCaller
  store: MailFileStore
  log: Log
}

/** A mail needs up to a second of processor time, of which a hosted function has two for a call. */
const MOST = 5
/** More mails of a person about a thread in an hour are those of a machine. */
const MOST_AN_HOUR = 20
const LONGEST_ORIGINAL = 256 * 1024

/**
 * Reads waiting mails: each becomes a message or a comment of the person to whom its address was given, is ignored, or is
 * left to staff. One that is interrupted is read again, and writes nothing twice: its id is that of the
 * message.
 */
export async function receiveMails(deps: ReceiveDeps): Promise<ReceivedMails> {
  const { asService, log } = deps
  const mails = await asService((tx) => tx<Claimed[]>`select * from private.claim_inbound(${MOST})`)
  const result: ReceivedMails = { accepted: 0, ignored: 0, look: 0 }
  for (const mail of mails) {
    try {
      const { state, reason, sender = '', original = null } = await receive(deps, mail)
      await asService(
        (tx) => tx`select private.settle_inbound(${mail.id}, ${state}, ${reason}, ${sender}, ${original},
          ${mail.userId}, ${mail.threadId}, ${mail.projectId})`,
      )
      result[state] += 1
    } catch (error) {
      // Read again after the lease; after five attempts it is one that staff look at.
      log({ requestId: mail.id, code: 'mail_not_received', error })
    }
  }
  return result
}

async function receive(deps: ReceiveDeps, mail: Claimed): Promise<Settled> {
  const parsed = await parse(mail.raw)
  if (parsed === null) return { state: 'look', reason: 'unreadable' }
  const sender = parsed.from && 'address' in parsed.from ? (parsed.from.address ?? '').toLowerCase() : ''
  const kind = classifyMail(parsed)
  if (kind.kind === 'failure') {
    const { state, address, reason } = kind
    if (mail.userId)
      await deps.asService(
        (tx) =>
          tx`select private.note_mail_failure(${mail.userId}, ${address || mail.email}, ${state}, ${reason})`,
      )
    return { state: 'ignored', reason: state, sender }
  }
  if (kind.kind === 'ignored') return { state: 'ignored', reason: kind.reason, sender }
  const whole = plainText(parsed)
  const look = (reason: LookReason): Settled => ({
    state: 'look',
    reason,
    sender,
    original: whole.slice(0, LONGEST_ORIGINAL),
  })
  if (mail.userId === null || (mail.threadId === null && mail.projectId === null)) {
    // Spam to guessed addresses is not shown to anybody.
    const [known] = await deps.asService(
      (tx) => tx<{ isKnown: boolean }[]>`select private.is_known_address(${sender}) as is_known`,
    )
    return known?.isKnown ? look('unknown_address') : { state: 'ignored', reason: 'unknown_address', sender }
  }
  if (mail.recent > MOST_AN_HOUR) return { state: 'ignored', reason: 'too_many', sender }
  if (mail.recent === MOST_AN_HOUR) return look('too_many')
  if (sender !== mail.email?.toLowerCase()) return look('other_sender')
  if (mail.isFailed || isFailedSender(parsed)) return look('failed_check')
  const text = replyText(whole)
  if (text === '' && parsed.attachments.length === 0) return look('empty')
  return write(deps, { ...mail, userId: mail.userId }, { parsed, text, whole, sender, look })
}

async function parse(raw: Uint8Array): Promise<Email | null> {
  const { default: PostalMime } = await import('postal-mime')
  try {
    return await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer', maxNestingDepth: 100 })
  } catch {
    // Staff look at a mail that the parser refuses.
    return null
  }
}

type Content = {
  parsed: Email
  text: string
  whole: string
  sender: string
  look: (reason: LookReason) => Settled
}

async function write(
  deps: ReceiveDeps,
  mail: Claimed & { userId: string },
  { parsed, text, whole, sender, look }: Content,
): Promise<Settled> {
  // As in private.finish_messages: the person has no session now.
  const claims = { sub: mail.userId, role: 'authenticated' as const, aal: 'aal2' }
  const asPerson = <T>(work: (tx: Tx) => Promise<T>) => deps.asCaller(claims, work)
  const { id, threadId, projectId } = mail
  const accepted: Settled = {
    state: 'accepted',
    reason: '',
    sender,
    original: whole.slice(0, LONGEST_ORIGINAL),
  }
  try {
    if (threadId !== null) {
      const files = await storeFiles(deps, asPerson, {
        mail,
        bucket: 'mail-files',
        folder: mail.userId,
        parsed,
      })
      if (files === null) return look('files_refused')
      await asPerson((tx) => writeReply(tx, { id, threadId, text: text || namesOf(files), files }))
      return accepted
    }
    if (projectId === null) return look('unknown_address')
    const [project] = await asPerson((tx) => tx`select from public.projects where id = ${projectId}`)
    if (!project) return look('not_allowed')
    const files = await storeFiles(deps, asPerson, {
      mail,
      bucket: 'project-files',
      folder: projectId,
      parsed,
    })
    if (files === null) return look('files_refused')
    await asPerson(async (tx) => {
      await writeComment(tx, { id, projectId, text: text || namesOf(files) })
      for (const file of files)
        await tx`
          insert into public.project_attachments ${tx({ ...file, project_id: projectId, kind: 'comment', comment_id: id })}
          on conflict (project_id, id) do nothing`
    })
    return accepted
  } catch (error) {
    if (error instanceof ReplyRefused || isRefusal(error)) return look('not_allowed')
    throw error
  }
}

const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name).join('\n')

/** The rules of the database refuse what a person may not do; anything else may succeed later. */
const isRefusal = (error: unknown) =>
  isDatabaseError(error) && /^(QM|QP|P0002|42501|23514|55000)/.test(error.code)
