import { Building2, CalendarClock, FilePlus2, type LucideIcon, Mail, UserPlus } from 'lucide-react'
import type { AppAbility } from '@/lib/auth/ability.ts'

/** One dashboard shortcut: its target and the permission it needs. */
export type DashboardShortcut = Readonly<{
  id: 'new-company' | 'new-user' | 'new-project' | 'due-today' | 'messages'
  path: string
  Icon: LucideIcon
  needs: readonly (readonly [action: string, subject: string])[]
}>

/** New Company, New User, New Project Request, View Due Today, View Messages, in this order. */
export const dashboardShortcuts: readonly DashboardShortcut[] = [
  {
    id: 'new-company',
    path: '/apps/companies/list?new=1',
    Icon: Building2,
    needs: [
      ['create', 'companies'],
      ['read', 'admin'],
    ],
  },
  {
    id: 'new-user',
    path: '/apps/user/list?new=1',
    Icon: UserPlus,
    needs: [
      ['create', 'profiles'],
      ['read', 'admin'],
    ],
  },
  { id: 'new-project', path: '/apps/projects/list?new=1', Icon: FilePlus2, needs: [['create', 'projects']] },
  {
    id: 'due-today',
    path: '/apps/projects/list?due=today',
    Icon: CalendarClock,
    needs: [['read', 'projects']],
  },
  { id: 'messages', path: '/apps/email', Icon: Mail, needs: [['read', 'client']] },
]

/** The shortcuts that a user may open. */
export const permittedShortcuts = (ability: Pick<AppAbility, 'can'>): DashboardShortcut[] =>
  dashboardShortcuts.filter(({ needs }) => needs.every(([action, subject]) => ability.can(action, subject)))
