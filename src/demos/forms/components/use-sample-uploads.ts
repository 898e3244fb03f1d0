import { useEffect, useRef } from 'react'
import { discardFiles } from '@/features/attachments/api/stored-files.ts'
import { useUploads } from '@/features/attachments/api/use-uploads.ts'
import { storedUserId } from '@/lib/auth/auth-storage.ts'

/** The bucket of attachments; an object that no message names belongs to its uploader alone. */
export const SAMPLE_BUCKET = 'mail-files'

/** Uploads files to the folder of the signed-in person, and deletes them when the example is left. */
export function useSampleUploads() {
  const uploads = useUploads({ bucket: SAMPLE_BUCKET, folder: storedUserId() ?? '' })
  const stored = useRef<readonly string[]>([])
  stored.current = uploads.entries.flatMap(({ status, path }) => (status === 'done' ? [path] : []))
  useEffect(
    () => () => {
      if (stored.current.length > 0) void discardFiles(SAMPLE_BUCKET, stored.current)
    },
    [],
  )
  return uploads
}
