import { z } from 'zod'

/**
 * A list of at most so many entries. The number is looked at first: a schema's own maximum comes after every entry
 * was parsed, and a million wrong ones are a million mistakes in memory.
 */
export function boundedArray<S extends z.ZodType>(entry: S, most: number) {
  return z
    .custom<z.input<S>[]>(
      (value) => !Array.isArray(value) || value.length <= most,
      `At most ${most} are allowed`,
    )
    .pipe(z.array(entry))
}

/** Values by name, at most so many; the number is looked at first, as with {@link boundedArray}. */
export function boundedRecord<S extends z.ZodType>(name: z.ZodString, value: S, most: number) {
  return z
    .unknown()
    .refine((given) => !isCrowded(given, most), `At most ${most} are allowed`)
    .pipe(z.record(name, value))
}

function isCrowded(given: unknown, most: number): boolean {
  return typeof given === 'object' && given !== null && Object.keys(given).length > most
}
