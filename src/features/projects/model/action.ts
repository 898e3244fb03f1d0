import type { PersonRef } from '@contract/people.ts'
import type { Project, ProjectStatus } from '@contract/projects.ts'

/** An action on a whole project. */
export type ProjectAction =
  | { kind: 'status'; status: Exclude<ProjectStatus, 'delivered'>; reason?: string }
  | { kind: 'delivery'; attachmentIds: readonly string[]; note: string; targetLanguages: readonly string[] }
  | { kind: 'undo-delivery' }
  | { kind: 'assignees'; people: readonly PersonRef[] }
  | { kind: 'withdraw' }
  | { kind: 'reinstate' }

/** The fields of a project that actions depend on, as the user saw them. */
export type ActionBase = Pick<Project, 'id' | 'revision' | 'status' | 'assignees' | 'withdrawnAt'>

const uidsOf = ({ assignees }: Pick<Project, 'assignees'>) =>
  assignees
    .map(({ uid }) => uid)
    .sort()
    .join()

/** True when a concurrent change affects the fields this action depends on. */
export function hasActionConflict(action: ProjectAction, base: ActionBase, now: ActionBase): boolean {
  if ((base.withdrawnAt === null) !== (now.withdrawnAt === null)) return true
  return action.kind === 'assignees' ? uidsOf(base) !== uidsOf(now) : base.status !== now.status
}
