import { useQuery } from '@tanstack/react-query'
import { signedFileQuery } from '@/features/attachments/api/stored-files.ts'
import { KANBAN_BUCKET } from './card-changes.ts'

const STORED = `/storage/${KANBAN_BUCKET}/`

/** The picture value of an uploaded object. */
export const storedPicture = (path: string): string => STORED + path

/** The URL of a picture: a path of this site, or the signed URL of an uploaded one; null while it is being signed. */
export function useCardPicture(image: string): string | null {
  const isStored = image.startsWith(STORED)
  const { data = null } = useQuery({
    ...signedFileQuery(KANBAN_BUCKET, isStored ? image.slice(STORED.length) : ''),
    enabled: isStored,
  })
  return isStored ? data : image
}
