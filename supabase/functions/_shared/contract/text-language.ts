import { z } from 'zod'

/** The language of a manuscript or a text: any language tag that a file may name, such as `fr` or `pt-BR`. */
export const textLanguage = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
