import type { z } from 'zod'
import type { Account, patchAccountBody } from '../../_shared/contract/account.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, invalid } from '../../_shared/http/errors.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'
import { readAccount } from './account-rows.ts'

type Changes = z.output<typeof patchAccountBody>

const defined = (columns: Record<string, string | null | undefined>) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Record<
    string,
    string | null
  >

/** Changes the caller's account; returns it and the picture that is no longer used. */
export async function changeAccount(
  tx: Tx,
  uid: string,
  changes: Changes,
): Promise<{ account: Account; dropped: string | null }> {
  // Locked while they are merged, so that switches of two devices at once are both kept.
  if (changes.notifications || changes.mail)
    await tx`select 1 from public.profile_details where user_id = ${uid} for update`
  const before = await readAccount(tx)
  if (changes.avatar && !changes.avatar.startsWith(`${uid}/`)) throw invalid({ avatar: 'no_picture' })
  const profile = defined({
    full_name: changes.fullName,
    username: changes.username,
    about: changes.about,
    avatar_path: changes.avatar,
  })
  const details = defined({
    country: changes.country,
    contact: changes.contact,
    language: changes.language,
    tax_id: changes.taxId,
    address: changes.address,
  })
  if (Object.keys(profile).length > 0) await tx`update public.profiles set ${tx(profile)} where id = ${uid}`
  if (Object.keys(details).length > 0)
    await tx`update public.profile_details set ${tx(details)} where user_id = ${uid}`
  if (changes.notifications) {
    const switches = { ...before.notifications, ...changes.notifications }
    await tx`update public.profile_details
      set settings = jsonb_set(settings, '{notifications}', ${tx.json(switches)}) where user_id = ${uid}`
  }
  if (changes.mail) {
    await tx`update public.profile_details
      set settings = jsonb_set(settings, '{mail}', coalesce(settings -> 'mail', '{}') || ${tx.json(changes.mail)})
      where user_id = ${uid}`
  }
  const account = await readAccount(tx)
  return { account, dropped: before.avatar !== account.avatar ? before.avatar : null }
}

/** Converts database errors that the user can correct to reasons at their fields. */
export function asRefusal(error: unknown): unknown {
  if (!isDatabaseError(error)) return error
  if (
    error.code === '23505' &&
    (error as { constraint_name?: string }).constraint_name === 'profiles_username_key'
  )
    return invalid({ username: 'username_taken' })
  if (error.code === 'QPREF' && error.message === 'last_admin')
    return new HttpError('wrong_state', { reason: 'only_admin', cause: error })
  return error
}
