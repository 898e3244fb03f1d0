import type { Sql } from 'postgres'
import type { AccountsAdapter, InvitationData } from '../../../supabase/functions/api/deps.ts'

/** Auth for the API tests, on the test database: creates, finds and deletes accounts, and records mails. */
export type TestAccounts = AccountsAdapter & {
  mails: ({ email: string; redirectTo: string | undefined } & InvitationData)[]
  /** The result of the next invitation, instead of sending it. */
  fail: 'exists' | 'too-many' | Error | null
}

/** A replacement of Auth; `sql` returns the database owner, which is created later. */
export function testAccounts(sql: () => Sql): TestAccounts {
  const accounts: TestAccounts = {
    mails: [],
    fail: null,
    async invite(email, { redirectTo, data }) {
      const { fail } = accounts
      accounts.fail = null
      if (fail instanceof Error) throw fail
      if (fail !== null) return fail
      const [known] = await sql()`select email_confirmed_at from auth.users where email = ${email}`
      if (known?.email_confirmed_at) return 'exists'
      if (known) await sql()`update auth.users set invited_at = now() where email = ${email}`
      else
        await sql()`insert into auth.users (id, email, invited_at, raw_user_meta_data, created_at)
          values (gen_random_uuid(), ${email}, now(), '{}', now())`
      accounts.mails.push({ email, redirectTo, ...data })
      return 'sent'
    },
    async deleteUser(id) {
      const { fail } = accounts
      accounts.fail = null
      if (fail instanceof Error) throw fail
      await sql()`delete from auth.users where id = ${id}`
    },
    async deleteFactors(id) {
      const { fail } = accounts
      accounts.fail = null
      if (fail instanceof Error) throw fail
      await sql()`delete from auth.mfa_factors where user_id = ${id}`
    },
  }
  return accounts
}
