import { uploadPicture } from '@/features/editor/api/pictures.ts'
import type { FilePicture } from '../model/file-text.ts'

/** Uploads at once; more would slow each other down. */
const AT_ONCE = 3

/**
 * Uploads the pictures that are not in `stored` yet and adds their paths to it. One that fails does not keep the others
 * from being stored; the first error is thrown at the end.
 */
export async function storePictures(
  pictures: readonly FilePicture[],
  stored: Set<string>,
  onProgress: (failed: readonly string[]) => void,
): Promise<void> {
  const waiting = pictures.filter(({ path }) => !stored.has(path))
  const failed: string[] = []
  const errors: unknown[] = []
  const run = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      try {
        await uploadPicture(picture.path, picture.blob)
        stored.add(picture.path)
      } catch (error) {
        failed.push(picture.name)
        errors.push(error)
      }
      onProgress(failed)
    }
  }
  if (waiting.length > 0) onProgress(failed)
  await Promise.all(Array.from({ length: AT_ONCE }, run))
  if (errors.length > 0) throw errors[0]
}
