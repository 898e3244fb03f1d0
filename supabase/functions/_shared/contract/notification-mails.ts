import { z } from 'zod'
import { MAIL_GROUPS } from './mail-groups.ts'

/** The address of a link that ends the mails of a group; the token stands for the person. */
export const unsubscribeQuery = z.object({ token: z.uuid(), group: z.enum(MAIL_GROUPS) })
