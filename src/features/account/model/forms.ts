import * as z from 'zod'

const text = (max: number) => z.string().trim().max(max, 'account.error.too-long')

export const detailsForm = z.object({
  fullName: text(200).min(1, 'account.error.full-name'),
  username: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{2,59}$/u, 'account.error.username'),
  about: text(2000),
  country: text(80),
  contact: text(60),
  language: text(40),
})
export type AccountDetailsForm = z.infer<typeof detailsForm>

export const invoiceForm = z.object({ taxId: text(60), address: text(400) })
export type InvoiceForm = z.infer<typeof invoiceForm>

export const passwordForm = z
  .object({
    current: z.string().min(1, 'account.error.password-current'),
    password: z.string().min(8, 'account.error.password-short').max(72, 'account.error.password-long'),
    confirmation: z.string(),
    /** A code of the authenticator app; empty for an account without one. */
    code: z
      .string()
      .trim()
      .regex(/^(\d{6})?$/, 'account.error.code'),
  })
  .refine(({ current, password }) => current !== password, {
    path: ['password'],
    error: 'account.error.password-same',
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: 'account.error.password-differs',
  })
export type PasswordForm = z.infer<typeof passwordForm>
