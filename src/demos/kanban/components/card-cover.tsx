import { Box, chakra } from '@chakra-ui/react'
import { useCardPicture } from '../api/card-picture.ts'

/** The picture of a card; its height is reserved while it loads. */
export function CardCover({ image, height }: { image: string; height: string }) {
  const src = useCardPicture(image)
  return (
    <Box height={height} width="full" bg="bg.subtle" borderRadius="control" overflow="hidden">
      {src ? (
        <chakra.img
          src={src}
          alt=""
          draggable={false}
          loading="lazy"
          decoding="async"
          boxSize="full"
          objectFit="cover"
        />
      ) : null}
    </Box>
  )
}
