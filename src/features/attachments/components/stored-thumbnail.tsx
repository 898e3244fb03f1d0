import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { signedFileQuery } from '../api/stored-files.ts'

type StoredThumbnailProps = { bucket: string; path: string; fallback: ReactNode }

/** A stored picture, small; its sign until it is there and when it cannot be shown. */
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
