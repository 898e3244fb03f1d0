import * as z from 'zod'

/** The value of the select for the page itself; every other value is the id of a manuscript. */
export const THIS_PAGE = 'page'

/** Shares a link; an invitation to a manuscript also needs an address. */
export const shareLinkForm = z
  .object({ what: z.string(), email: z.string().trim(), role: z.enum(['viewer', 'editor']) })
  .refine(({ what, email }) => what === THIS_PAGE || z.email().safeParse(email).success, {
    path: ['email'],
    error: 'dialog-examples.error.email',
  })
