import type { PersonRef } from '@contract/people.ts'
import type { Project, ProjectStatus } from '@contract/projects.ts'

/** What can be done to a request as a whole. */
export type ProjectAction =
  | { kind: 'status'; status: Exclude<ProjectStatus, 'delivered'>; reason?: string }
  | { kind: 'delivery'; attachmentIds: readonly string[]; note: string }
  | { kind: 'undo-delivery' }
  | { kind: 'assignees'; people: readonly PersonRef[] }
  | { kind: 'withdraw' }
  | { kind: 'reinstate' }

/** The part of a request an action is decided on: as the person saw it. */
export type Seen = Pick<Project, 'id' | 'revision' | 'status' | 'assignees' | 'withdrawnAt'>

const uidsOf = ({ assignees }: Pick<Project, 'assignees'>) =>
  assignees
    .map(({ uid }) => uid)
    .sort()
    .join()

/** Whether what somebody else changed meanwhile is what this action was decided on. */
export function isOvertaken(action: ProjectAction, seen: Seen, now: Seen): boolean {
  if ((seen.withdrawnAt === null) !== (now.withdrawnAt === null)) return true
  return action.kind === 'assignees' ? uidsOf(seen) !== uidsOf(now) : seen.status !== now.status
}
