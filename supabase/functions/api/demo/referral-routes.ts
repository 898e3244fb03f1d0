import { createRoute } from '@hono/zod-openapi'
import type { REFERRAL_STATUSES } from '../../_shared/contract/demo/ecommerce.ts'
import {
  type ReferralFigures,
  referralFigures,
  referralInvitationBody,
} from '../../_shared/contract/demo/review-actions.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { invalid } from '../../_shared/http/errors.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { created, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { asDemo, asDemoWithMail } from './as-demo.ts'

const tags = ['sample shop and invoices']
type Status = (typeof REFERRAL_STATUSES)[number]
type Sent = { id: number; email: string; sentAt: string }

/** `/api/apps/ecommerce/referrals`: figures of the referral programme and invitations by mail. */
export function demoReferralResource(api: ApiRouter, { mail }: Deps): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/referral-figures',
      tags,
      summary: 'Counts referrals by status with their earnings, and returns the link of the caller.',
      responses: ok(referralFigures),
    }),
    async (c) => {
      const figures = await asDemo(c, 'read', (tx) => readFigures(tx, mail.appUrl))
      return c.json(figures, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/ecommerce/referral-invitations',
      tags,
      summary: 'Invites an address to the referral programme by mail, once.',
      request: { body: jsonBody(referralInvitationBody) },
      responses: created(referralFigures),
    }),
    async (c) => {
      const { email } = c.req.valid('json')
      const record = async (tx: Tx) => {
        await tx`insert into demo.referral_invitations (email) values (${email})`
        const current = await readFigures(tx, mail.appUrl)
        const [me] = await tx<{ name: string | null }[]>`select private.name_of(auth.uid()) as name`
        return { current, name: me?.name ?? 'A colleague' }
      }
      // Makes the code of the caller, which a rolled back transaction would lose.
      await asDemo(c, 'read', (tx) => tx`select private.referral_code()`)
      const { current } = await withInvitedError(
        asDemoWithMail(c, 'create', record, (invitation) =>
          mail.send({
            to: email,
            subject: 'An invitation to Quillport',
            paragraphs: [
              `${invitation.name} invites you to Quillport.`,
              'Open the link to create an account. You can ignore this email if you did not expect it.',
              invitation.current.link,
            ],
          }),
        ),
      )
      return c.json(current, 201)
    },
  )
}

async function readFigures(tx: Tx, appUrl: string): Promise<ReferralFigures> {
  const [shares, [counted], sent] = await Promise.all([
    tx<{ status: Status; count: number; earningCents: number }[]>`
      select r.status, count(*)::int as count, round(sum(r.earning) * 100)::float8 as earning_cents
        from demo.referrals as r group by r.status`,
    tx<{ invited: number; code: string }[]>`
      select count(*)::int as invited, private.referral_code() as code from demo.referral_invitations`,
    tx<Sent[]>`
      select i.id::int, i.email, i.sent_at from demo.referral_invitations as i
       order by i.sent_at desc, i.id desc limit 5`,
  ])
  const shareOf = (status: Status) => {
    const { count = 0, earningCents = 0 } = shares.find((share) => share.status === status) ?? {}
    return { count, earningCents }
  }
  return {
    total: {
      count: shares.reduce((sum, share) => sum + share.count, 0),
      earningCents: shares.reduce((sum, share) => sum + share.earningCents, 0),
    },
    byStatus: { Paid: shareOf('Paid'), Unpaid: shareOf('Unpaid'), Rejected: shareOf('Rejected') },
    invited: counted?.invited ?? 0,
    invitations: [...sent],
    link: `${appUrl}/build/register?ref=${counted?.code ?? ''}`,
  }
}

/** Awaits an invitation and converts a repeated one to a message at the field. */
async function withInvitedError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const isKnown =
      isDatabaseError(error) &&
      (error as { constraint_name?: string }).constraint_name === 'referral_invitations_email_key'
    throw isKnown ? invalid({ email: 'taken' }) : error
  }
}
