import { Box, Flex, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Delayed } from '@/ui/feedback/states.tsx'

const keys = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}-${at}`)

/** The skeleton of a manuscript: header, binder, cards. */
export function ManuscriptSkeleton() {
  const intl = useIntl()
  return (
    <Flex
      direction="column"
      flex="1"
      minH="0"
      role="status"
      aria-label={intl.formatMessage({ id: 'ui.loading' })}
    >
      <Box height="57px" px="4" py="3" borderBottomWidth="1px" bg="bg.surface">
        <Delayed>
          <Skeleton height="8" maxW="64" borderRadius="control" />
        </Delayed>
      </Box>
      <Flex flex="1" minH="0">
        <Stack
          hideBelow="md"
          width={{ md: '72', lg: '80' }}
          p="3"
          gap="2"
          borderInlineEndWidth="1px"
          bg="bg.surface"
        >
          <Delayed>
            {keys('line', 12).map((key) => (
              <Skeleton key={key} height="6" borderRadius="control" />
            ))}
          </Delayed>
        </Stack>
        <Box flex="1" p={{ base: '4', md: '8' }}>
          <Delayed>
            <SimpleGrid gap="4" templateColumns="repeat(auto-fill, minmax(min(100%, 240px), 1fr))">
              {keys('card', 6).map((key) => (
                <Skeleton key={key} height="40" borderRadius="card" />
              ))}
            </SimpleGrid>
          </Delayed>
        </Box>
      </Flex>
    </Flex>
  )
}
