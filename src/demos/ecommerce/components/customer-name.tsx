import { chakra, Flex, Text } from '@chakra-ui/react'

const Picture = chakra('img')

/** The picture and the name of a customer in a table cell, with a second line in muted text. */
export function CustomerName({ name, avatar, note }: { name: string; avatar: string; note?: string }) {
  return (
    <Flex align="center" gap="3" minW="0">
      <Picture src={avatar} alt="" w="8" h="8" flex="none" borderRadius="full" bg="bg.subtle" />
      <Flex direction="column" minW="0">
        <Text as="bdi" fontWeight="medium" truncate>
          {name}
        </Text>
        {note === undefined ? null : (
          <Text as="bdi" textStyle="xs" color="fg.muted" truncate>
            {note}
          </Text>
        )}
      </Flex>
    </Flex>
  )
}
