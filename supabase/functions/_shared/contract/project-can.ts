import { type Can, canOf } from './can.ts'

/** The state of a project that does not allow an action; `delivering` means with a delivery that can be undone. */
const STATES = ['received', 'in_progress', 'delivering', 'delivered', 'withdrawn'] as const

/** The actions that a list offers for a row. */
export const PROJECT_ROW_ACTIONS = ['assign', 'start', 'reopen', 'deliver', 'withdraw', 'reinstate'] as const

const PROJECT_ACTIONS = [
  ...PROJECT_ROW_ACTIONS,
  'edit',
  'attach',
  'detach',
  'addDeliverable',
  'deliverMore',
  'undoDelivery',
  'accept',
  'correct',
  'setTarget',
  'askChange',
  'decideChange',
  'setPrice',
  'withdrawPrice',
  'decidePrice',
  'comment',
  'people',
] as const
export type ProjectActionName = (typeof PROJECT_ACTIONS)[number]
export type ProjectAnswer = Can<ProjectActionName, (typeof STATES)[number]>[ProjectActionName]

/** The values of private.project_can (R-1000). */
export const projectCan = canOf(PROJECT_ACTIONS, STATES)
export const projectRowCan = canOf(PROJECT_ROW_ACTIONS, STATES)
