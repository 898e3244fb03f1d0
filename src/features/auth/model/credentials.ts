import * as z from 'zod'

const email = z.email('auth.error.email')
const newPassword = z.string().min(8, 'auth.error.password-short').max(72, 'auth.error.password-long')

/** The login form; whether the password is right is the server's to say. */
export const loginForm = z.object({ email, password: z.string().min(1, 'auth.error.password-empty') })
export type LoginForm = z.infer<typeof loginForm>

/** The registration form. */
export const registerForm = z.object({
  fullName: z.string().trim().min(1, 'auth.error.name-empty').max(120, 'auth.error.name-long'),
  email,
  password: newPassword,
})
export type RegisterForm = z.infer<typeof registerForm>

/** The form that asks for a recovery mail. */
export const forgotForm = z.object({ email })

/** The form that sets a new password, typed twice. */
export const resetForm = z
  .object({ password: newPassword, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: 'auth.error.password-differs',
  })
