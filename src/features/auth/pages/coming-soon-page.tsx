import { MessagePage } from '../components/message-page.tsx'

/** The page for a screen that is not released yet. */
export function Page() {
  return (
    <MessagePage titleId="auth.coming-soon.heading" bodyId="auth.coming-soon.body" drawing="blank-page" />
  )
}
