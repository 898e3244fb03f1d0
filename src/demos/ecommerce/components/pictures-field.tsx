import { Box, chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { CircleAlert, Star, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { splitPictures } from '@/demos/shared/picture-files.ts'
import { pictureSrc } from '@/demos/shared/picture-src.ts'
import { useUploads } from '@/features/attachments/api/use-uploads.ts'
import { AttachmentDrop } from '@/features/attachments/shared/attachment-drop.tsx'
import { UploadList } from '@/features/attachments/shared/upload-list.tsx'
import { storedUserId } from '@/lib/auth/auth-storage.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'

const Thumbnail = chakra('img')

type PicturesFieldProps = {
  /** The form field that holds the paths of the pictures. */
  name: string
  most: number
  isDisabled: boolean
  onBusy: (isBusy: boolean) => void
}

/** Pictures by drop or choice, uploaded at once with progress; the first one is the main picture. */
export function PicturesField({ name, most, isDisabled, onBusy }: PicturesFieldProps) {
  const intl = useIntl()
  const t = useT('ecommerce.pictures')
  const { field } = useController({ name })
  const paths: readonly string[] = Array.isArray(field.value) ? field.value : []
  const folder = storedUserId() ?? ''
  const uploads = useUploads({ bucket: 'product-pictures', folder })
  const [refused, setRefused] = useState<readonly File[]>([])
  const { entries, isBusy, forget } = uploads
  const { onChange } = field
  useEffect(() => {
    const done = entries.filter(({ status }) => status === 'done')
    if (done.length === 0) return
    onChange([...paths, ...done.map(({ path }) => path)])
    forget(done.map(({ id }) => id))
  }, [entries, paths, onChange, forget])
  useEffect(() => onBusy(isBusy), [onBusy, isBusy])
  const handleFiles = async (files: File[]) => {
    const room = most - paths.length - entries.length
    const { fit, refused: others } = await splitPictures(files, room)
    setRefused(others)
    if (fit.length > 0) uploads.add(fit)
  }
  return (
    <>
      <AttachmentDrop
        label={t('label')}
        help={t('help', { count: most })}
        isDisabled={isDisabled || paths.length >= most}
        onFiles={(files) => void handleFiles(files)}
      />
      {refused.length > 0 ? (
        <Flex role="alert" gap="1.5" align="center" color="danger.fg">
          <CircleAlert size={14} strokeWidth={2} aria-hidden style={{ flexShrink: 0 }} />
          <Text overflowWrap="anywhere" minW="0">
            {t('refused', {
              count: refused.length,
              names: intl.formatList(refused.map(({ name }) => name)),
              most,
            })}
          </Text>
        </Flex>
      ) : null}
      <UploadList uploads={uploads} label={t('uploads')} />
      {paths.length > 0 ? (
        <SimpleGrid as="ul" aria-label={t('label')} listStyleType="none" columns={{ base: 2, sm: 4 }} gap="3">
          {paths.map((path, n) => (
            <Box as="li" key={path} position="relative">
              <Thumbnail
                src={pictureSrc(`/storage/product-pictures/${path}`)}
                alt={t(n === 0 ? 'main' : 'picture', { n: n + 1 })}
                aspectRatio="1"
                w="full"
                objectFit="cover"
                borderRadius="control"
                bg="bg.subtle"
              />
              <Flex
                position="absolute"
                top="1"
                insetEnd="1"
                gap="1"
                p="0.5"
                bg="bg.surface"
                borderRadius="control"
              >
                {n > 0 ? (
                  <IconButton
                    size="xs"
                    type="button"
                    label={t('make-main', { n: n + 1 })}
                    disabled={isDisabled}
                    onClick={() => field.onChange([path, ...paths.filter((one) => one !== path)])}
                  >
                    <Star />
                  </IconButton>
                ) : null}
                <IconButton
                  size="xs"
                  type="button"
                  label={t('remove', { n: n + 1 })}
                  disabled={isDisabled}
                  onClick={() => field.onChange(paths.filter((one) => one !== path))}
                >
                  <X />
                </IconButton>
              </Flex>
            </Box>
          ))}
        </SimpleGrid>
      ) : null}
    </>
  )
}
