import type { PersonRef } from '@contract/people.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { toRef } from '@/features/people/shared/use-person-tokens.ts'
import { aboutProject, type Composition } from './composition.ts'

/**
 * A message about a project: title, due date unless it is past, and recipients: the client for staff; for the client the
 * assignees, or the team while nobody is assigned.
 */
export function projectMessage(
  project: Pick<ProjectDetail, 'id' | 'title' | 'dueDate' | 'client' | 'assignees'>,
  uid: string,
  isStaff: boolean,
  today: string,
  team?: PersonRef,
): Partial<Composition> {
  const assigned = project.assignees.length === 0 && team ? [team] : project.assignees
  const people = isStaff ? [project.client] : assigned
  return {
    ...aboutProject({ subject: '', dueDate: null }, project, today),
    to: people.flatMap((person) => (person && person.uid !== uid ? [toRef(person)] : [])),
  }
}
