import { Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { companyLabel } from './name-with-company.ts'

/**
 * Shows the company of a person outside the agency before the name and in full, so that no client passes as staff;
 * renders nothing for staff.
 */
export function Affiliation({ of }: { of: string | null | undefined }) {
  const company = companyLabel(useIntl(), of)
  if (company === null) return null
  return (
    <Text as="bdi" textStyle="xs" color="fg.muted" overflowWrap="anywhere" data-affiliation="">
      {company}
    </Text>
  )
}
