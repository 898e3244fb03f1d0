import { z } from 'zod'
import { cleanName, isVisibleName } from './clean-name.ts'

/** A required name or title with a maximum length, checked after invisible characters are removed. */
export const nameText = (most: number, missing = 'Name is required', long?: string) =>
  optionalName(most, missing, long).min(1, missing).refine(isVisibleName, missing)

/** As {@link nameText}, but the name may be empty. */
export const optionalName = (most: number, missing?: string, long = `At most ${most} characters`) =>
  z
    .string(missing === undefined ? {} : { error: missing })
    .overwrite(cleanName)
    .max(most, long)
