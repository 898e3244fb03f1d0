import { BILLINGS, PLANS, USER_STATUSES, type UserDetail } from '@contract/users.ts'
import * as z from 'zod'

const text = (max: number) => z.string().trim().max(max, 'users.error.long')
const fields = {
  fullName: text(200).min(1, 'users.error.fullName'),
  role: z.string().min(1, 'users.error.role'),
  username: z
    .string()
    .trim()
    .regex(/^$|^[\p{L}\p{N}][\p{L}\p{N}._-]{2,59}$/u, 'users.error.username'),
  companyId: z.string(),
  department: text(120),
  country: text(80),
  contact: text(60),
  language: text(40),
  taxId: text(60),
  currentPlan: z.enum(PLANS),
  billing: z.enum(BILLINGS),
}

export const inviteForm = z.object({ ...fields, email: z.string().trim().pipe(z.email('users.error.email')) })
export type InviteForm = z.infer<typeof inviteForm>

export const editForm = z.object({ ...fields, status: z.enum(USER_STATUSES) })
export type EditForm = z.infer<typeof editForm>

/** An empty invitation; the role has no default. */
export const emptyInvite: InviteForm = {
  fullName: '',
  email: '',
  role: '',
  username: '',
  companyId: '',
  department: '',
  country: '',
  contact: '',
  language: '',
  taxId: '',
  currentPlan: 'basic',
  billing: 'Auto debit',
}

/** The initial values of the edit form. */
export function editFormOf(user: UserDetail): EditForm {
  const {
    fullName,
    role,
    username,
    department,
    country,
    contact,
    language,
    taxId,
    currentPlan,
    billing,
    status,
  } = user
  return {
    ...{
      fullName,
      role,
      username,
      department,
      country,
      contact,
      language,
      taxId,
      currentPlan,
      billing,
      status,
    },
    companyId: user.companyId ?? '',
  }
}

/**
 * Maps form values to a request body: an empty company becomes null, and an empty username is omitted so that
 * the database sets it.
 */
export function toBody<V extends { username: string; companyId: string }>({
  username,
  companyId,
  ...rest
}: V) {
  return { ...rest, companyId: companyId || null, ...(username ? { username } : {}) }
}
