import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { signedUrlQuery } from '../../api/raw-files.ts'

type StoredImageProps = { path: string; alt: string; width?: number | undefined }

/** An image of a manuscript, loaded through a signed URL. */
export function StoredImage({ path, alt, width }: StoredImageProps) {
  const { data: url } = useQuery(signedUrlQuery(path))
  if (!url)
    return <Box as="span" display="block" minH="24" bg="bg.subtle" borderRadius="control" aria-hidden />
  return <img src={url} alt={alt} width={width} loading="lazy" />
}
