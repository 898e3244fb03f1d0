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

const differs = z.refine<{ password: string; confirmation: string }>(
  ({ password, confirmation }) => password === confirmation,
  { path: ['confirmation'], error: 'auth.error.password-differs' },
)

/** The registration in steps, where the password is typed twice. */
export const registerStepsForm = z.object({ ...registerForm.shape, confirmation: z.string() }).check(differs)
export type RegisterStepsForm = z.infer<typeof registerStepsForm>

/** The current password of a signed-in person; only Auth checks it. */
export const currentPasswordForm = z.object({ password: loginForm.shape.password })

/** A code of an authenticator app. */
export const codeForm = z.object({ code: z.string().check(z.regex(/^\d{6}$/, 'auth.error.code')) })

/** A recovery code; the server ignores spaces, dashes and the letter case. */
export const recoveryForm = z.object({
  code: z
    .string()
    .check(z.trim(), z.minLength(1, 'auth.error.recovery-code'), z.maxLength(60, 'auth.error.recovery-code')),
})

/** The form that requests a recovery mail. */
export const forgotForm = z.object({ email })
export type ForgotForm = z.infer<typeof forgotForm>

/** The form that sets a new password, typed twice. */
export const resetForm = z
  .object({
    password: newPassword,
    confirmation: z.string(),
    /** The code of the second factor, asked for when the account has one. */
    code: z.string().check(z.trim()),
  })
  .check(differs)
export type ResetForm = z.infer<typeof resetForm>
