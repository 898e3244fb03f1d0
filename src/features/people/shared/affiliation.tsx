import { Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { companyLabel } from './name-with-company.ts'

/** Beside a name: the company of a person outside the agency, so that no customer passes as staff. Nothing for staff. */
export function Affiliation({ of }: { of: string | null | undefined }) {
  const company = companyLabel(useIntl(), of)
  if (company === null) return null
  return (
    <Text as="bdi" textStyle="xs" color="fg.muted" truncate minW="12" data-affiliation="">
      {company}
    </Text>
  )
}
