import type { ProjectDetail } from '@contract/projects.ts'
import { useQuery } from '@tanstack/react-query'
import { peopleByIdQuery } from '@/features/people/api/people.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { usePresence } from '@/lib/realtime/use-presence.ts'
import { AvatarGroup } from '../avatar-group.tsx'
import { useKnownPeople } from './use-known-people.ts'

/**
 * The people who have the page of a project open. Unknown ones are loaded by id if the user may write to them, and shown
 * if they are staff or of the client's company, because a browser may name anybody.
 */
export function PeopleHere({ project }: { project: ProjectDetail }) {
  const t = useT('projects')
  const { here: uids } = usePresence(`room:project:${project.id}`)
  const known = useKnownPeople(project)
  const unknown = uids.filter((uid) => !known.has(uid)).sort()
  const others = (useQuery(peopleByIdQuery(unknown)).data ?? []).filter(
    (person) => person.role !== 'client' || person.company === project.company?.name,
  )
  const here = uids.flatMap((uid) => known.get(uid) ?? others.find((person) => person.uid === uid) ?? [])
  return here.length > 0 ? <AvatarGroup people={here} label={t('view.here')} /> : null
}
