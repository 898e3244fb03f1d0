import { useUser } from '@/features/auth/api/session.ts'
import { Mailbox } from '../components/mailbox.tsx'

/** The mailbox, whichever door one came in by. Spec 2 "Projects, messages and admin". */
export function Page() {
  const user = useUser()
  return user ? <Mailbox key={user.uid} uid={user.uid} /> : null
}
