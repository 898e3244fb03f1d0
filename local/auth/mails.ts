import type { AuthContext } from './context.ts'
import type { Issued } from './one-time.ts'

/** The kinds of mail that Auth sends; the link carries the kind as `type`. */
export type MailKind = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change' | 'reauthentication'

const wording: Record<MailKind, { subject: string; text: string }> = {
  signup: {
    subject: 'Confirm your email address',
    text: 'Open the link to confirm your address and activate your Quillport account.',
  },
  invite: {
    subject: 'You have been invited to Quillport',
    text: 'Open the link to accept the invitation and choose a password.',
  },
  recovery: {
    subject: 'Reset your password',
    text: 'Open the link to choose a new password. The link expires in one hour. If you did not request it, ignore this email.',
  },
  magiclink: {
    subject: 'Your sign-in link',
    text: 'Open the link to sign in to Quillport. If you did not request it, ignore this email.',
  },
  email_change: {
    subject: 'Confirm your new email address',
    text: 'Open the link to confirm your new email address.',
  },
  reauthentication: {
    subject: 'Your verification code',
    text: 'Enter this code to continue. If you did not request it, change your password.',
  },
}

/** The redirect of a mailed link: the requested URL when its origin is allowed, otherwise the app. */
export function allowedRedirect(ctx: AuthContext, wanted: string | null | undefined): string {
  if (!wanted) return ctx.siteUrl
  try {
    const url = new URL(wanted)
    return [new URL(ctx.siteUrl).origin, ...ctx.redirectOrigins].includes(url.origin) ? url.href : ctx.siteUrl
  } catch {
    return ctx.siteUrl // Not an absolute URL.
  }
}

/** The link that performs the action of a mail. */
export function actionLink(
  ctx: AuthContext,
  kind: MailKind,
  hash: string,
  redirectTo: string | null | undefined,
): string {
  const url = new URL(`${ctx.publicUrl}/auth/v1/verify`)
  url.searchParams.set('token', hash)
  url.searchParams.set('type', kind)
  url.searchParams.set('redirect_to', allowedRedirect(ctx, redirectTo))
  return url.href
}

/** Adds a mail to the outbox. */
export function sendAuthMail(
  ctx: AuthContext,
  kind: MailKind,
  to: string,
  issued: Issued,
  redirectTo: string | null | undefined,
): void {
  const { subject, text } = wording[kind]
  const link = kind === 'reauthentication' ? null : actionLink(ctx, kind, issued.hash, redirectTo)
  ctx.outbox.send({ to, subject, paragraphs: [text], link, code: issued.code })
}
