import { Box } from '@chakra-ui/react'

/** The colour of a label: decoration beside its name, or named by what stands around. */
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
