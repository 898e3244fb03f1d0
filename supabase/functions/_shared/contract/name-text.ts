import { z } from 'zod'
import { cleanName, isVisibleName } from './clean-name.ts'

/** A required name or title with a maximum length; `missing` is the reason that refuses an empty one. */
export const nameText = (most: number, missing = 'required') =>
  optionalName(most, missing).min(1, missing).refine(isVisibleName, missing)

/** As {@link nameText}, but the name may be empty. */
export const optionalName = (most: number, missing?: string) =>
  z
    .string(missing === undefined ? {} : { error: missing })
    .overwrite(cleanName)
    .max(most, 'too_long')
