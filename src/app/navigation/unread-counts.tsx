import { useUser } from '@/features/auth/api/session.ts'
import { useAbility } from '@/lib/ability.ts'
import { lazyPart } from '@/ui/lazy-part.tsx'
import { LoadedLater } from '@/ui/loaded-later.tsx'

const AttentionCounts = lazyPart(() => import('./attention-counts.tsx').then((file) => file.AttentionCounts))
const UnreadMail = lazyPart(() => import('./unread-mail.tsx').then((file) => file.UnreadMail))

/** What counts the unread things behind the navigation; it is loaded beside the first screen, not before it. */
export function UnreadCounts() {
  const user = useUser()
  const mayReadMail = useAbility().can('read', 'client')
  if (!user) return null
  return (
    <>
      <LoadedLater isQuiet>
        <AttentionCounts uid={user.uid} />
      </LoadedLater>
      {mayReadMail ? (
        <LoadedLater isQuiet>
          <UnreadMail uid={user.uid} navId="mail.app" />
        </LoadedLater>
      ) : null}
    </>
  )
}
