import { Box, Link as ChakraLink, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { QuickSettings } from '@/features/auth/shared/quick-settings.tsx'
import { Logo } from '@/ui/art/logo.tsx'
import { frontLinks } from './front-links.ts'
import { FRONT_WIDTH } from './front-section.tsx'

const groups = [
  {
    titleId: 'front-pages.footer.product',
    links: [frontLinks.writers, frontLinks.clients, frontLinks.prices],
  },
  {
    titleId: 'front-pages.footer.help',
    links: [{ ...frontLinks.help, labelId: 'front-pages.footer.help-center' }, frontLinks.contact],
  },
  {
    titleId: 'front-pages.footer.legal',
    links: [frontLinks.terms, frontLinks.privacy, frontLinks.imprint],
  },
  { titleId: 'front-pages.footer.account', links: [frontLinks.signIn, frontLinks.register] },
] as const

/** The footer of the public pages; on a phone it has the links and settings that the header leaves out. */
export function FrontFooter() {
  const intl = useIntl()
  return (
    <Box as="footer" bg="bg.subtle" borderTopWidth="1px">
      <Flex
        wrap="wrap"
        gap={{ base: '8', md: '12' }}
        maxW={FRONT_WIDTH}
        mx="auto"
        px={{ base: '4', md: '6' }}
        py={{ base: '10', md: '12' }}
      >
        <Stack flex="1 1 240px" gap="3">
          <Logo />
          <Text color="fg.muted" maxW="34ch">
            {intl.formatMessage({ id: 'front-pages.footer.body' })}
          </Text>
          <Box display={{ md: 'none' }} ms="-3">
            <QuickSettings />
          </Box>
        </Stack>
        {groups.map(({ titleId, links }) => (
          <Stack key={titleId} gap="1" minW="130px">
            <Heading as="h2" textStyle="sm" mb="1">
              {intl.formatMessage({ id: titleId })}
            </Heading>
            {links.map(({ labelId, to }) => (
              <ChakraLink key={to} asChild color="fg.muted" py="1.5" _hover={{ color: 'fg' }}>
                <Link to={to}>{intl.formatMessage({ id: labelId })}</Link>
              </ChakraLink>
            ))}
          </Stack>
        ))}
      </Flex>
    </Box>
  )
}
