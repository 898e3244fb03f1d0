import { z } from 'zod'

/** A language tag, such as `fr` or `pt-BR`. */
export const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
