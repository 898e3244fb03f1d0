import { z } from 'zod'

/** One rule of the permission table as CASL reads it. */
export const abilityRule = z.object({
  action: z.string(),
  subject: z.string(),
  inverted: z.boolean().optional(),
  conditions: z.record(z.string(), z.unknown()).optional(),
  fields: z.array(z.string()).optional(),
})
export type AbilityRule = z.infer<typeof abilityRule>

export const userData = z.object({
  /** The public number; `uid` is the account's id. */
  id: z.number().int(),
  uid: z.uuid(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role: z.string(),
})
export type UserData = z.infer<typeof userData>

/** `GET /api/session`: the caller and their rights. */
export const sessionResponse = z.object({ userAbilityRules: z.array(abilityRule), userData })
export type SessionResponse = z.infer<typeof sessionResponse>

/** `POST /auth/login`. */
export const loginBody = z.object({ email: z.string().max(320), password: z.string().max(1000) })
export const loginResponse = sessionResponse.extend({ accessToken: z.string() })
export type LoginResponse = z.infer<typeof loginResponse>

/** A refused sign-in: 400 with a message at the field. */
export const loginError = z.object({ errors: z.object({ email: z.array(z.string()) }) })
