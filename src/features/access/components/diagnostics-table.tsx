import { Box, Heading, Text } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'

/** Details of this browser and session, for a support request. */
export function DiagnosticsTable({
  facts,
}: {
  facts: readonly { name: MessageKey<'access.fact'>; value: string }[]
}) {
  return (
    <Box as="section">
      <Heading as="h2" textStyle="md" mb="3">
        <FormattedMessage id="access.diagnostics.facts" />
      </Heading>
      <Box
        as="dl"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '200px 1fr' }}
        columnGap="4"
        rowGap={{ base: '1', sm: '2' }}
      >
        {facts.map(({ name, value }) => (
          <Box key={name} display="contents">
            <Text as="dt" color="fg.muted">
              <FormattedMessage id={`access.fact.${name}`} />
            </Text>
            <Text as="dd" minW="0" overflowWrap="anywhere" mb={{ base: '2', sm: '0' }}>
              <bdi>{value}</bdi>
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
