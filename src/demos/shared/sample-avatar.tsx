import { chakra } from '@chakra-ui/react'

/** The picture of a person of the sample data; decorative, because the name is beside it or in a label. */
export function SampleAvatar({ img, size = '6' }: { img: string; size?: string }) {
  return (
    <chakra.img
      src={img}
      alt=""
      boxSize={size}
      borderRadius="full"
      borderWidth="1px"
      borderColor="bg.surface"
      bg="bg.subtle"
      objectFit="cover"
      loading="lazy"
      draggable={false}
    />
  )
}
