import { Box, Text } from '@chakra-ui/react'
import type { PostalAddress } from '@contract/demo/postal-address.ts'
import { useIntl } from 'react-intl'

/** An address in lines. */
export function PostalLines({ address }: { address: Omit<PostalAddress, 'revision'> }) {
  const intl = useIntl()
  const country =
    intl.formatDisplayName(address.countryCode.toUpperCase(), { type: 'region' }) ?? address.countryCode
  const lines = [address.street, address.extra, `${address.postcode} ${address.city}`, country]
  return (
    <Box overflowWrap="anywhere">
      <Text fontWeight="medium">
        <bdi>{address.recipient}</bdi>
      </Text>
      {lines.map((line) =>
        line === '' ? null : (
          <Text key={line} color="fg.muted">
            <bdi>{line}</bdi>
          </Text>
        ),
      )}
    </Box>
  )
}
