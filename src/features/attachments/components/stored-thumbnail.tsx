import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { signedFileQuery } from '../api/stored-files.ts'

type StoredThumbnailProps = { bucket: string; path: string; fallback: ReactNode }

/** A thumbnail of a stored image; `fallback` is shown while it loads and when it fails. */
export function StoredThumbnail({ bucket, path, fallback }: StoredThumbnailProps) {
  const { data: url } = useQuery(signedFileQuery(bucket, path))
  const [hasFailed, setHasFailed] = useState(false)
  if (!url || hasFailed) return fallback
  return (
    <chakra.img
      src={url}
      alt=""
      boxSize="full"
      objectFit="cover"
      loading="lazy"
      onError={() => setHasFailed(true)}
    />
  )
}
