import type { Activity } from '@contract/profile-pages.ts'
import { PROJECT_EVENT_KINDS } from '@contract/project-events.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import type { href } from '@/lib/routing/href.ts'

const known: readonly MessageId[] = [
  ...PROJECT_EVENT_KINDS.map((what) => `account.activity.project.${what}` as const),
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
