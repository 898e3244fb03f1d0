import type { ActionCheck } from '@contract/action-table.ts'
import type { PersonRef } from '@contract/people.ts'
import { type ProjectState, projectCan } from '@contract/project-actions.ts'
import type { Project, ProjectDetail, ProjectStatus } from '@contract/projects.ts'

type Row = Pick<Project, 'id' | 'title' | 'revision' | 'status' | 'withdrawnAt' | 'assignees'>
type Rights = ProjectDetail['rights']
/** A status that several projects can be given at once; a delivery is made for each project. */
export type BulkStatus = Exclude<ProjectStatus, 'delivered'>
/** Whether the chosen people join the assignees or take their place. */
export type AssignMode = 'add' | 'replace'

/** The projects that an action changes, and the others with the reason. */
export type BulkPreview<P> = {
  changing: P[]
  refusing: { project: P; check: ActionCheck<ProjectState> }[]
}

function preview<P extends Row>(
  projects: readonly P[],
  checkOf: (project: P) => ActionCheck<ProjectState>,
): BulkPreview<P> {
  const checked = projects.map((project) => ({ project, check: checkOf(project) }))
  return {
    changing: checked.filter(({ check }) => check.isAllowed).map(({ project }) => project),
    refusing: checked.filter(({ check }) => !check.isAllowed),
  }
}

/** The projects that can be assigned. */
export const previewAssign = <P extends Row>(projects: readonly P[], rights: Rights): BulkPreview<P> =>
  preview(projects, (project) => projectCan.assign({ ...project, rights }))

/** True when the status is behind that of the project, which needs a reason. */
export const isStepBack = ({ status }: Pick<Project, 'status'>, to: BulkStatus): boolean =>
  to === 'received' ? status !== 'received' : status === 'delivered'

/** The projects that can be given a status by one step. */
export function previewStatus<P extends Row>(
  projects: readonly P[],
  to: BulkStatus,
  rights: Rights,
): BulkPreview<P> {
  return preview(projects, (project) => {
    const state = { ...project, rights }
    if (to === 'in_progress' && !isStepBack(project, to)) return projectCan.start(state)
    const check = projectCan.reopen(state)
    // A delivered project is two steps from the first status.
    const isTwoSteps = project.status === 'delivered' && to === 'received'
    return check.isAllowed && isTwoSteps ? { ...check, isAllowed: false, code: 'wrong_state' } : check
  })
}

/** The assignees of each project after the choice; projects that keep theirs are left out. */
export function assigneesAfter<P extends Row>(
  projects: readonly P[],
  mode: AssignMode,
  chosen: readonly Pick<PersonRef, 'uid'>[],
): { id: string; revision: number; uids: string[] }[] {
  return projects.flatMap(({ id, revision, assignees }) => {
    const before = assignees.map(({ uid }) => uid)
    const wanted = chosen.map(({ uid }) => uid)
    const uids = mode === 'add' ? [...new Set([...before, ...wanted])] : wanted
    const isSame = uids.length === before.length && uids.every((uid) => before.includes(uid))
    return isSame ? [] : [{ id, revision, uids }]
  })
}
