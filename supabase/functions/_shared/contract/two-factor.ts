import { z } from 'zod'

/** `GET /api/account/two-factor`: the caller's unused recovery codes, and whether the role requires a second factor. */
export const twoFactorStatus = z.object({ recoveryCodes: z.number().int(), isRequired: z.boolean() })

/** `POST /api/account/recovery-codes` → 201 `{codes}`: the only response that contains them. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) })

/** `POST /api/account/recovery-codes/use` → 204; dashes, spaces and the letter case do not count. */
export const recoveryCodeBody = z.object({ code: z.string().trim().min(1).max(60) })

/** `PUT /api/roles/:role/two-factor` → `{role}`: people of the role must set up a second factor. */
export const roleTwoFactorBody = z.object({ isRequired: z.boolean() })
