import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

type PictureSlideProps = { src: string; title: string; note: string; height: string }

/** A slide: a picture with its title below it. */
export function PictureSlide({ src, title, note, height }: PictureSlideProps) {
  return (
    <Flex direction="column" h="full" borderWidth="1px" borderRadius="card" overflow="hidden" bg="bg.surface">
      <Box bg="bg.subtle" p="4" flex="1" minH="0">
        <chakra.img src={src} alt="" w="full" h={height} objectFit="contain" draggable={false} />
      </Box>
      <Box p="4">
        <Text fontWeight="medium" truncate dir="auto" css={textAlignMatchParent}>
          {title}
        </Text>
        <Text color="fg.muted" truncate dir="auto" css={textAlignMatchParent}>
          {note}
        </Text>
      </Box>
    </Flex>
  )
}
