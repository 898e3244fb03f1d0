import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Logo } from '@/ui/art/logo.tsx'
import { AuthIllustration } from './auth-illustration.tsx'
import { QuickSettings } from './quick-settings.tsx'

type AuthFrameProps = { title: ReactNode; lead?: ReactNode; children: ReactNode; foot?: ReactNode }

/** The layout of the authentication pages: a form beside an illustration. */
export function AuthFrame({ title, lead, children, foot }: AuthFrameProps) {
  const intl = useIntl()
  return (
    <Grid flex="1" templateColumns={{ base: '1fr', md: 'minmax(420px, 5fr) 7fr' }}>
      <Flex
        direction="column"
        bg="bg.surface"
        px={{ base: '5', sm: '10' }}
        py={{ base: '6', sm: '8' }}
        minW="0"
      >
        <Flex align="center" justify="space-between">
          <Logo />
          <QuickSettings />
        </Flex>
        <Stack flex="1" justify="center" gap="8" width="full" maxW="400px" mx="auto" py="10">
          <Stack gap="2">
            <Heading
              as="h1"
              tabIndex={-1}
              fontFamily="prose"
              textStyle="2xl"
              fontWeight="500"
              letterSpacing="-0.02em"
            >
              {title}
            </Heading>
            {lead ? <Text color="fg.muted">{lead}</Text> : null}
          </Stack>
          {children}
        </Stack>
        {foot ? <Box color="fg.muted">{foot}</Box> : null}
      </Flex>
      <Box display={{ base: 'none', md: 'block' }} position="relative" overflow="hidden" bg="bg.subtle">
        <AuthIllustration caption={intl.formatMessage({ id: 'auth.illustration.caption' })} />
      </Box>
    </Grid>
  )
}
