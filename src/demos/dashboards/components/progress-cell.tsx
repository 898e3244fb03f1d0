import { Box, Flex, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'

/** A share from 0 to 1 in a table, as a bar named `label` and in percent. */
export function ProgressCell({ label, share }: { label: string; share: number }) {
  const intl = useIntl()
  return (
    <Flex align="center" gap="3">
      <Box flex="1" minW="20">
        <ProgressBar label={label} share={share} />
      </Box>
      <Text as="bdi" minW="10" textAlign="end" fontVariantNumeric="tabular-nums">
        {intl.formatNumber(share, { style: 'percent' })}
      </Text>
    </Flex>
  )
}
