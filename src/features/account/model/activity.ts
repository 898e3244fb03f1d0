import type { Activity } from '@contract/profile-pages.ts'
import type { ProjectEvent } from '@contract/project-events.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import type { href } from '@/lib/routing/href.ts'

const projectEvents = [
  'created',
  'changed',
  'status',
  'assigned',
  'unassigned',
  'attached',
  'delivered',
  'detached',
  'withdrawn',
  'reinstated',
  'accepted',
  'correction',
  'change_asked',
  'change_accepted',
  'change_declined',
  'price_set',
  'price_accepted',
  'price_declined',
  'price_withdrawn',
  'person_added',
  'person_removed',
] as const satisfies readonly ProjectEvent['kind'][]

const known: readonly MessageId[] = [
  ...projectEvents.map((what) => `account.activity.project.${what}` as const),
  ...(['named', 'snapshot', 'restore'] as const).map((what) => `account.activity.revision.${what}` as const),
  ...(['completed', 'failed'] as const).map((what) => `account.activity.import.${what}` as const),
]

/** Message id of an activity; an unknown kind uses the general message. */
export const activityId = ({ kind, what }: Pick<Activity, 'kind' | 'what'>): MessageId =>
  known.find((id) => id === `account.activity.${kind}.${what}`) ?? `account.activity.${kind}.other`

/** Path of the item, manuscript or project that an activity concerns. */
export function activityPath(
  { manuscriptId, itemId, projectId }: Pick<Activity, 'manuscriptId' | 'itemId' | 'projectId'>,
  to: typeof href,
): string | null {
  if (manuscriptId && itemId) return to('editor.item', { manuscriptId, itemId })
  if (manuscriptId) return to('editor.manuscript', { id: manuscriptId })
  return projectId ? `/apps/projects/view/${projectId}` : null
}
