import type { Account } from '../../_shared/contract/account.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError } from '../../_shared/http/errors.ts'

type Row = Omit<Account, 'role'> & { role: string | null }

/** Returns the caller's account. */
export async function readAccount(tx: Tx): Promise<Account> {
  const [row] = await tx<Row[]>`
    select p.id as uid, p.full_name, p.username, p.email, private.my_role() as role, p.department,
      c.name as company, p.avatar_path as avatar, p.about, d.country, d.contact, d.language, d.tax_id, d.address,
      d.current_plan, d.billing,
      case when jsonb_typeof(d.settings -> 'notifications') = 'object' then d.settings -> 'notifications' else '{}' end as notifications,
      private.mail_settings(d.settings, private.my_role()) as mail
      from public.profiles p join public.profile_details d on d.user_id = p.id
      left join public.companies c on c.id = p.company_id
     where p.id = (select auth.uid())`
  if (!row) throw new HttpError('unauthenticated')
  if (row.role === null) throw new HttpError('inactive')
  return { ...row, role: row.role, notifications: onlySwitches(row.notifications) }
}

/** Keeps only boolean settings, because the stored JSON is not validated. */
function onlySwitches(value: Account['notifications']): Account['notifications'] {
  return Object.fromEntries(Object.entries(value).filter(([, on]) => typeof on === 'boolean'))
}
