import { Button, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { destinationsFor } from '@/lib/routing/destinations.ts'

const OFFERED = 3

/**
 * Links to the first screens this user may open; `/` may redirect to a dashboard that they may not open
 * (R-021).
 */
export function OpenInstead({ children }: { children?: ReactNode }) {
  const intl = useIntl()
  const screens = destinationsFor(useAbility(), OFFERED)
  return (
    <Flex
      as="nav"
      aria-label={intl.formatMessage({ id: 'auth.open-instead' })}
      gap="2"
      wrap="wrap"
      justify="center"
    >
      {screens.map(({ id, path, labelId }, index) => (
        <Button key={id} asChild variant={index === 0 ? 'solid' : 'outline'}>
          <Link to={path}>{intl.formatMessage({ id: labelId })}</Link>
        </Button>
      ))}
      {children}
    </Flex>
  )
}
