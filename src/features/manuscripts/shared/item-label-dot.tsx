import { Box } from '@chakra-ui/react'

/** The colour of a label; decorative, because the name is in nearby text. */
export function ItemLabelDot({ colour, size = '2.5' }: { colour: string | null; size?: string }) {
  return (
    <Box
      as="span"
      aria-hidden
      display="inline-block"
      boxSize={size}
      borderRadius="full"
      flexShrink="0"
      borderWidth="1px"
      borderColor="border.control"
      style={colour ? { backgroundColor: colour, borderColor: 'transparent' } : undefined}
    />
  )
}
