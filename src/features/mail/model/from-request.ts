import type { ProjectDetail } from '@contract/projects.ts'
import type { Composition } from './composition.ts'

/**
 * What a message about a project request begins with: its title, its due date unless that is past, and the people on the other
 * side of it: the client for staff, the assigned staff for the client.
 */
export function fromRequest(
  project: Pick<ProjectDetail, 'id' | 'title' | 'dueDate' | 'client' | 'assignees'>,
  uid: string,
  isStaff: boolean,
  today: string,
): Partial<Composition> {
  const people = isStaff ? [project.client] : project.assignees
  return {
    projectId: project.id,
    subject: project.title,
    dueDate: project.dueDate >= today ? project.dueDate : null,
    to: people.flatMap((person) =>
      person && person.uid !== uid
        ? [{ uid: person.uid, name: person.name, email: person.email, avatar: person.avatar }]
        : [],
    ),
  }
}
