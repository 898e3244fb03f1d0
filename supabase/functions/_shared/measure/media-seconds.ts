import type { InputFormat, Input as MediaInput } from 'mediabunny'
import type { ByteSource } from '../scrivener/types.ts'

/** No recording is longer than a week; a larger figure is a damaged or forged header. */
const MAX_SECONDS = 7 * 24 * 3600

/**
 * Reads how long a recording is from the metadata of its file; null for a file that is damaged or is no recording. Errors
 * of the source are thrown.
 */
export async function mediaSeconds(source: ByteSource): Promise<number | null> {
  // Loaded with the first file that may be a recording, because the worker mostly reads texts.
  const { ALL_FORMATS, CustomSource, Input, OGG } = await import('mediabunny')
  const failures: unknown[] = []
  const fail = (error: unknown) => {
    failures.push(error)
    throw error
  }
  const input = new Input({
    formats: ALL_FORMATS,
    source: new CustomSource({
      getSize: () => source.size,
      read: (start, end) => source.read(start, end).catch(fail),
      // The failure is thrown below.
      handleUnhandledError: () => undefined,
    }),
  })
  const seconds = await durationOf(input, OGG).catch(() => null)
  input.dispose()
  if (failures.length > 0) throw failures[0]
  return seconds !== null && seconds > 0 && seconds <= MAX_SECONDS ? Math.max(1, Math.round(seconds)) : null
}

async function durationOf(input: MediaInput, ogg: InputFormat): Promise<number | null> {
  if (!(await input.canRead())) return null
  // An Ogg file has no header with its length, which is the time of its last page.
  if ((await input.getFormat()) === ogg) return input.computeDuration()
  return input.getDurationFromMetadata()
}
