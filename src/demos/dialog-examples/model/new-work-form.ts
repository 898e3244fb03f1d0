import * as z from 'zod'
import { draftOf } from '@/demos/wizards/shared/draft-of.ts'

const error = (name: string) => `dialog-examples.error.${name}`

/** How a manuscript starts. */
export const MANUSCRIPT_STARTS = ['novel', 'translation', 'blank'] as const

/** The form of a new manuscript in steps; an empty word target means none. */
export const newWorkForm = z.object({
  start: z.enum(MANUSCRIPT_STARTS),
  title: z.string().trim().min(1, error('title')).max(300, error('long')),
  author: z.string().trim().max(300, error('long')),
  description: z.string().trim().max(5000, error('long')),
  target: z
    .string()
    .trim()
    .regex(/^(|[1-9]\d{0,6})$/, error('target'))
    .transform((digits) => (digits === '' ? null : Number(digits))),
})
export type NewWorkValues = z.input<typeof newWorkForm>

export const emptyWork: NewWorkValues = { start: 'novel', title: '', author: '', description: '', target: '' }

/** The draft of a new manuscript in the browser of a person. */
export const newWorkDraft = (uid: string) =>
  draftOf(`new-work-${uid}`, emptyWork, { start: z.enum(MANUSCRIPT_STARTS) })
