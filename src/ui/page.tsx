import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type PageProps = {
  title: ReactNode
  /** One line of what this is. */
  description?: ReactNode
  /** The primary action, at the end of the title's line. */
  actions?: ReactNode
  /** Breadcrumb, from the third level only. */
  above?: ReactNode
  /** `wide` for tables and boards, `prose` for what is read. */
  width?: 'wide' | 'normal' | 'prose'
  children?: ReactNode
}

const widths = { wide: '1440px', normal: '1120px', prose: '760px' }

/** The anatomy of a screen: title, one line, primary action at the end, then the content. */
export function PageFrame({ title, description, actions, above, width = 'normal', children }: PageProps) {
  return (
    <Box
      width="full"
      maxW={widths[width]}
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt={{ base: '5', md: '8' }}
      // At its end the button to the top covers nothing one would press.
      pb={{ base: '20', _print: '0' }}
      // Fluid content takes the whole width, but what is read keeps its measure.
      css={width === 'prose' ? undefined : { '[data-content-width=fluid] &': { maxWidth: 'none' } }}
    >
      <Stack gap={{ base: '5', md: '6' }}>
        <PageHeader title={title} description={description} actions={actions} above={above} />
        {children}
      </Stack>
    </Box>
  )
}

/** The head of a screen; its heading takes the focus after navigation so that screen readers say where one is. */
export function PageHeader({ title, description, actions, above }: Omit<PageProps, 'children' | 'width'>) {
  return (
    <Box>
      {above ? <Box mb="2">{above}</Box> : null}
      <Flex gap="4" align="flex-start" justify="space-between" wrap="wrap">
        <Box minW="0" flex="1 1 320px">
          <Heading as="h1" textStyle="xl" tabIndex={-1}>
            {title}
          </Heading>
          {description ? (
            <Text mt="1" color="fg.muted" maxW="70ch" textWrap="pretty">
              {description}
            </Text>
          ) : null}
        </Box>
        {actions ? (
          <Flex gap="2" align="center" wrap="wrap">
            {actions}
          </Flex>
        ) : null}
      </Flex>
    </Box>
  )
}
