import { MessagePage } from '../components/message-page.tsx'

/** Says that something is on its way. Spec 2 "Authentication". */
export function Page() {
  return (
    <MessagePage titleId="auth.coming-soon.heading" bodyId="auth.coming-soon.body" drawing="blank-page" />
  )
}
