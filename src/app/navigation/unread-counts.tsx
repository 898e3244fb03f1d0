import { useUser } from '@/features/auth/api/session.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { AttentionCounts } from './attention-counts.tsx'
import { UnreadMail } from './unread-mail.tsx'

/** The unread counts of the navigation. */
export function UnreadCounts() {
  const user = useUser()
  const mayReadMail = useAbility().can('read', 'client')
  if (!user) return null
  return (
    <>
      <AttentionCounts uid={user.uid} />
      {mayReadMail ? <UnreadMail uid={user.uid} navId="mail.app" /> : null}
    </>
  )
}
