import { Box, type BoxProps, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type FrontSectionProps = Omit<BoxProps, 'title'> & {
  title?: ReactNode
  lead?: ReactNode
  /** On wide screens the heading is beside the content instead of above it. */
  isBeside?: boolean
  /** More content below the heading. */
  below?: ReactNode
  children: ReactNode
}

/** The width of the public pages. */
export const FRONT_WIDTH = '1120px'

/** The browser lays out a section when it comes near the window, so that the first layout is short. */
const laterLayout = { contentVisibility: 'auto', containIntrinsicSize: 'auto 640px' }

/** A section of a public page: an optional heading with a sentence, then content of the common width. */
export function FrontSection({ title, lead, isBeside = false, below, children, ...rest }: FrontSectionProps) {
  return (
    <Box as="section" py={{ base: '12', md: '20' }} css={title ? laterLayout : undefined} {...rest}>
      <Grid
        templateColumns={isBeside ? { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' } : '100%'}
        gap={{ base: '8', md: '10', lg: isBeside ? '16' : '10' }}
        maxW={FRONT_WIDTH}
        mx="auto"
        px={{ base: '4', md: '6' }}
      >
        {title ? (
          <Stack gap="3" maxW="60ch">
            <Heading as="h2" fontFamily="prose" fontWeight="500" textStyle={{ base: 'xl', md: '2xl' }}>
              {title}
            </Heading>
            {lead ? (
              <Text color="fg.muted" textStyle="md" textWrap="pretty">
                {lead}
              </Text>
            ) : null}
            {below ? <Box mt={{ base: '5', md: '7' }}>{below}</Box> : null}
          </Stack>
        ) : null}
        {isBeside ? <Box minW="0">{children}</Box> : children}
      </Grid>
    </Box>
  )
}
