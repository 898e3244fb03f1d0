import { useSession } from '../api/session.ts'
import { MessagePage } from '../components/message-page.tsx'
import { OpenInstead } from '../components/open-instead.tsx'

/** Says that there is no page at this address; signed in, inside the frame. Spec 2 "catch-all". */
export function Page() {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <MessagePage
      titleId="auth.not-found.heading"
      bodyId="auth.not-found.body"
      drawing="lost"
      code={404}
      isFramed={isSignedIn}
      {...(isSignedIn ? { action: <OpenInstead /> } : {})}
    />
  )
}
