import { z } from 'zod'

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/** A name such as `Europe/Paris`; not an offset, because Postgres reads the sign of offsets the other way round. */
export const timeZoneName = z
  .string()
  .max(60)
  .regex(/^[A-Za-z]/)
  .refine(isTimeZone)
