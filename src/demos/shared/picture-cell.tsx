import { chakra, Flex, Text } from '@chakra-ui/react'
import { pictureSrc } from './picture-src.ts'

type PictureCellProps = {
  picture: string
  title: string
  /** A second line in muted text. */
  note?: string
  /** The picture shows a person. */
  isPerson?: boolean
}

/** A decorative picture and a name in a table cell, with an optional second line. */
export function PictureCell({ picture, title, note, isPerson = false }: PictureCellProps) {
  return (
    <Flex align="center" gap="3" minW="0">
      <chakra.img
        src={pictureSrc(picture)}
        alt=""
        loading="lazy"
        boxSize={isPerson ? '8' : '9'}
        flex="none"
        borderRadius={isPerson ? 'full' : 'control'}
        bg="bg.subtle"
        objectFit="cover"
      />
      <Flex direction="column" minW="0">
        <Text as="bdi" fontWeight="medium" truncate>
          {title}
        </Text>
        {note === undefined ? null : (
          <Text as="bdi" textStyle="xs" fontWeight="normal" color="fg.muted" truncate>
            {note}
          </Text>
        )}
      </Flex>
    </Flex>
  )
}
