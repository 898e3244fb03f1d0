import { useUser } from '@/features/auth/api/session.ts'
import { ChatScreen } from '../components/chat-screen.tsx'

/** The chat page (`/apps/chat`). */
export function Page() {
  const user = useUser()
  return user ? <ChatScreen key={user.uid} uid={user.uid} /> : null
}
