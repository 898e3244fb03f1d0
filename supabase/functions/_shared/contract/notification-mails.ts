import { z } from 'zod'
import { MAIL_GROUPS } from './mail-groups.ts'

/** The query of an unsubscribe link: the unsubscribe token of a person, and the group whose mails end. */
export const unsubscribeQuery = z.object({ token: z.uuid(), group: z.enum(MAIL_GROUPS) })
