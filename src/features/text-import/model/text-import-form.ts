import * as z from 'zod'

/** The form of a manuscript from a file; error messages are message ids. */
export const textImportForm = z.object({
  title: z.string().trim().min(1, 'text-import.form.title-required').max(300, 'text-import.form.title-long'),
  author: z.string().trim().max(300, 'text-import.form.author-long'),
  language: z.string(),
})
export type TextImportValues = z.output<typeof textImportForm>
