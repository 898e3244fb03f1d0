import type { AppAbility } from '@/lib/auth/ability.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { href } from '@/lib/routing/href.ts'
import { canAccessPath } from '../../can-access-path.ts'

/** A screen that `g` and a letter open. */
export type GoTo = Readonly<{ key: string; path: string; labelId: MessageId }>

const all: readonly GoTo[] = [
  { key: 'h', path: '/', labelId: 'app.shortcuts.home' },
  { key: 'w', path: href('manuscripts.list'), labelId: 'manuscripts.list.title' },
  { key: 'm', path: href('mail.app'), labelId: 'mail.app.title' },
  { key: 'r', path: href('projects.list'), labelId: 'projects.list.title' },
  { key: 'c', path: href('chat.page'), labelId: 'chat.page.title' },
  { key: 'u', path: href('users.list'), labelId: 'users.list.title' },
  { key: 'o', path: href('companies.list'), labelId: 'companies.list.title' },
]

/** The go-to shortcuts of the screens that the user may open. */
export const goToKeys = (ability: Pick<AppAbility, 'can' | 'relevantRuleFor'>): GoTo[] =>
  all.filter(({ path }) => path === '/' || canAccessPath(path, ability))
