import type { ProjectDetail } from '@contract/projects.ts'
import { aboutProject, type Composition } from './composition.ts'

/**
 * A message about a project: title, due date unless it is past, and recipients: the client for staff, the
 * assignees for the client.
 */
export function projectMessage(
  project: Pick<ProjectDetail, 'id' | 'title' | 'dueDate' | 'client' | 'assignees'>,
  uid: string,
  isStaff: boolean,
  today: string,
): Partial<Composition> {
  const people = isStaff ? [project.client] : project.assignees
  return {
    ...aboutProject({ subject: '', dueDate: null }, project, today),
    to: people.flatMap((person) =>
      person && person.uid !== uid
        ? [{ uid: person.uid, name: person.name, email: person.email, avatar: person.avatar }]
        : [],
    ),
  }
}
