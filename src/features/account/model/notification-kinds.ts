import type { NOTIFICATION_KINDS } from '@contract/notifications.ts'
import type { AppAbility } from '@/lib/auth/ability.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'

export type Kind = (typeof NOTIFICATION_KINDS)[number]

type Ability = Pick<AppAbility, 'can'>

const always = () => true
const readsProjects = (ability: Ability) => ability.can('read', 'projects')
const isStaff = (ability: Ability) => readsProjects(ability) && ability.can('read', 'user')
const isClient = (ability: Ability) => readsProjects(ability) && !ability.can('read', 'user')
const receivesProjects = (ability: Ability) =>
  ability.can('update', 'assignments') && ability.can('read', 'all-projects')
const imports = (ability: Ability) => ability.can('create', 'manuscripts')

/** The people who can receive each kind; the database uses the same rules. */
const receivers: Readonly<Record<Kind, (ability: Ability) => boolean>> = {
  project_received: receivesProjects,
  project_assigned: isStaff,
  project_joined: isClient,
  project_status: readsProjects,
  project_comment: readsProjects,
  project_due_date: readsProjects,
  project_file: readsProjects,
  project_withdrawn: isStaff,
  project_question: readsProjects,
  project_accepted: readsProjects,
  project_correction: readsProjects,
  project_change_asked: readsProjects,
  project_change_decided: readsProjects,
  project_price: readsProjects,
  project_price_decided: readsProjects,
  project_reminder: isClient,
  project_accepts_soon: isClient,
  mentioned: (ability) => ability.can('read', 'client') || readsProjects(ability),
  message_received: (ability) => ability.can('read', 'client'),
  message_assigned: isStaff,
  message_not_sent: (ability) => ability.can('read', 'client'),
  chat_received: always,
  manuscript_shared: (ability) => ability.can('read', 'manuscripts'),
  weekly_export_failed: (ability) => ability.can('read', 'manuscripts'),
  import_completed: imports,
  import_failed: imports,
  plan_requested: (ability) => ability.can('manage', 'all'),
  account_created: (ability) => ability.can('manage', 'all'),
  plan_decided: (ability) => !ability.can('manage', 'all'),
}

const groups: readonly { id: MessageKey<'account.notify.group'>; kinds: readonly Kind[] }[] = [
  {
    id: 'projects',
    kinds: [
      'project_received',
      'project_assigned',
      'project_joined',
      'project_status',
      'project_due_date',
      'project_file',
      'project_accepted',
      'project_correction',
      'project_change_asked',
      'project_change_decided',
      'project_price',
      'project_price_decided',
      'project_comment',
      'project_question',
      'project_reminder',
      'project_accepts_soon',
      'project_withdrawn',
    ],
  },
  {
    id: 'messages',
    kinds: ['mentioned', 'message_received', 'message_assigned', 'message_not_sent', 'chat_received'],
  },
  { id: 'manuscripts', kinds: ['manuscript_shared', 'weekly_export_failed'] },
  { id: 'imports', kinds: ['import_completed', 'import_failed'] },
  { id: 'plans', kinds: ['plan_requested', 'plan_decided', 'account_created'] },
]

/** The kinds a user can receive, grouped as in the settings. */
export const kindGroupsFor = (ability: Ability) =>
  groups
    .map(({ id, kinds }) => ({ id, kinds: kinds.filter((kind) => receivers[kind](ability)) }))
    .filter(({ kinds }) => kinds.length > 0)
