import type { ListDefinition } from '../../_shared/db/list-query.ts'
import { personJson } from './person-json.ts'

/** `GET /api/projects/:id/events`, newest first. */
export const eventListDefinition: ListDefinition = {
  from: 'public.project_events',
  alias: 'e',
  select: `e.id, e.kind, e.field, e.from_text as "from", e.to_text as "to", e.reason, ${personJson('e.actor_id')} as actor, e.at`,
  search: [],
  sort: { at: 'e.at' },
  defaultSort: { by: 'at', order: 'desc' },
  tieBreak: 'e.id desc',
}
