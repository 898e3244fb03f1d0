import type { AuthContext } from './context.ts'
import {
  authMailText,
  invitationText,
  type MailLanguage,
  type MailTemplate,
  type MailText,
} from './mail-texts.ts'
import type { Issued } from './one-time.ts'
import type { AuthUser } from './users.ts'

/** The kinds of mail with a link or a code; the link carries the kind as `type`. */
export type MailKind = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change' | 'reauthentication'

const templates: Record<MailKind, MailTemplate> = {
  signup: 'confirmation',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magic_link',
  email_change: 'email_change',
  reauthentication: 'reauthentication',
}

/** The kinds whose link opens a page of the app with the token, so that it works in any browser. */
const opensApp: readonly MailKind[] = ['signup', 'invite', 'recovery']

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

/** The link of `supabase/templates`: the page of the app, with the token in the fragment, which no server logs. */
function appLink(ctx: AuthContext, kind: MailKind, hash: string, redirectTo: string | null | undefined) {
  const url = new URL(allowedRedirect(ctx, redirectTo))
  url.hash = `token_hash=${hash}&type=${kind}`
  return url.href
}

/** Adds a mail with a link or a code to the outbox, in the language of the account. */
export function sendAuthMail(
  ctx: AuthContext,
  kind: MailKind,
  user: AuthUser,
  to: string,
  issued: Issued,
  redirectTo: string | null | undefined,
): void {
  const link = opensApp.includes(kind) ? appLink : actionLink
  ctx.outbox.send({
    to,
    ...bodyOf(textFor(templates[kind], user)),
    link: kind === 'reauthentication' ? null : link(ctx, kind, issued.hash, redirectTo),
    code: issued.code,
  })
}

/** Tells the owner of an account about a change of it. */
export function sendNotice(
  ctx: AuthContext,
  template: 'mfa_factor_enrolled' | 'mfa_factor_unenrolled',
  user: AuthUser,
): void {
  if (!user.email) return
  ctx.outbox.send({ to: user.email, ...bodyOf(textFor(template, user)), link: null, code: null })
}

const bodyOf = ({ subject, paragraphs }: MailText) => ({ subject, paragraphs })

function textFor(template: MailTemplate, { raw_user_meta_data: data }: AuthUser): MailText {
  const language: MailLanguage = data?.language === 'fr' ? 'fr' : 'en'
  if (template !== 'invite') return authMailText(template, language)
  const { invited_by: name, agency } = data ?? {}
  return invitationText(
    language,
    typeof name === 'string' && typeof agency === 'string' ? { name, agency } : null,
  )
}
