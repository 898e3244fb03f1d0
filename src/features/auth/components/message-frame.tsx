import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Logo } from '@/ui/art/logo.tsx'
import { QuickSettings } from './quick-settings.tsx'

/** A page that says one thing, under the name of the product. */
export function MessageFrame({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <Flex direction="column" flex="1" px={{ base: '5', sm: '10' }} py={{ base: '6', sm: '8' }}>
      <Flex align="center" justify="space-between">
        <Link to="/" aria-label={intl.formatMessage({ id: 'app.home' })} style={{ display: 'inline-block' }}>
          <Logo />
        </Link>
        <QuickSettings />
      </Flex>
      <Flex flex="1" align="center" justify="center">
        {children}
      </Flex>
    </Flex>
  )
}
