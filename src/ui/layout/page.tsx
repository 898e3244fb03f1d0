import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { textAlignMatchParent } from './text-align.ts'

type PageProps = {
  title: ReactNode
  /** One line below the title. */
  description?: ReactNode
  /** The primary action, at the end of the title row. */
  actions?: ReactNode
  /** Breadcrumb, from the third level only. */
  above?: ReactNode
  /** Prints without the frame and the controls. */
  isDocument?: boolean
  /** `wide` for tables and boards, `prose` for text. */
  width?: 'wide' | 'normal' | 'prose'
  children?: ReactNode
}

const widths = { wide: '1440px', normal: '1120px', prose: '760px' }

/** The layout of a screen: title, description, primary action at the end, then the content. */
export function PageFrame({
  title,
  description,
  actions,
  above,
  isDocument = false,
  width = 'normal',
  children,
}: PageProps) {
  return (
    <Box
      data-print={isDocument ? 'page' : undefined}
      width="full"
      maxW={widths[width]}
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt={{ base: '5', md: '8' }}
      // Bottom padding keeps the back-to-top button off the last control.
      pb="20"
      // Fluid content takes the full width, except prose, which keeps its measure.
      css={width === 'prose' ? undefined : { '[data-content-width=fluid] &': { maxWidth: 'none' } }}
    >
      <Stack gap={{ base: '5', md: '6' }}>
        <PageHeader title={title} description={description} actions={actions} above={above} />
        {children}
      </Stack>
    </Box>
  )
}

/**
 * The header of a screen; its heading takes the focus after navigation, so that screen readers announce the
 * screen.
 */
export function PageHeader({
  title,
  description,
  actions,
  above,
}: Omit<PageProps, 'children' | 'width' | 'isDocument'>) {
  return (
    <Box>
      {above ? <Box mb="2">{above}</Box> : null}
      <Flex gap="4" align="flex-start" justify="space-between" wrap="wrap">
        <Box minW="0" flex="1 1 320px">
          <Heading as="h1" textStyle="xl" tabIndex={-1} dir="auto" css={textAlignMatchParent}>
            {title}
          </Heading>
          {description ? (
            <Text mt="1" color="fg.muted" maxW="70ch" textWrap="pretty" dir="auto" css={textAlignMatchParent}>
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
