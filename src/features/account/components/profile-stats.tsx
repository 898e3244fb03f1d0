import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import type { ProfileTab } from '@contract/profile-pages.ts'
import { FormattedMessage, useIntl } from 'react-intl'

const shown = ['manuscripts', 'words', 'projects', 'connections'] as const

export function ProfileStats({ overview }: { overview: ProfileTab['overview'] }) {
  const intl = useIntl()
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="3">
      {shown.map((key) => (
        <Box key={key} bg="bg.surface" borderWidth="1px" borderRadius="card" p="4">
          <Text textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {intl.formatNumber(overview[key])}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            <FormattedMessage id={`account.stat.${key}`} values={{ count: overview[key] }} />
          </Text>
        </Box>
      ))}
    </SimpleGrid>
  )
}
