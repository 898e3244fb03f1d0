import { MessagePage } from '../components/message-page.tsx'

/** Says that nothing is at this address. Spec 2 "catch-all". */
export function Page() {
  return <MessagePage titleId="auth.not-found.heading" bodyId="auth.not-found.body" drawing="lost" />
}
