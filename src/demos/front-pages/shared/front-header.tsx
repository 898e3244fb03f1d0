import { Box, Button, Link as ChakraLink, Flex } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useSession } from '@/features/auth/api/session.ts'
import { QuickSettings } from '@/features/auth/shared/quick-settings.tsx'
import { Logo } from '@/ui/art/logo.tsx'
import { frontLinks } from './front-links.ts'
import { FrontMenu } from './front-menu.tsx'
import { FRONT_WIDTH } from './front-section.tsx'

const shown = [frontLinks.writers, frontLinks.clients, frontLinks.prices, frontLinks.help]

/** The header of the public pages: logo, links, language and theme, and the way into the product. */
export function FrontHeader() {
  const intl = useIntl()
  const { status } = useSession()
  const isSignedIn = status === 'signed-in'
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="docked"
      bg="bg"
      borderBottomWidth="1px"
      // At 400 % zoom a sticky bar would cover the page (WCAG 1.4.10).
      css={{ '@media (max-height: 479px)': { position: 'static' } }}
    >
      <Flex
        align="center"
        gap={{ base: '2', md: '6' }}
        h="var(--bar-height)"
        maxW={FRONT_WIDTH}
        mx="auto"
        px={{ base: '4', md: '6' }}
        position="relative"
      >
        <ChakraLink asChild borderRadius="control">
          <Link to={frontLinks.writers.to.split('#')[0] ?? '/'}>
            <Logo />
          </Link>
        </ChakraLink>
        <Flex
          as="nav"
          aria-label={intl.formatMessage({ id: 'front-pages.header.links' })}
          display={{ base: 'none', md: 'flex' }}
          gap="5"
          flex="1"
        >
          {shown.map(({ labelId, to }) => (
            <ChakraLink key={to} asChild color="fg.muted" _hover={{ color: 'fg' }}>
              <Link to={to}>{intl.formatMessage({ id: labelId })}</Link>
            </ChakraLink>
          ))}
        </Flex>
        <Box flex="1" display={{ md: 'none' }} />
        <Box display={{ base: 'none', md: 'block' }}>
          <QuickSettings />
        </Box>
        <Button asChild size="sm" variant={isSignedIn ? 'solid' : 'outline'}>
          <Link to={isSignedIn ? '/' : frontLinks.signIn.to}>
            {intl.formatMessage({ id: isSignedIn ? 'front-pages.header.open' : frontLinks.signIn.labelId })}
          </Link>
        </Button>
        {isSignedIn ? null : (
          <Button asChild size="sm" display={{ base: 'none', lg: 'inline-flex' }}>
            <Link to={frontLinks.register.to}>{intl.formatMessage({ id: frontLinks.register.labelId })}</Link>
          </Button>
        )}
        <FrontMenu links={shown} isSignedIn={isSignedIn} />
      </Flex>
    </Box>
  )
}
