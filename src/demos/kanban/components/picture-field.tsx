import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { CircleAlert, ImageUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SAMPLE_PICTURE_TYPES, splitPictures } from '@/demos/shared/picture-files.ts'
import type { Uploads } from '@/features/attachments/api/use-uploads.ts'
import { UploadList } from '@/features/attachments/shared/upload-list.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { FieldFrame } from '@/ui/form/field-frame.tsx'
import { storedPicture } from '../api/card-picture.ts'
import { smallPicture } from '../model/small-picture.ts'
import { CardCover } from './card-cover.tsx'

const names = ['art', 'design', 'psychology', 'uiux', 'web']
const samples = names.flatMap((name) => [1, 2, 3, 4].map((n) => `/build/demo/courses/${name}-${n}.svg`))

const sampleStyles = {
  padding: '0',
  borderWidth: '2px',
  borderRadius: 'control',
  overflow: 'hidden',
  flex: 'none',
  width: '24',
  height: '14',
  cursor: 'pointer',
  '&[aria-pressed=true]': { borderColor: 'brand.solid', outline: '2px solid', outlineColor: 'brand.solid' },
} as const

/** The picture of a card: an uploaded one, one of the sample pictures, or none. */
export function PictureField({ name, label, uploads }: { name: string; label: string; uploads: Uploads }) {
  const t = useT('kanban.card.picture')
  const { setValue } = useFormContext()
  const value: string = useWatch({ name })
  const input = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const { entries, add, remove, forget } = uploads
  const choose = (picture: string) => setValue(name, picture, { shouldDirty: true, shouldValidate: true })
  useEffect(() => {
    const done = entries.find(({ status }) => status === 'done')
    if (!done) return
    setValue(name, storedPicture(done.path), { shouldDirty: true, shouldValidate: true })
    forget([done.id])
  }, [entries, forget, name, setValue])
  const upload = async (files: File[]) => {
    const { fit } = await splitPictures(files, 1)
    setIsRefused(fit.length === 0)
    if (fit.length === 0) return
    for (const { id } of entries) remove(id)
    add(await Promise.all(fit.map(smallPicture)))
  }
  return (
    <FieldFrame name={name} label={label} help={t('help')}>
      {value ? <CardCover image={value} height="40" /> : null}
      <Flex gap="2" wrap="wrap">
        <input
          ref={input}
          type="file"
          hidden
          accept={SAMPLE_PICTURE_TYPES.join()}
          aria-label={t('upload')}
          onChange={({ currentTarget }) => {
            if (currentTarget.files?.length) void upload([...currentTarget.files])
            currentTarget.value = ''
          }}
        />
        <Button type="button" size="xs" variant="outline" onClick={() => input.current?.click()}>
          <ImageUp size={16} aria-hidden />
          {t(value ? 'replace' : 'upload')}
        </Button>
        {value ? (
          <Button type="button" size="xs" variant="ghost" colorPalette="gray" onClick={() => choose('')}>
            <X size={16} aria-hidden />
            {t('remove')}
          </Button>
        ) : null}
      </Flex>
      {isRefused ? (
        <Flex role="alert" gap="1.5" align="center" color="danger.fg">
          <CircleAlert size={14} strokeWidth={2} aria-hidden />
          <Text>{t('refused')}</Text>
        </Flex>
      ) : null}
      {entries.length > 0 ? <UploadList uploads={uploads} label={t('progress')} /> : null}
      <Flex role="group" aria-label={t('samples')} gap="2" overflowX="auto" width="full" p="1" tabIndex={-1}>
        {samples.map((sample, index) => (
          <chakra.button
            key={sample}
            type="button"
            css={sampleStyles}
            aria-pressed={value === sample}
            aria-label={t('choose', { n: index + 1 })}
            onClick={() => choose(sample)}
          >
            <chakra.img src={sample} alt="" boxSize="full" objectFit="cover" loading="lazy" />
          </chakra.button>
        ))}
      </Flex>
    </FieldFrame>
  )
}
