import { Box, Text } from '@chakra-ui/react'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

/** The text that a link in a mail is about; a long one scrolls. */
export function LinkedText({ label, text }: { label: string; text: string }) {
  return (
    <Box
      borderStartWidth="2px"
      ps="3"
      maxH="40vh"
      overflowY="auto"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto" css={textAlignMatchParent}>
        {text}
      </Text>
    </Box>
  )
}
