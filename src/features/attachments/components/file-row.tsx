import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type FileRowProps = {
  picture: ReactNode
  name: ReactNode
  /** A secondary line below the name. */
  note?: ReactNode
  /** Shown below the lines at full width. */
  below?: ReactNode
  actions?: ReactNode
}

/** A file of a list: its icon or thumbnail, its name, a secondary line and actions. */
export function FileRow({ picture, name, note, below, actions }: FileRowProps) {
  return (
    <Flex as="li" align="center" gap="3" ps="3" pe="1.5" py="1.5" minH="12" minW="0">
      <Box
        flex="none"
        boxSize="9"
        display="grid"
        placeItems="center"
        borderRadius="control"
        bg="bg.subtle"
        color="fg.muted"
        overflow="hidden"
      >
        {picture}
      </Box>
      <Box flex="1" minW="0">
        <Text as="div" truncate fontWeight="medium">
          {name}
        </Text>
        {note ? (
          <Text as="div" textStyle="xs" color="fg.muted">
            {note}
          </Text>
        ) : null}
        {below}
      </Box>
      {actions ? (
        <Flex flex="none" gap="0.5">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  )
}
