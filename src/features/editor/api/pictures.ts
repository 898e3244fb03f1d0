import { StorageApiError } from '@supabase/supabase-js'
import { FILE_BUCKET } from '@/features/manuscripts/api/raw-files.ts'
import { supabase } from '@/lib/api/supabase.ts'
import { decodePicture } from '@/lib/files/decode-picture.ts'
import { picturePath } from '../shared/picture-file.ts'

/** A stored image and its size. */
export type StoredPicture = { path: string; width: number | null; height: number | null }

const LARGEST_SIDE = 10_000

async function measure(file: File): Promise<Pick<StoredPicture, 'width' | 'height'>> {
  // Decoding rejects a file that is no image before anything is uploaded.
  const bitmap = await decodePicture(file)
  const { width, height } = bitmap
  bitmap.close()
  return width > LARGEST_SIDE || height > LARGEST_SIDE ? { width: null, height: null } : { width, height }
}

/** Thrown for a file that cannot be decoded as an image. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

/** Uploads an image to the manuscript's folder in Storage. */
export async function storePicture(manuscriptId: string, file: File): Promise<StoredPicture> {
  const size = await measure(file).catch((cause: unknown) => {
    throw new UnreadablePicture('not a picture', { cause })
  })
  const path = picturePath(manuscriptId, file.type)
  await uploadPicture(path, file)
  return { path, ...size }
}

/** Uploads an image to its path, of which the id is new; a repeated upload of it changes nothing. */
export async function uploadPicture(path: string, file: Blob): Promise<void> {
  const { error } = await supabase.storage
    .from(FILE_BUCKET)
    .upload(path, file, { contentType: file.type, cacheControl: '31536000' })
  if (error && !(error instanceof StorageApiError && error.statusCode === '409')) throw error
}
