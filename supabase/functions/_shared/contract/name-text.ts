import { z } from 'zod'
import { cleanName, isVisibleName } from './clean-name.ts'

/** A required name or title of at most so many characters: invisible characters are removed before its length is checked. */
export const nameText = (most: number, missing = 'Name is required', long?: string) =>
  optionalName(most, missing, long).min(1, missing).refine(isVisibleName, missing)

/** The same where an empty name is allowed. */
export const optionalName = (most: number, missing?: string, long = `At most ${most} characters`) =>
  z
    .string(missing === undefined ? {} : { error: missing })
    .overwrite(cleanName)
    .max(most, long)
