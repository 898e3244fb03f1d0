import type { Input as MediaInput } from 'mediabunny'
import type { ByteSource } from '../scrivener/types.ts'

/** No recording is longer than a week; a larger figure is a damaged or forged header. */
const MAX_SECONDS = 7 * 24 * 3600

/**
 * Reads how long a recording is from the metadata of its file; null for a file that is damaged or is no recording. Errors
 * of the source are thrown.
 */
export async function mediaSeconds(source: ByteSource): Promise<number | null> {
  // Loaded with the first file that may be a recording, because the worker mostly reads texts.
  const { ALL_FORMATS, CustomSource, Input } = await import('mediabunny')
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
  const seconds = await durationOf(input).catch(() => null)
  input.dispose()
  if (failures.length > 0) throw failures[0]
  return seconds !== null && seconds > 0 && seconds <= MAX_SECONDS ? Math.max(1, Math.round(seconds)) : null
}

const durationOf = async (input: MediaInput) =>
  (await input.canRead()) ? await input.getDurationFromMetadata() : null
