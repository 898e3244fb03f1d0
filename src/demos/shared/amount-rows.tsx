import { Box, Flex, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { formatMoney } from '@/ui/format/format-money.ts'

type AmountRow = { label: string; cents: number; isTotal?: boolean }

/** Amounts that add up to a total. */
export function AmountRows({ rows }: { rows: readonly AmountRow[] }) {
  const intl = useIntl()
  return (
    <Box as="dl" width="full" maxW={{ sm: '80' }} ms="auto">
      {rows.map(({ label, cents, isTotal = false }) => (
        <Flex
          key={label}
          justify="space-between"
          gap="4"
          py="1"
          {...(isTotal ? { borderTopWidth: '1px', mt: '1', pt: '2', fontWeight: 'semibold' } : {})}
        >
          <Text as="dt" {...(isTotal ? {} : { color: 'fg.muted' })}>
            {label}
          </Text>
          <Text as="dd" fontVariantNumeric="tabular-nums">
            <bdi>{formatMoney(intl, cents)}</bdi>
          </Text>
        </Flex>
      ))}
    </Box>
  )
}
