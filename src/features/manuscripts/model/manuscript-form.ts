import * as z from 'zod'

const maxWords = 10_000_000
const bareNumber = /[\s.,\u00a0\u202f]/g

/** A word target as text: empty means none; thousands separators are allowed. */
export const targetField = z
  .string()
  .transform((typed) => typed.replace(bareNumber, ''))
  .refine(
    (digits) => digits === '' || (/^\d+$/.test(digits) && Number(digits) > 0 && Number(digits) <= maxWords),
    {
      message: 'manuscripts.form.target-invalid',
    },
  )
  .transform((digits) => (digits === '' ? null : Number(digits)))

/** The form of a manuscript, used for creation and settings; error messages are message ids. */
export const manuscriptForm = z.object({
  title: z.string().trim().min(1, 'manuscripts.form.title-required').max(300, 'manuscripts.form.title-long'),
  author: z.string().trim().max(300, 'manuscripts.form.author-long'),
  description: z.string().trim().max(5000, 'manuscripts.form.description-long'),
  language: z.string(),
  target: targetField,
})

export const newManuscriptForm = manuscriptForm.extend({ start: z.enum(['blank', 'novel', 'translation']) })
