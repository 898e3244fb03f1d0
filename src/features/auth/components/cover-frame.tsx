import { Box, Flex, Grid, Stack } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Logo } from '@/ui/art/logo.tsx'
import { QuickSettings } from '../shared/quick-settings.tsx'
import type { AuthFrameProps } from './auth-frame-props.ts'
import { AuthHeading } from './auth-heading.tsx'
import { AuthIllustration } from './auth-illustration.tsx'

/** A form beside an illustration. */
export function CoverFrame({ title, lead, children, foot, isWide = false }: AuthFrameProps) {
  const intl = useIntl()
  return (
    <Grid
      flex="1"
      templateColumns={
        isWide
          ? { base: 'minmax(0, 1fr)', lg: 'minmax(560px, 7fr) 5fr' }
          : { base: 'minmax(0, 1fr)', md: 'minmax(420px, 5fr) 7fr' }
      }
    >
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
        <Stack
          flex="1"
          justify="center"
          gap="8"
          width="full"
          maxW={isWide ? '560px' : '400px'}
          mx="auto"
          py="10"
        >
          <AuthHeading title={title} lead={lead} />
          {children}
        </Stack>
        {foot ? <Box color="fg.muted">{foot}</Box> : null}
      </Flex>
      <Box
        display={{ base: 'none', [isWide ? 'lg' : 'md']: 'block' }}
        position="relative"
        overflow="hidden"
        bg="bg.subtle"
      >
        <AuthIllustration caption={intl.formatMessage({ id: 'auth.illustration.caption' })} />
      </Box>
    </Grid>
  )
}
