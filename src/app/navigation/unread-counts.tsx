import { useUser } from '@/features/auth/api/session.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { LazyBoundary } from '@/ui/overlay/lazy-boundary.tsx'
import { lazyWithRetry } from '@/ui/overlay/lazy-with-retry.tsx'

const AttentionCounts = lazyWithRetry(() => import('./attention-counts.tsx'), 'AttentionCounts')
const UnreadMail = lazyWithRetry(() => import('./unread-mail.tsx'), 'UnreadMail')

/** Loads the unread counts of the navigation in a lazy chunk, after the first screen. */
export function UnreadCounts() {
  const user = useUser()
  const mayReadMail = useAbility().can('read', 'client')
  if (!user) return null
  return (
    <>
      <LazyBoundary failure="silent">
        <AttentionCounts uid={user.uid} />
      </LazyBoundary>
      {mayReadMail ? (
        <LazyBoundary failure="silent">
          <UnreadMail uid={user.uid} navId="mail.app" />
        </LazyBoundary>
      ) : null}
    </>
  )
}
