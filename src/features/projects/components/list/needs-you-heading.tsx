import { Box, Link as ChakraLink, Flex } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/href.ts'

const shown = 5
/** The API counts no further. */
const mostCounted = 100

/** The heading over the requests that need the reader, with the way to all of them when there are more than five. */
export function NeedsYouHeading({ total }: { total: number }) {
  const intl = useIntl()
  const more = total - shown
  return (
    <Flex gap="3" justify="space-between" align="center">
      <Box as="span">{intl.formatMessage({ id: 'projects.needs-you' })}</Box>
      {more > 0 ? (
        <ChakraLink asChild color="mark.fg" fontWeight="medium">
          <Link to={href('projects.list', undefined, { needs: 'me' })}>
            {intl.formatMessage(
              { id: 'projects.needs-you.more' },
              { count: more, isCapped: total >= mostCounted ? 'yes' : 'no' },
            )}
          </Link>
        </ChakraLink>
      ) : null}
    </Flex>
  )
}
