import { Box, chakra, SimpleGrid, Skeleton } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { signedFileQuery } from '@/features/attachments/api/stored-files.ts'
import type { UploadEntry, Uploads } from '@/features/attachments/api/use-uploads.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { SAMPLE_BUCKET } from './use-sample-uploads.ts'

const Picture = chakra('img')

const isStored = ({ status, mime }: UploadEntry) => status === 'done' && mime.startsWith('image/')

/** The uploads that {@link StoredPictures} does not show. */
export const withoutPictures = (uploads: Uploads): Uploads => ({
  ...uploads,
  entries: uploads.entries.filter((entry) => !isStored(entry)),
})

/** The uploaded pictures as a grid of previews that can be removed. */
export function StoredPictures({ uploads }: { uploads: Uploads }) {
  const t = useT('forms.file-input')
  const done = uploads.entries.filter(isStored)
  if (done.length === 0) return null
  return (
    <SimpleGrid as="ul" aria-label={t('pictures')} listStyleType="none" columns={{ base: 2, sm: 4 }} gap="3">
      {done.map(({ id, name, path }) => (
        <Box as="li" key={id} position="relative">
          <StoredPicture path={path} name={name} />
          <IconButton
            position="absolute"
            top="1"
            insetEnd="1"
            size="xs"
            variant="surface"
            type="button"
            label={t('remove', { name })}
            onClick={() => uploads.remove(id)}
          >
            <X />
          </IconButton>
        </Box>
      ))}
    </SimpleGrid>
  )
}

function StoredPicture({ path, name }: { path: string; name: string }) {
  const { data: url } = useQuery(signedFileQuery(SAMPLE_BUCKET, path))
  if (!url) return <Skeleton aspectRatio="1" borderRadius="control" />
  return (
    <Picture
      src={url}
      alt={name}
      aspectRatio="1"
      w="full"
      objectFit="cover"
      borderRadius="control"
      bg="bg.subtle"
    />
  )
}
