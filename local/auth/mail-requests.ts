import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf } from './address.ts'
import type { AuthContext } from './context.ts'
import { AuthFailure } from './errors.ts'
import { createLimiter, refuseFor, retryAfter } from './limits.ts'

/** The kinds of mail that an anonymous caller may request. */
type RequestedMail = 'confirmation' | 'recovery' | 'magiclink' | 'email_change'

/** The limits shared by all anonymous calls that may send a mail. */
export type MailRequests = {
  /**
   * Runs a call that may send a mail. Limits, responses and durations do not depend on whether the address
   * has an account.
   */
  run<T>(request: Request, mail: RequestedMail, email: string, work: () => Promise<T>): Promise<T>
}

export function createMailRequests(ctx: AuthContext): MailRequests {
  const { mailRequests, mailIntervalSeconds, mailRequestMs } = ctx.config
  const byAddress = createLimiter(mailRequests, 5 * 60_000)
  const byMail = createLimiter(1, mailIntervalSeconds * 1000)
  return {
    async run(request, mail, email, work) {
      refuseFor(byAddress.take(addressOf(ctx, request)))
      const wait = byMail.take(`${mail} ${email}`)
      if (wait > 0) throw tooSoon(wait)
      const [result] = await Promise.allSettled([work(), sleep(mailRequestMs)])
      if (result.status === 'rejected') throw result.reason
      return result.value
    },
  }
}

/** The refusal of a second mail of one kind within the interval, which prevents flooding a mailbox. */
export const tooSoon = (waitMs: number) =>
  new AuthFailure(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${Math.ceil(waitMs / 1000)} seconds.`,
    {},
    retryAfter(waitMs),
  )
