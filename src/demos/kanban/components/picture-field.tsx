import { chakra, Flex } from '@chakra-ui/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useT } from '@/lib/use-t.ts'
import { FieldFrame } from '@/ui/form/field-frame.tsx'

const names = ['art', 'design', 'psychology', 'uiux', 'web']
const pictures = names.flatMap((name) => [1, 2, 3, 4].map((n) => `/build/demo/courses/${name}-${n}.svg`))

const choice = {
  padding: '0',
  borderWidth: '2px',
  borderRadius: 'control',
  overflow: 'hidden',
  flex: 'none',
  width: '24',
  height: '14',
  display: 'grid',
  placeItems: 'center',
  textStyle: 'xs',
  cursor: 'pointer',
  '&[aria-pressed=true]': { borderColor: 'brand.solid', outline: '2px solid', outlineColor: 'brand.solid' },
} as const

/** The picture of a card: none, or one of the sample pictures. */
export function PictureField({ name, label }: { name: string; label: string }) {
  const t = useT('kanban.card')
  const { setValue } = useFormContext()
  const value: unknown = useWatch({ name })
  const choose = (picture: string) => setValue(name, picture, { shouldDirty: true })
  return (
    <FieldFrame name={name} label={label}>
      <Flex role="group" aria-label={label} gap="2" overflowX="auto" width="full" p="1" tabIndex={-1}>
        <chakra.button type="button" css={choice} aria-pressed={value === ''} onClick={() => choose('')}>
          {t('picture.none')}
        </chakra.button>
        {pictures.map((picture, index) => (
          <chakra.button
            key={picture}
            type="button"
            css={choice}
            aria-pressed={value === picture}
            aria-label={t('picture.choose', { n: index + 1 })}
            onClick={() => choose(picture)}
          >
            <chakra.img src={picture} alt="" width="full" height="full" objectFit="cover" loading="lazy" />
          </chakra.button>
        ))}
      </Flex>
    </FieldFrame>
  )
}
