import { Box, Flex, Text } from '@chakra-ui/react'

type ChartTipProps = { title?: string; lines: readonly { label: string; value: string; color?: string }[] }

/** The tooltip of a chart. */
export function ChartTip({ title, lines }: ChartTipProps) {
  return (
    <Box bg="bg.surface" color="fg" boxShadow="floating" borderRadius="control" px="3" py="2" textStyle="xs">
      {title ? (
        <Text fontWeight="medium" mb="1" whiteSpace="nowrap">
          {title}
        </Text>
      ) : null}
      {lines.map(({ label, value, color }) => (
        <Flex key={label} align="center" gap="2" whiteSpace="nowrap">
          {color ? (
            <Box boxSize="2" borderRadius="full" flexShrink="0" style={{ background: color }} />
          ) : null}
          <Text color="fg.muted">{label}</Text>
          <Text ms="auto" ps="3" fontVariantNumeric="tabular-nums">
            {value}
          </Text>
        </Flex>
      ))}
    </Box>
  )
}
