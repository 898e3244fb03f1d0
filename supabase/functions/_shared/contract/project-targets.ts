import { z } from 'zod'
import { languageTag } from './project-fields.ts'

/** The states of a target language: staff set the first two, deliveries and their acceptance the others. */
export const TARGET_STATES = ['not_started', 'in_progress', 'delivered', 'accepted'] as const
export const targetState = z.enum(TARGET_STATES)
/** The states that staff set. */
export const SET_TARGET_STATES = ['not_started', 'in_progress'] as const

/** A target language of a request. */
export const projectTarget = z.object({
  language: z.string(),
  state: targetState,
  dueDate: z.iso.date().nullable(),
})
export type ProjectTarget = z.infer<typeof projectTarget>

/** `PUT /api/projects/:id/targets`: 409 with the current `{project}` when `revision` is outdated. */
export const projectTargetBody = z.object({
  revision: z.number().int(),
  /** One of the request's target languages; 404 for any other. */
  language: languageTag,
  /** A state that deliveries set may only be repeated. */
  state: targetState,
  dueDate: z.iso.date().nullable(),
})

/** `PUT /api/projects/:id/attachments/:attachmentId/target`: names the language of a deliverable before its delivery. */
export const fileTargetBody = z.object({ targetLanguage: languageTag.nullable() })
