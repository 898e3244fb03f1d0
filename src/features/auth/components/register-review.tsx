import { Box, Stack, Text } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'

/** The values of a new account before it is created, without the password. */
export function RegisterReview() {
  const [email, fullName, company] = useWatch<Record<string, string>>({
    name: ['email', 'fullName', 'company'],
  })
  const rows = [
    ['email', email],
    ['full-name', fullName],
    ...(company ? [['company-name', company] as const] : []),
  ] as const
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        <FormattedMessage id="auth.steps.review.body" />
      </Text>
      <Box as="dl" display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="6" rowGap="2">
        {rows.map(([key, value]) => (
          <Box key={key} display="contents">
            <Box as="dt" color="fg.muted">
              <FormattedMessage id={`auth.${key}`} />
            </Box>
            <Box as="dd" overflowWrap="anywhere" dir="auto">
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Stack>
  )
}
