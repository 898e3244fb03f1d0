import { z } from 'zod'

/**
 * An array with a maximum length. The length is checked first, because a schema parses every entry before its own
 * maximum and collects their errors.
 */
export function boundedArray<S extends z.ZodType>(entry: S, most: number) {
  return z.custom<z.input<S>[]>((value) => !Array.isArray(value) || value.length <= most).pipe(z.array(entry))
}

/** A record with a maximum number of entries, checked first as in {@link boundedArray}. */
export function boundedRecord<S extends z.ZodType>(name: z.ZodString, value: S, most: number) {
  return z
    .unknown()
    .refine((given) => !isCrowded(given, most))
    .pipe(z.record(name, value))
}

function isCrowded(given: unknown, most: number): boolean {
  return typeof given === 'object' && given !== null && Object.keys(given).length > most
}
