import * as z from 'zod/mini'

// Uses zod/mini because this schema is part of the first bundle.
const email = z.email('auth.error.email')
const newPassword = z
  .string()
  .check(z.minLength(8, 'auth.error.password-short'), z.maxLength(72, 'auth.error.password-long'))

/** The login form; only the server checks the password. */
export const loginForm = z.object({
  email,
  password: z.string().check(z.minLength(1, 'auth.error.password-empty')),
})
export type LoginForm = z.infer<typeof loginForm>

export const registerForm = z.object({
  fullName: z
    .string()
    .check(z.trim(), z.minLength(1, 'auth.error.name-empty'), z.maxLength(120, 'auth.error.name-long')),
  /** Optional, because writers have no company. */
  company: z.string().check(z.trim(), z.maxLength(200, 'auth.error.company-long')),
  email,
  password: newPassword,
})
export type RegisterForm = z.infer<typeof registerForm>

/** The form that requests a recovery mail. */
export const forgotForm = z.object({ email })
export type ForgotForm = z.infer<typeof forgotForm>

/** The form that sets a new password, typed twice. */
export const resetForm = z.object({ password: newPassword, confirmation: z.string() }).check(
  z.refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: 'auth.error.password-differs',
  }),
)
export type ResetForm = z.infer<typeof resetForm>
