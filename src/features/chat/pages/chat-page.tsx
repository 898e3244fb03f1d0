import { useUser } from '@/features/auth/api/session.ts'
import { ChatScreen } from '../components/chat-screen.tsx'

/** Chat with the people one may write to (`/apps/chat`). */
export function Page() {
  const user = useUser()
  return user ? <ChatScreen key={user.uid} uid={user.uid} /> : null
}
