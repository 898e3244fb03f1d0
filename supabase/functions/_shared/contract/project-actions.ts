import { z } from 'zod'
import { type ActionTable, createActionChecks } from './action-table.ts'
import { boundedArray } from './bounded.ts'
import { languageTag } from './project-fields.ts'
import { type ProjectDetail, type ProjectStatus, projectStatus } from './projects.ts'

/** The state of a project for its actions; `delivering` means in progress with a delivery that can be undone. */
export type ProjectState = ProjectStatus | 'delivering' | 'withdrawn'
export type ProjectRight = keyof ProjectDetail['rights']

const open = ['received', 'in_progress', 'delivering', 'delivered'] as const

/** Each action on a project with the rights and states that allow it; tested against SQL. */
export const PROJECT_ACTIONS = {
  edit: { asStaff: open, asClient: ['received'] },
  /** Adds source files and chapters, also while work goes on. */
  attach: { asStaff: open, asClient: open },
  /** Removes source files and chapters. */
  detach: { asStaff: open, asClient: ['received'] },
  addDeliverable: { asStaff: open },
  assign: { assign: open },
  start: { asStaff: ['received'] },
  deliver: { asStaff: ['in_progress'] },
  /** Gives a delivered project more deliverables. */
  deliverMore: { asStaff: ['delivered'] },
  undoDelivery: { asStaff: ['delivering'] },
  /**
   * Accepts an open delivery, or asks for a correction: never for the agency. While work goes on, one of another
   * target language may be open.
   */
  accept: { accept: ['in_progress', 'delivering', 'delivered'] },
  correct: { accept: ['in_progress', 'delivering', 'delivered'] },
  /** Sets the state and due date of a target language. */
  setTarget: { asStaff: open },
  /** Asks for a change or the cancellation while work goes on; staff decide. */
  askChange: { accept: ['in_progress', 'delivering'] },
  decideChange: { asStaff: open },
  /** Sets or changes the price, until the work is delivered. */
  setPrice: { asStaff: ['received', 'in_progress', 'delivering'] },
  withdrawPrice: { asStaff: open },
  /** Accepts or declines the open price: never for the agency. */
  decidePrice: { accept: open },
  comment: { comment: [...open, 'withdrawn'] },
  /** Adds and removes contacts and observers. */
  people: { people: open },
  /** Moves one status back. */
  reopen: { reopen: ['in_progress', 'delivering', 'delivered'] },
  withdraw: { asClient: ['received'] },
  reinstate: { asClient: ['withdrawn'] },
} as const satisfies ActionTable<ProjectRight, ProjectState>
export type ProjectActionName = keyof typeof PROJECT_ACTIONS

type StateSource = { status: ProjectStatus; withdrawnAt: string | Date | null; delivery?: object | null }

/** Returns the state of a project; a row of a list does not know a pending delivery. */
export const projectStateOf = ({ status, withdrawnAt, delivery }: StateSource): ProjectState =>
  withdrawnAt !== null ? 'withdrawn' : delivery ? 'delivering' : status

/** `projectCan.deliver(project)` returns whether the action is possible now, or why not. */
export const projectCan = createActionChecks<
  ProjectRight,
  ProjectState,
  typeof PROJECT_ACTIONS,
  StateSource & Pick<ProjectDetail, 'rights'>
>(PROJECT_ACTIONS, ({ rights }) => rights, projectStateOf)

/**
 * `POST /api/projects/:id/status`: one step, never to `delivered`; backwards only with a reason. 409 as for PATCH.
 */
export const projectStatusBody = z.object({
  revision: z.number().int(),
  status: projectStatus.exclude(['delivered']),
  reason: z.string().trim().max(1000).optional(),
})
/**
 * `POST /api/projects/:id/delivery`: delivers after 8 seconds, with deliverables and a note. `DELETE`
 * cancels it before, 409 `wrong_state` after. Both return `{project}` (decision 0026).
 */
export const projectDeliveryBody = z.object({
  revision: z.number().int(),
  attachmentIds: boundedArray(z.uuid(), 200),
  note: z.string().trim().max(5000).default(''),
  /** The target languages that it contains besides those of its files; by default all that are not accepted. */
  targetLanguages: boundedArray(languageTag, 12).default([]),
})
/** `PUT /api/projects/:id/assignees` replaces all assignees. */
export const projectAssigneesBody = z.object({ revision: z.number().int(), uids: boundedArray(z.uuid(), 20) })
/** `POST /api/projects/:id/withdraw` and `/reinstate`. */
export const projectRevisionBody = z.object({ revision: z.number().int() })
