import type { Activity } from '@contract/profile-pages.ts'
import type { ProjectEvent } from '@contract/project-events.ts'
import type { href } from '@/lib/routing/href.ts'

const known: Readonly<Record<Activity['kind'], readonly string[]>> = {
  project: [
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
  ] satisfies readonly ProjectEvent['kind'][],
  revision: ['named', 'snapshot', 'restore'],
  import: ['completed', 'failed'],
}

/** Message id of an activity; an unknown kind uses the general message. */
export const activityId = ({ kind, what }: Pick<Activity, 'kind' | 'what'>): string =>
  `account.activity.${kind}.${known[kind].includes(what) ? what : 'other'}`

/** Path of the item, manuscript or project that an activity concerns. */
export function activityPath(
  { manuscriptId, itemId, projectId }: Pick<Activity, 'manuscriptId' | 'itemId' | 'projectId'>,
  to: typeof href,
): string | null {
  if (manuscriptId && itemId) return to('editor.item', { manuscriptId, itemId })
  if (manuscriptId) return to('editor.manuscript', { id: manuscriptId })
  return projectId ? `/apps/projects/view/${projectId}` : null
}
