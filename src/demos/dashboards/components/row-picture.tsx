import { chakra } from '@chakra-ui/react'

const Picture = chakra('img')

type RowPictureProps = { src: string; shape?: 'square' | 'round' | 'flag' | undefined }

const shapes = {
  square: { boxSize: '10', borderRadius: 'control' },
  round: { boxSize: '9', borderRadius: 'full' },
  flag: { w: '7', h: '5', borderRadius: '3px' },
} as const

/** A decorative picture before a line of a card; the line names what it shows. */
export function RowPicture({ src, shape = 'square' }: RowPictureProps) {
  return (
    <Picture
      src={src}
      alt=""
      loading="lazy"
      flex="none"
      bg="bg.subtle"
      objectFit="cover"
      {...shapes[shape]}
    />
  )
}
