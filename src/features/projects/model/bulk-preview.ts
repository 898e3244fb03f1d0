import type { PersonRef } from '@contract/people.ts'
import type { ProjectAnswer } from '@contract/project-can.ts'
import type { Project, ProjectStatus } from '@contract/projects.ts'

type Row = Pick<Project, 'id' | 'title' | 'revision' | 'status' | 'assignees' | 'can'>
/** A status that several projects can be given at once; a delivery is made for each project. */
export type BulkStatus = Exclude<ProjectStatus, 'delivered'>
/** Whether the chosen people join the assignees or take their place. */
export type AssignMode = 'add' | 'replace'

/** The projects that an action changes, and the others with the reason. */
export type BulkPreview<P> = {
  changing: P[]
  refusing: { project: P; answer: ProjectAnswer }[]
}

function preview<P extends Row>(
  projects: readonly P[],
  answerOf: (project: P) => ProjectAnswer,
): BulkPreview<P> {
  const asked = projects.map((project) => ({ project, answer: answerOf(project) }))
  return {
    changing: asked.filter(({ answer }) => answer === true).map(({ project }) => project),
    refusing: asked.filter(({ answer }) => answer !== true),
  }
}

/** The projects that can be assigned. */
export const previewAssign = <P extends Row>(projects: readonly P[]): BulkPreview<P> =>
  preview(projects, ({ can }) => can.assign)

/** True when the status is behind that of the project, which needs a reason. */
export const isStepBack = ({ status }: Pick<Project, 'status'>, to: BulkStatus): boolean =>
  to === 'received' ? status !== 'received' : status === 'delivered'

/** The projects that can be given a status by one step. */
export function previewStatus<P extends Row>(projects: readonly P[], to: BulkStatus): BulkPreview<P> {
  return preview(projects, (project) => {
    const { can, status } = project
    if (to === 'in_progress' && !isStepBack(project, to)) return can.start
    // A delivered project is two steps from the first status.
    return can.reopen === true && status === 'delivered' && to === 'received' ? status : can.reopen
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
