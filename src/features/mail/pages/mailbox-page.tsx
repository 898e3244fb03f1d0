import { useUser } from '@/features/auth/api/session.ts'
import { Mailbox } from '../components/mailbox.tsx'

/** The mailbox, at all of its addresses. */
export function Page() {
  const user = useUser()
  return user ? <Mailbox key={user.uid} uid={user.uid} /> : null
}
