const analytics = '/dashboards/analytics'
const homes: Readonly<Record<string, string>> = {
  admin: analytics,
  auth: analytics,
  client: '/apps/email',
  manager: '/messages/list',
  user: '/messages/list',
}

/** Where `/` leads: by role in any letter case; another role with a session to analytics; nobody to login. */
export function homeFor(role: string | null | undefined, isSignedIn: boolean): string {
  if (!isSignedIn) return '/login'
  return homes[(role ?? '').toLowerCase()] ?? analytics
}
