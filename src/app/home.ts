const analytics = '/dashboards/analytics'
const homes: Readonly<Record<string, string>> = {
  admin: analytics,
  auth: analytics,
  client: '/apps/email',
  manager: '/messages/list',
  user: '/messages/list',
}

/**
 * The target of `/`: by role in any letter case; other signed-in roles to analytics; signed-out
 * visitors to login.
 */
export function homeFor(role: string | null | undefined, isSignedIn: boolean): string {
  if (!isSignedIn) return '/login'
  return homes[(role ?? '').toLowerCase()] ?? analytics
}
